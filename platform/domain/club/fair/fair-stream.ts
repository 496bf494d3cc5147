import { createHash, createHmac } from "node:crypto";

/** The SHA-256 of a seed, published before the first result that comes from it (domain.md 2.5). */
export const commitmentOf = (seed: Uint8Array): string =>
  createHash("sha256").update(seed).digest("hex");

/**
 * Whole numbers from 0 to `below` - 1, each as likely, which anybody repeats who has the seed
 * (domain.md 2.5). Block i is HMAC-SHA256 under the seed of "<game>:<issue>:<i>", read as big-endian
 * words of 32 bits. A word above the last whole multiple of `below` is left out.
 */
export function fairStream(
  seed: Uint8Array,
  game: string,
  issue: string,
): (below: number) => number {
  let block = Buffer.alloc(0);
  let count = 0;
  let at = 0;
  const word = () => {
    if (at === block.length) {
      block = createHmac("sha256", seed).update(`${game}:${issue}:${count++}`).digest();
      at = 0;
    }
    at += 4;
    return block.readUInt32BE(at - 4);
  };
  return (below) => {
    const end = Math.floor(2 ** 32 / below) * below;
    for (;;) {
      const value = word();
      if (value < end) return value % below;
    }
  };
}
