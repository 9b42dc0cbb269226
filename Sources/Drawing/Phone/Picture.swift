/// Something drawn from its own values alone, with its top left corner as origin: equal pictures have equal items, so
/// that a picture is its layer's key.
protocol Picture: Hashable, Sendable {
  var items: [Item] { get }
}
