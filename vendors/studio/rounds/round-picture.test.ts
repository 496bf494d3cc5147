import { expect, test } from "vitest";
import type { Context } from "#platform/core/context.ts";
import { showBet } from "#platform/play/records/show-bet.ts";
import { showBetPicture } from "#platform/play/records/show-bet-picture.ts";
import { freshMember, testContext } from "#tests/support/database.ts";
import { freshPlayer, GAME, SECRET } from "#tests/under-test/studio-under-test.ts";

/** A viewer of a player's rounds, with a connection to the studio that can be cut. */
async function looking(player: Awaited<ReturnType<typeof freshPlayer>>) {
  const wire = { isCut: false };
  const context = await testContext({
    merchant: player.merchant,
    clock: player.clock,
    actor: player.member.actor,
    outside: (request) =>
      wire.isCut ? Promise.reject(new Error("cut")) : player.studio.fetch(request),
  });
  const secrets = { ...context.secrets, vendors: new Map([[GAME.vendor, [SECRET]]]) };
  return { wire, context: { ...context, secrets } satisfies Context };
}

test("a round is shown with its money and with the studio's picture", async () => {
  const player = await freshPlayer();
  const { context } = await looking(player);
  await player.spin(await player.open());
  const [round] = await player.rounds();
  const roundId = round!.roundId;
  const bet = await showBet(context, { language: "es", roundId });
  expect(bet).toMatchObject({ roundId, vendor: GAME.vendor, stake: 10_000n, isForced: false });
  expect(bet.transactions.map(({ kind }) => kind)).toEqual(["bet", "win"]);
  const moved = bet.transactions.reduce((sum, { amount }) => sum + amount, 0n);
  expect(moved).toBe(bet.payout - bet.stake);
  expect(bet.pictures[0]).toMatchObject({ play: 0, kind: "base", alt: /rodillos/ });
  const { svg } = await showBetPicture(context, { language: "es", roundId, play: 0 });
  expect(svg).toMatch(/^<svg /);
});

test("a studio that does not answer costs the picture, not the page", async () => {
  const player = await freshPlayer();
  const { context, wire } = await looking(player);
  await player.spin(await player.open());
  const [round] = await player.rounds();
  wire.isCut = true;
  const { roundId } = round!;
  expect((await showBet(context, { language: "es", roundId })).pictures).toEqual([]);
  await expect(showBetPicture(context, { language: "es", roundId, play: 0 })).rejects.toMatchObject(
    { code: "picture_unavailable" },
  );
});

test("another member's round is no round, and a play that is not there no picture", async () => {
  const player = await freshPlayer();
  const { context } = await looking(player);
  await player.spin(await player.open());
  const [round] = await player.rounds();
  const { roundId } = round!;
  const stranger = { ...context, actor: (await freshMember(player.merchant)).actor };
  for (const ask of [
    () => showBet(stranger, { language: "es", roundId }),
    () => showBetPicture(stranger, { language: "es", roundId, play: 0 }),
    () => showBetPicture(context, { language: "es", roundId, play: 99 }),
    () => showBet(context, { language: "es", roundId: "nobody-has-this" }),
  ]) {
    await expect(ask()).rejects.toMatchObject({ code: "bet_not_found" });
  }
});
