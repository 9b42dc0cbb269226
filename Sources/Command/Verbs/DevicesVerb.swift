import Curve7Kit

extension Verb {
  static let devices = Verb(
    name: "devices", summary: "list the devices, or show what is known of one", operands: .optional("NAME"),
    options: [Option.reportFormat.spec],
    example: Example(
      command: "curve7 devices iphone-13", effect: "screen, insets and keyboard heights, with their sources")
  ) { arguments, context in
    let format = arguments[.reportFormat] ?? .text
    let devices = DeviceCatalogue.standard.devices
    guard let name = arguments.operands.first else {
      try context.print(lines: format == .json ? jsonLines(devices.map(\.json)) : DeviceReport.list(devices))
      return .done
    }
    guard let device = DeviceCatalogue.standard[name] else {
      throw UnknownName(name, of: "device", among: devices.map(\.id), verb: "devices")
    }
    try context.print(lines: format == .json ? [device.json.text + "\n"] : DeviceReport.detail(device))
    return .done
  }
}
