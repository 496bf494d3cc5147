const hex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");

type Rain = { rest: bigint; left: number; least: bigint; most: bigint };

/**
 * The lowest and the highest amount of an envelope in ledger units, and how many there are from cent to
 * cent. It is written apart from the platform's own rule, so that each proves the other.
 */
export function amountsOf({ rest, left, least, most }: Rain) {
  const cents = (units: bigint) => Number(units / 100n);
  const others = left - 1;
  const low = Math.max(cents(least), cents(rest) - others * cents(most));
  const high = Math.min(
    cents(most),
    Math.floor((2 * cents(rest)) / left),
    cents(rest) - others * cents(least),
  );
  return { low: BigInt(low) * 100n, high: BigInt(high) * 100n, sum: high - low + 1 };
}

type Play = { seed: string; draw: string; issue: string; sum: number };

/**
 * Repeats a play in the browser by its published seed: the seed's SHA-256, and the number. It is
 * written apart from the platform's own stream, so that each proves the other.
 */
export async function repeatPlay({ seed, draw, issue, sum }: Play) {
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const { subtle } = crypto;
  const key = await subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
  ]);
  const commitment = hex(await subtle.digest("SHA-256", bytes));
  const end = Math.floor(2 ** 32 / sum) * sum;
  for (let block = 0; ; block += 1) {
    const text = new TextEncoder().encode(`${draw}:${issue}:${block}`);
    const words = new DataView(await subtle.sign("HMAC", key, text));
    for (let at = 0; at < words.byteLength; at += 4) {
      const word = words.getUint32(at);
      if (word < end) return { commitment, number: word % sum };
    }
  }
}

/** True when the browser finds the seed's published digest and the play's number. */
export async function isRepeated(play: Play, of: { commitment: string; number: number }) {
  const { commitment, number } = await repeatPlay(play);
  return commitment === of.commitment && number === of.number;
}
