import CPNG

/// Reads PNG files with libpng. Alpha stays straight: a reader that multiplies it in loses the low bits of translucent
/// colours.
public enum PNGReader {
  /// Pixels of a picture that is read; 100 million take 400 MB.
  public static let largest = 100_000_000

  /// The picture in the bytes of a file; what has fewer channels or more bits is brought to eight bits of four.
  public static func image(_ file: [UInt8]) throws(ImageError) -> Image {
    guard file.starts(with: signature) else { throw .notPNG }
    return try file.withUnsafeBytes { bytes in
      Result { () throws(ImageError) in try read(bytes) }
    }.get()
  }

  private static func read(_ file: UnsafeRawBufferPointer) throws(ImageError) -> Image {
    let reading = try PNGReading(file)
    let (width, height) = reading.size
    guard width <= largest / height else { throw .tooLarge(width: width, height: height) }
    guard let image = Image(width: width, height: height, bytes: try reading.pixels()) else {
      throw .broken("it has no size")
    }
    return image
  }

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
}

/// One reading with libpng's simple interface; the file's bytes have to stay where they are until its end.
///
/// libpng keeps the address of its control block, which therefore lives on the heap.
private final class PNGReading {
  private let control: UnsafeMutablePointer<png_image>

  /// Reads the header.
  init(_ file: UnsafeRawBufferPointer) throws(ImageError) {
    control = .allocate(capacity: 1)
    control.initialize(to: png_image())
    control.pointee.version = png_version
    guard png_image_begin_read_from_memory(control, file.baseAddress, file.count) != 0,
      control.pointee.width > 0, control.pointee.height > 0
    else { throw .broken(message) }
    control.pointee.format = png_rgba8
  }

  deinit {
    png_image_free(control)
    control.deallocate()
  }

  var size: (width: Int, height: Int) { (Int(control.pointee.width), Int(control.pointee.height)) }

  /// Reads the pixels, once.
  func pixels() throws(ImageError) -> [UInt8] {
    let count = size.width * size.height * 4
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = png_image_finish_read(control, nil, buffer.baseAddress, 0, nil) != 0 ? count : 0
    }
    guard bytes.count == count else { throw .broken(message) }
    return bytes
  }

  /// What libpng says.
  private var message: String {
    withUnsafeBytes(of: control.pointee.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
