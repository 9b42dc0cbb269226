import Foundation

extension Spring {
  /// Seconds from which on the spring stays within `distance` (a fraction of the travel) of its target.
  ///
  /// For a spring that swings it is the time at which the envelope of its swings comes that near, which may be a
  /// little later than the last time the spring itself was farther off. Nil for an undamped one, which never settles,
  /// and for a distance that is not above 0.
  public func settlingTime(within distance: Double = 0.001) -> Double? {
    guard distance > 0, let bound = response.envelopeTime(within: distance) else { return nil }
    if case .underdamped = response { return bound }
    let turn = response.turningTime ?? 0
    let isPastTurn = abs(response.remainder(at: turn)) > distance
    return bisection(from: isPastTurn ? turn : 0, to: isPastTurn ? max(turn, bound) : turn) { seconds in
      abs(response.remainder(at: seconds)) > distance
    }
  }
}

extension Spring.Response {
  /// When a decaying bound of the remainder comes down to `distance`; nil when nothing decays.
  fileprivate func envelopeTime(within distance: Double) -> Double? {
    switch self {
    case .underdamped(let decay, _, let sine):
      return decay > 0 ? max(0, log((1 + sine * sine).squareRoot() / distance) / decay) : nil
    case .critical(let decay, let linear):
      // t·e^(−decay·t/2) is at most 2/(e·decay), so that half of the decay is left to bring the whole down.
      return max(0, 2 * log((1 + abs(linear) * 2 / (exp(1) * decay)) / distance) / decay)
    case .overdamped(let slow, let slowRate, let fast, _):
      return max(0, log((abs(slow) + abs(fast)) / distance) / -slowRate)
    }
  }

  /// When the remainder has its only extreme value after the start; nil when it falls all the way.
  fileprivate var turningTime: Double? {
    switch self {
    case .underdamped:
      return nil
    case .critical(let decay, let linear):
      let time = (linear - decay) / (decay * linear)
      return time > 0 && time.isFinite ? time : nil
    case .overdamped(let slow, let slowRate, let fast, let fastRate):
      let time = log(-fast * fastRate / (slow * slowRate)) / (slowRate - fastRate)
      return time > 0 && time.isFinite ? time : nil
    }
  }
}
