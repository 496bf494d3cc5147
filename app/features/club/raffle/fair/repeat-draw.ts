const hex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
const text = (words: string) => new TextEncoder().encode(words);

type Press = { from: number; to: number; clientSeed: string; holder: number };
type Asked = { id: string; seed: string; places: number; tickets: readonly Press[] };

/**
 * Repeats a raffle in the browser by its published seed: the seed's SHA-256, that of all numbers, and
 * the winning ones. It is written apart from the platform's own draw, so that each proves the other.
 */
export async function repeatDraw({ id, seed, places, tickets }: Asked) {
  const { subtle } = crypto;
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const left: { number: number; holder: number }[] = [];
  const lines: string[] = [];
  for (const { from, to, clientSeed, holder } of tickets) {
    for (let number = from; number <= to; number += 1) {
      left.push({ number, holder });
      lines.push(`${number}:${clientSeed}`);
    }
  }
  const digest = hex(await subtle.digest("SHA-256", text(lines.join("\n"))));
  const key = await subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
  ]);
  const winners: { place: number; number: number }[] = [];
  const holders = new Set<number>();
  for (let place = 1; place <= places; place += 1) {
    let words: number[] = [];
    let block = 0;
    let isGiven = false;
    while (!isGiven && left.length > 0) {
      const end = Math.floor(2 ** 32 / left.length) * left.length;
      if (words.length === 0) {
        const issue = text(`raffle:${id}:${digest}:${place}:${block}`);
        const signed = new DataView(await subtle.sign("HMAC", key, issue));
        words = Array.from({ length: 8 }, (_, at) => signed.getUint32(at * 4));
        block += 1;
      }
      const word = words.shift()!;
      if (word >= end) continue;
      // The first of the rest takes the place of the drawn one.
      const at = word % left.length;
      const drawn = left[at]!;
      left[at] = left[0]!;
      left.shift();
      if (holders.has(drawn.holder)) continue;
      holders.add(drawn.holder);
      winners.push({ place, number: drawn.number });
      isGiven = true;
    }
  }
  return { commitment: hex(await subtle.digest("SHA-256", bytes)), digest, winners };
}
