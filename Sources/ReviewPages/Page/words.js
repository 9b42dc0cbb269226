const wholeNumber = new Intl.NumberFormat("en-US");

function plural(count, one, many = one + "s") {
  return `${wholeNumber.format(count)} ${count === 1 ? one : many}`;
}

/** With the minus sign of print. */
function decimal(value, digits) {
  const text = Math.abs(value).toFixed(digits);
  return (value < 0 && Number(text) !== 0 ? "−" : "") + text;
}

function points(value) {
  return value === null ? "—" : `${decimal(value, 1)} pt`;
}

/** A difference: with a sign, and with more digits where one would show nothing. */
function signedPoints(value) {
  const digits = Math.abs(value) >= 0.05 || value === 0 ? 1 : 3;
  return `${value > 0 ? "+" : ""}${decimal(value, digits)} pt`;
}

function seconds(time) {
  return `${time.toFixed(3)} s`;
}

/** A share of 1, never rounded to none or all. */
function percent(share) {
  if (share > 0 && share < 0.0001) return "less than 0.01 %";
  if (share < 1 && share > 0.9999) return "almost all";
  return `${(share * 100).toFixed(share < 0.1 ? 2 : 1)} %`;
}

function sentence(text) {
  const trimmed = text.trim();
  if (!trimmed) return "";
  const first = trimmed[0].toUpperCase() + trimmed.slice(1);
  return /[.!?…]$/.test(first) ? first : first + ".";
}

const outcomeWords = {
  different: "differs", new: "new", gone: "gone", notCompared: "not compared", same: "the same",
};
