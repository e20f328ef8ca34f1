import { createHmac } from "node:crypto";

/** The code that an authenticator app would show for a key. */
export function codeFor(key: string): string {
  const bits = [...key].map((letter) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter));
  const bytes = Buffer.alloc(Math.floor((bits.length * 5) / 8));
  for (let index = 0; index < bytes.length * 8; index += 1) {
    const bit = ((bits[Math.floor(index / 5)] ?? 0) >> (4 - (index % 5))) & 1;
    bytes[index >> 3] = (bytes[index >> 3] ?? 0) | (bit << (7 - (index % 8)));
  }
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const digest = createHmac("sha1", bytes).update(step).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}
