/// SHA-256 (FIPS 180-4, §5 and §6.2).
///
/// None of the libraries the tool links has it; it runs once for every distinct frame, at a few hundred megabytes a
/// second.
public struct SHA256 {
  private var state: (UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32) = (
    0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB, 0x5BE0_CD19
  )

  /// The digest of `bytes` as 64 lower-case hexadecimal digits.
  public static func hexDigest(of bytes: UnsafeRawBufferPointer) -> String {
    var hash = SHA256()
    let whole = bytes.count / 64 * 64
    hash.process(UnsafeRawBufferPointer(rebasing: bytes[..<whole]))
    padding(for: UnsafeRawBufferPointer(rebasing: bytes[whole...]), length: bytes.count)
      .withUnsafeBytes { hash.process($0) }
    return hash.hex
  }

  /// The last one or two blocks: what is left, a one bit, zeros, the length in bits.
  private static func padding(for rest: UnsafeRawBufferPointer, length: Int) -> [UInt8] {
    var tail = [UInt8](rest)
    tail.append(0x80)
    while tail.count % 64 != 56 { tail.append(0) }
    withUnsafeBytes(of: (UInt64(length) * 8).bigEndian) { tail.append(contentsOf: $0) }
    return tail
  }

  private var hex: String {
    let words = [state.0, state.1, state.2, state.3, state.4, state.5, state.6, state.7]
    return words.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  /// Takes whole blocks of 64 bytes. Plain loops over plain pointers: tests, which are not optimized, hash frames too.
  private mutating func process(_ blocks: UnsafeRawBufferPointer) {
    guard let bytes = blocks.baseAddress else { return }
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { buffer in
      Self.constants.withUnsafeBufferPointer { constants in
        guard let schedule = buffer.baseAddress, let constants = constants.baseAddress else { return }
        for start in Swift.stride(from: 0, to: blocks.count, by: 64) {
          Self.expand(bytes + start, into: schedule)
          mix(schedule, constants)
        }
      }
    }
  }

  @inline(__always)
  private static func expand(_ block: UnsafeRawPointer, into schedule: UnsafeMutablePointer<UInt32>) {
    var index = 0
    while index < 16 {
      schedule[index] = UInt32(bigEndian: block.loadUnaligned(fromByteOffset: 4 &* index, as: UInt32.self))
      index &+= 1
    }
    while index < 64 {
      let (early, late) = (schedule[index &- 15], schedule[index &- 2])
      let sigma0 = (early &>> 7 | early &<< 25) ^ (early &>> 18 | early &<< 14) ^ (early &>> 3)
      let sigma1 = (late &>> 17 | late &<< 15) ^ (late &>> 19 | late &<< 13) ^ (late &>> 10)
      schedule[index] = schedule[index &- 16] &+ sigma0 &+ schedule[index &- 7] &+ sigma1
      index &+= 1
    }
  }

  @inline(__always)
  private mutating func mix(_ schedule: UnsafeMutablePointer<UInt32>, _ constants: UnsafePointer<UInt32>) {
    var (a, b, c, d, e, f, g, h) = state
    var index = 0
    while index < 64 {
      let sum1 = (e &>> 6 | e &<< 26) ^ (e &>> 11 | e &<< 21) ^ (e &>> 25 | e &<< 7)
      let choice = (e & f) ^ (~e & g)
      let first = h &+ sum1 &+ choice &+ constants[index] &+ schedule[index]
      let sum0 = (a &>> 2 | a &<< 30) ^ (a &>> 13 | a &<< 19) ^ (a &>> 22 | a &<< 10)
      let majority = (a & b) ^ (a & c) ^ (b & c)
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ sum0 &+ majority)
      index &+= 1
    }
    state = (
      state.0 &+ a, state.1 &+ b, state.2 &+ c, state.3 &+ d,
      state.4 &+ e, state.5 &+ f, state.6 &+ g, state.7 &+ h
    )
  }

  /// First 32 bits of the fractional parts of the cube roots of the first 64 primes (§4.2.2).
  private static let constants: [UInt32] = [
    0x428A_2F98, 0x7137_4491, 0xB5C0_FBCF, 0xE9B5_DBA5, 0x3956_C25B, 0x59F1_11F1, 0x923F_82A4, 0xAB1C_5ED5,
    0xD807_AA98, 0x1283_5B01, 0x2431_85BE, 0x550C_7DC3, 0x72BE_5D74, 0x80DE_B1FE, 0x9BDC_06A7, 0xC19B_F174,
    0xE49B_69C1, 0xEFBE_4786, 0x0FC1_9DC6, 0x240C_A1CC, 0x2DE9_2C6F, 0x4A74_84AA, 0x5CB0_A9DC, 0x76F9_88DA,
    0x983E_5152, 0xA831_C66D, 0xB003_27C8, 0xBF59_7FC7, 0xC6E0_0BF3, 0xD5A7_9147, 0x06CA_6351, 0x1429_2967,
    0x27B7_0A85, 0x2E1B_2138, 0x4D2C_6DFC, 0x5338_0D13, 0x650A_7354, 0x766A_0ABB, 0x81C2_C92E, 0x9272_2C85,
    0xA2BF_E8A1, 0xA81A_664B, 0xC24B_8B70, 0xC76C_51A3, 0xD192_E819, 0xD699_0624, 0xF40E_3585, 0x106A_A070,
    0x19A4_C116, 0x1E37_6C08, 0x2748_774C, 0x34B0_BCB5, 0x391C_0CB3, 0x4ED8_AA4A, 0x5B9C_CA4F, 0x682E_6FF3,
    0x748F_82EE, 0x78A5_636F, 0x84C8_7814, 0x8CC7_0208, 0x90BE_FFFA, 0xA450_6CEB, 0xBEF9_A3F7, 0xC671_78F2,
  ]
}
