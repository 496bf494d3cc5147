import { expect, test } from "vitest";
import { freshMember, testContext } from "#tests/support/database.ts";
import { freshTable } from "#tests/support/vendor.ts";
import type { sittingRounds } from "../../../contract/play/sittings.ts";
import type { InputOf } from "../../../contract/wire/call.ts";
import { foldSittings } from "../../sittings/fold-sittings.ts";
import { listSittingRounds } from "./list-sitting-rounds.ts";

const MINUTE_MS = 60_000;

async function playedSeat(rounds: number) {
  const t = await freshTable();
  const context = await testContext({ ...t, actor: t.member.actor });
  const start = t.clock.now().getTime();
  for (let n = 1; n <= rounds; n += 1) {
    await t.betwin({
      ...{ txId: `b${n}`, winTxId: `w${n}`, roundId: `r${n}` },
      ...{ amount: "1", winAmount: n % 2 === 0 ? "3" : "0" },
    });
    if (n % 2 === 0) t.clock.advance(MINUTE_MS);
  }
  await foldSittings(t.store, t.merchant.code);
  const list = (input: Partial<InputOf<typeof sittingRounds>> = {}, of = context) =>
    listSittingRounds(of, { game: "GAME1", startedAt: start, pageSize: 2, ...input });
  return { ...t, context, start, list };
}

test("lists the rounds of a sitting, newest first, page by page, each once", async () => {
  const t = await playedSeat(5);
  const first = await t.list();
  expect(first.sitting).toMatchObject({ rounds: 5, stake: 50_000n, payout: 60_000n });
  expect(first.list).toEqual([
    {
      ...{ roundId: "r5", vendor: "V1", status: "LOSE", stake: 10_000n, payout: 0n },
      placedAt: t.start + 2 * MINUTE_MS,
    },
    expect.objectContaining({ roundId: "r4", status: "WIN", payout: 30_000n }),
  ]);
  const second = await t.list({ after: first.next! });
  expect(second.list.map(({ roundId }) => roundId)).toEqual(["r3", "r2"]);
  const third = await t.list({ after: second.next! });
  expect(third.list.map(({ roundId }) => roundId)).toEqual(["r1"]);
  expect(third.next).toBeNull();
  expect((await t.list({ pageSize: 5 })).next).toBeNull();
});

test("has no round that is open, void, or closed but not folded", async () => {
  const t = await playedSeat(2);
  t.clock.advance(-MINUTE_MS);
  await t.betwin({ txId: "z", winTxId: "z-w", roundId: "z-late" });
  for (const id of ["open", "gone"]) {
    expect((await t.bet({ txId: id, roundId: id })).code).toBe("OK");
  }
  await t.rollback({ txId: "gone-x", refTxId: "gone", roundId: "gone" });
  const ids = async () => (await t.list({ pageSize: 9 })).list.map(({ roundId }) => roundId);
  expect(await ids()).toEqual(["r2", "r1"]);
  await foldSittings(t.store, t.merchant.code);
  expect(await ids()).toEqual(["z-late", "r2", "r1"]);
});

test("a sitting that a late round joined to an earlier one is found by its old beginning", async () => {
  const t = await playedSeat(1);
  t.clock.advance(40 * MINUTE_MS);
  const later = t.clock.now().getTime();
  await t.betwin({ token: await t.sit(), txId: "b9", winTxId: "w9", roundId: "r9" });
  await foldSittings(t.store, t.merchant.code);
  expect((await t.list({ startedAt: later })).sitting.rounds).toBe(1);
  t.clock.advance(-20 * MINUTE_MS);
  await t.betwin({ token: await t.sit(), txId: "b8", winTxId: "w8", roundId: "r8" });
  await foldSittings(t.store, t.merchant.code);
  const { sitting } = await t.list({ startedAt: later });
  expect(sitting).toMatchObject({ startedAt: t.start, rounds: 3 });
});

test("refuses a time without play, another member's sitting and another merchant's", async () => {
  const t = await playedSeat(1);
  const unknown = { code: "unknown_sitting", status: 404 };
  await expect(t.list({ startedAt: t.start - 1 })).rejects.toMatchObject(unknown);
  await expect(t.list({ game: "GAME2" })).rejects.toMatchObject(unknown);
  const neighbour = await freshMember(t.merchant);
  const of = { ...t.context, actor: neighbour.actor };
  await expect(t.list({}, of)).rejects.toMatchObject(unknown);
  const { merchant } = await freshTable();
  await expect(t.list({}, { ...t.context, merchant })).rejects.toMatchObject(unknown);
});
