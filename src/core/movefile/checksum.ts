/** CRC-32 over the UTF-8 bytes of a text: notices every flipped byte. */
const TABLE = Int32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

const encoder = new TextEncoder();

/** The checksum of `before`'s text followed by this one, so that a growing file is summed up piece by piece. */
export function checksum(text: string, before = 0): number {
  let crc = ~before;
  for (const byte of encoder.encode(text)) crc = (crc >>> 8) ^ TABLE[(crc ^ byte) & 0xff]!;
  return ~crc >>> 0;
}

export function formatChecksum(value: number): string {
  return value.toString(16).padStart(8, '0');
}
