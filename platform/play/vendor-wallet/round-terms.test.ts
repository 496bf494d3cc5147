import { expect, test } from "vitest";
import type { GameType } from "#platform/contract/play/game-types.ts";
import { freshMember } from "#tests/support/database.ts";
import { freshTable } from "#tests/support/vendor.ts";

/** The valid bet of a stake of 10.00 that lost, pushed, won a little, and won a lot. */
const VALID_BETS: [GameType, bigint[]][] = [
  ["RNG", [100_000n, 100_000n, 100_000n, 100_000n]],
  ["FISH", [100_000n, 100_000n, 100_000n, 100_000n]],
  ["LIVE", [100_000n, 0n, 40_000n, 100_000n]],
  ["SPORTS", [100_000n, 0n, 40_000n, 100_000n]],
  ["ESPORTS", [100_000n, 0n, 40_000n, 100_000n]],
  ["COCKFIGHT", [100_000n, 0n, 40_000n, 100_000n]],
  ["PVP", [100_000n, 0n, 40_000n, 250_000n]],
  ["LOTT", [100_000n, 100_000n, 100_000n, 100_000n]],
];

test.each(VALID_BETS)("the valid bet of %s", async (gameType, expected) => {
  const t = await freshTable({ gameType });
  for (const [n, winAmount] of ["0", "10", "14", "35"].entries()) {
    const ids = { txId: `b${n}`, winTxId: `w${n}`, roundId: `r${n}` };
    expect((await t.betwin({ ...ids, winAmount })).code).toBe("OK");
    expect((await t.round(ids.roundId))?.validBet).toBe(expected[n]);
  }
});

test("the instant that a bet names is kept, alone and among others, and is a time", async () => {
  const t = await freshTable();
  const dueBy = new Date(t.clock.now().getTime() + 5 * 86_400_000);
  const text = dueBy.toISOString();
  await t.bet({ txId: "alone", roundId: "alone", dueBy: text });
  expect((await t.round("alone"))?.dueBy).toEqual(dueBy);
  const friends = await Promise.all(
    Array.from({ length: 6 }, () => freshMember(t.merchant, { balance: 1_000_000n })),
  );
  const tokens = await Promise.all(friends.map((friend) => t.sit(friend)));
  await Promise.all(
    tokens.map((token, n) => t.bet({ token, txId: `b${n}`, roundId: `r${n}`, dueBy: text })),
  );
  for (const n of tokens.keys()) expect((await t.round(`r${n}`))?.dueBy).toEqual(dueBy);
  const wrong = await t.bet({ txId: "wrong", roundId: "wrong", dueBy: "tomorrow" });
  expect(wrong).toMatchObject({ status: 400, code: "BAD_REQUEST", field: "dueBy" });
});
