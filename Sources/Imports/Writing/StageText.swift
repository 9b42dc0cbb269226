import Keyboards

/// The elements of the screen that stands for the app's.
struct StageText {
  /// Those that are tapped.
  let fields: Set<ImportedField>
  /// Height of the controller's accessory view, and of the toolbar on the fields.
  let accessory: Double?
  let fieldAccessory: Double?
  /// Whether a finger drags the keyboard away.
  let isDragged: Bool

  var lines: [String] {
    let others = fields.filter { $0 != ImportedField() }.sorted { $0.name < $1.name }
    let mode = isDragged ? "dismiss-mode interactive; " : ""
    let list = isDragged || accessory != nil ? ["  scroll-view list { \(mode)bubbles 12 }"] : []
    return list + others.map(line) + [bar]
  }

  private func line(of field: ImportedField) -> String {
    let settings = [
      field.kind == .letters ? nil : "keyboard \(field.kind.rawValue)", field.role == .secure ? "secure" : nil, toolbar,
    ].compactMap { $0 }
    return "  text-field \(field.name)" + (settings.isEmpty ? "" : " { \(settings.joined(separator: "; ")) }")
  }

  private var bar: String {
    if let accessory { return "  input-accessory field \"Message\" { height \(accessory.points) }" }
    return "  input-bar field \"Message\"" + (toolbar.map { " { \($0) }" } ?? "")
  }

  private var toolbar: String? { fieldAccessory.map { "accessory \($0.points)" } }
}
