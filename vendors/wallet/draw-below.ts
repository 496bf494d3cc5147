import type { RandomBytes } from "./runtime.ts";

const WORDS = 2 ** 32;

/**
 * A whole number from 0 to bound − 1, each equally likely. Big-endian 32-bit words from the last
 * incomplete multiple of the bound upwards are rejected, since a plain remainder would favour low
 * values.
 */
export function drawBelow(random: RandomBytes, bound: number): number {
  if (!Number.isInteger(bound) || bound < 1 || bound > WORDS) throw new RangeError("bound");
  const limit = Math.floor(WORDS / bound) * bound;
  for (;;) {
    const bytes = random.bytes(4);
    const word = new DataView(bytes.buffer, bytes.byteOffset, 4).getUint32(0);
    if (word < limit) return word % bound;
  }
}
