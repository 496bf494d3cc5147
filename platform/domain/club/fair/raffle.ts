import { createHash } from "node:crypto";
import { fairStream } from "./fair-stream.ts";

export type RaffleTicket = { number: number; clientSeed: string };

/** The SHA-256 of all numbers with their holders' own seeds, "1:seed", one a line, in their order. */
export const raffleDigest = (tickets: readonly RaffleTicket[]): string =>
  createHash("sha256")
    .update(tickets.map(({ number, clientSeed }) => `${number}:${clientSeed}`).join("\n"))
    .digest("hex");

type Asked = {
  /** 32 bytes. */
  seed: Uint8Array;
  raffle: string;
  digest: string;
  /** Who holds each number, beginning with number 1. */
  holders: readonly string[];
  places: number;
};

/**
 * The winning numbers by place, drawn without replacement (domain.md 2.5): each place has a stream of
 * its own, "<raffle>:<digest>:<place>". A number of somebody who has won already is drawn and passed
 * over. There are fewer winners than places when the holders run out.
 */
export function drawRaffle(asked: Asked): { place: number; number: number }[] {
  const { seed, raffle, digest, holders, places } = asked;
  const numbers = holders.map((_, at) => at + 1);
  const hasWon = new Set<string>();
  const winners: { place: number; number: number }[] = [];
  let drawn = 0;
  for (let place = 1; place <= places; place += 1) {
    const next = fairStream(seed, "raffle", [raffle, digest, place].join(":"));
    while (drawn < numbers.length) {
      const at = drawn + next(numbers.length - drawn);
      const number = numbers[at]!;
      numbers[at] = numbers[drawn]!;
      drawn += 1;
      const holder = holders[number - 1]!;
      if (hasWon.has(holder)) continue;
      hasWon.add(holder);
      winners.push({ place, number });
      break;
    }
  }
  return winners;
}
