import { expect, test } from "vitest";
import { amountsIn, envelopeRange } from "#platform/domain/club/fair/envelope.ts";
import { commitmentOf, fairStream } from "#platform/domain/club/fair/fair-stream.ts";
import { amountsOf, repeatPlay } from "./repeat.ts";

test("the browser repeats what the platform drew", async () => {
  const seed = Uint8Array.from({ length: 32 }, (_, index) => index);
  const hex = Buffer.from(seed).toString("hex");
  for (let nonce = 0; nonce < 40; nonce += 1) {
    const play = { draw: "wheel", issue: `2026-11-20:m1:mi-suerte:${nonce}`, sum: 3_000_000_000 };
    expect(await repeatPlay({ ...play, seed: hex })).toEqual({
      commitment: commitmentOf(seed),
      number: fairStream(seed, play.draw, play.issue)(play.sum),
    });
  }
});

test("the browser finds the amounts that an envelope could hold", () => {
  const limits = { least: 10_000n, most: 1_000_000n };
  for (let left = 1; left <= 60; left += 1) {
    for (const average of [10_000n, 12_300n, 345_600n, 777_700n, 1_000_000n]) {
      const pool = { rest: average * BigInt(left), left, ...limits };
      const range = envelopeRange(pool);
      expect(amountsOf(pool)).toEqual({ ...range, sum: amountsIn(range) });
    }
  }
});
