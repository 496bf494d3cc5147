import { expect, test } from "vitest";
import { commitmentOf, fairStream } from "#platform/domain/club/fair/fair-stream.ts";
import { repeatPlay } from "./repeat.ts";

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
