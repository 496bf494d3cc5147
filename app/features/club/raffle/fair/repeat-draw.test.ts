import { expect, test } from "vitest";
import { commitmentOf } from "#platform/domain/club/fair/fair-stream.ts";
import { drawRaffle, raffleDigest } from "#platform/domain/club/fair/raffle.ts";
import { repeatDraw } from "./repeat-draw.ts";

test("the browser repeats what the platform drew", async () => {
  const seed = Uint8Array.from({ length: 32 }, (_, index) => index);
  for (const presses of [0, 1, 7, 60]) {
    const tickets = Array.from({ length: presses }, (_, at) => ({
      ...{ from: at * 3 + 1, to: at * 3 + 3, clientSeed: `s${at}`, holder: (at % 20) * 3 + 1 },
    }));
    const all = tickets.flatMap(({ from, clientSeed, holder }) =>
      [0, 1, 2].map((more) => ({ number: from + more, clientSeed, holder: String(holder) })),
    );
    const digest = raffleDigest(all);
    const holders = all.map(({ holder }) => holder);
    const asked = { id: "2026-W48", seed: Buffer.from(seed).toString("hex"), places: 25, tickets };
    expect(await repeatDraw(asked)).toEqual({
      ...{ commitment: commitmentOf(seed), digest },
      winners: drawRaffle({ seed, raffle: "2026-W48", digest, holders, places: 25 }),
    });
  }
});
