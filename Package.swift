// swift-tools-version: 6.0
import PackageDescription

/// The flow, one folder a step: Timelines → Scenarios → Simulation → Recordings → Drawing → Output.
/// A target may only import what stands above it here.
let package = Package(
  name: "Curve7",
  platforms: [.macOS(.v13)],
  products: [
    .library(name: "Curve7Kit", targets: ["Curve7Kit"]),
    .executable(name: "curve7", targets: ["curve7"]),
  ],
  targets: [
    .systemLibrary(
      name: "CCairo", path: "CCairo", pkgConfig: "pangocairo",
      providers: [.apt(["libcairo2-dev", "libpango1.0-dev"]), .brew(["cairo", "pango"])]),
    .systemLibrary(
      name: "CISAL", path: "Sources/CISAL", pkgConfig: "libisal",
      providers: [.apt(["libisal-dev"]), .brew(["isa-l"])]),

    .systemLibrary(
      name: "CPNG", path: "Sources/CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),

    .systemLibrary(
      name: "CWebP", path: "Sources/CWebP", pkgConfig: "libwebpmux",
      providers: [.apt(["libwebp-dev"]), .brew(["webp"])]),

    .target(name: "Images", dependencies: ["CPNG"]),
    .target(name: "Units"),
    .target(name: "Motion", dependencies: ["Units"]),
    .target(name: "Keyboards", dependencies: ["Units", "Motion"], resources: [.embedInCode("Data")]),
    .target(name: "Timelines", dependencies: ["Units", "Keyboards"]),
    .target(name: "Revisions", dependencies: ["Timelines"]),
    .target(name: "Measurements", dependencies: ["Units", "Motion", "Timelines"]),
    .target(name: "ConsoleLogs", dependencies: ["Units", "Timelines", "Keyboards"]),
    .target(name: "Scenarios", dependencies: ["Units", "Motion", "Timelines", "Measurements", "Keyboards"]),
    .target(name: "Recordings", dependencies: ["Units", "Motion", "Keyboards", "Scenarios"]),
    .target(name: "Simulation", dependencies: ["Scenarios", "Recordings"]),
    .target(name: "Imports", dependencies: ["ConsoleLogs", "Simulation"]),
    .target(name: "Drawing", dependencies: ["Recordings", "CCairo"]),
    .target(name: "Output", dependencies: ["Drawing", "CISAL", "CWebP"]),
    .target(name: "Vectors", dependencies: ["Drawing"]),
    .target(name: "Reports", dependencies: ["Recordings"]),
    .target(name: "Review", dependencies: ["Recordings", "Reports"]),
    .target(name: "Snapshots", dependencies: ["Review", "Output"]),
    .target(name: "ReviewPages", dependencies: ["Units"], resources: [.embedInCode("Page")]),
    .target(
      name: "Curve7Kit",
      dependencies: [
        "Simulation", "Output", "Vectors", "Reports", "Review", "Snapshots", "ReviewPages", "Imports", "Images",
        "Revisions",
      ]),
    .target(name: "Command", dependencies: ["Curve7Kit"]),
    .executableTarget(name: "curve7", dependencies: ["Command"]),
    .executableTarget(name: "curve7-fuzz", dependencies: ["Curve7Kit"], path: "Sources/Fuzz"),
    .executableTarget(name: "curve7-bench", dependencies: ["Curve7Kit"], path: "Sources/Benchmark"),

    .target(name: "TestSupport", dependencies: ["Recordings"], path: "Tests/TestSupport"),
    .testTarget(name: "ImagesTests", dependencies: ["Images"], exclude: ["Cases"]),
    .testTarget(name: "UnitsTests", dependencies: ["Units", "TestSupport"]),
    .testTarget(name: "MotionTests", dependencies: ["Motion", "TestSupport"]),
    .testTarget(
      name: "TimelinesTests", dependencies: ["Timelines", "TestSupport"],
      exclude: ["Diagnostics/Goldens", "Syntax/Goldens"]),
    .testTarget(name: "RevisionsTests", dependencies: ["Revisions", "TestSupport"]),
    .testTarget(
      name: "MeasurementsTests", dependencies: ["Measurements", "TestSupport"], exclude: ["Reading/Goldens"]),
    .testTarget(name: "KeyboardsTests", dependencies: ["Keyboards", "TestSupport"]),
    .testTarget(name: "ConsoleLogsTests", dependencies: ["ConsoleLogs", "TestSupport"], exclude: ["Goldens"]),
    .testTarget(
      name: "ScenariosTests", dependencies: ["Scenarios", "TestSupport"], exclude: ["Goldens", "Measured/Goldens"]),
    .testTarget(name: "RecordingsTests", dependencies: ["Recordings", "TestSupport"]),
    .testTarget(name: "SimulationTests", dependencies: ["Simulation", "TestSupport"]),
    .testTarget(
      name: "DrawingTests", dependencies: ["Drawing", "Simulation", "TestSupport"],
      exclude: ["Frame/Goldens", "Phone/Goldens"]),
    .testTarget(
      name: "OutputTests", dependencies: ["Output", "Simulation", "CCairo", "TestSupport"], exclude: ["Goldens"]),
    .testTarget(
      name: "VectorsTests", dependencies: ["Vectors", "Simulation", "Images", "TestSupport"],
      exclude: ["SVG/Goldens"]),
    .testTarget(
      name: "ReportsTests", dependencies: ["Reports", "Simulation", "TestSupport"],
      exclude: ["Goldens", "Transitions/Goldens"]),
    .testTarget(
      name: "ImportsTests", dependencies: ["Imports", "Reports", "TestSupport"], exclude: ["Goldens"]),
    .testTarget(name: "SnapshotsTests", dependencies: ["Snapshots", "TestSupport"]),
    .testTarget(name: "ReviewPagesTests", dependencies: ["ReviewPages", "Images", "TestSupport"]),
    .testTarget(name: "ReviewTests", dependencies: ["Review", "Simulation", "TestSupport"]),
    .testTarget(
      name: "CommandTests", dependencies: ["Command", "TestSupport", "curve7"], exclude: ["Goldens", "Verbs/Goldens"]),
  ],
  swiftLanguageModes: [.v6]
)
