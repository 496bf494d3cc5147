import { expect, test } from "vitest";
import { freshMember, testContext } from "#tests/support/database.ts";
import { freshTable } from "#tests/support/vendor.ts";
import type { accountRecord } from "../../../contract/play/account-record.ts";
import type { InputOf } from "../../../contract/wire/call.ts";
import { transfer } from "../../../money/ledger/transfer.ts";
import { listMovements } from "./list-movements.ts";

const HALF_HOUR = 1_800_000;

async function played() {
  const t = await freshTable();
  const context = await testContext({ ...t, actor: t.member.actor });
  t.clock.advance(HALF_HOUR);
  await t.betwin({ txId: "b1", winTxId: "w1", roundId: "r1" });
  t.clock.advance(HALF_HOUR);
  await t.bet({ txId: "b2", roundId: "r2", amount: "4" });
  await t.rollback({ txId: "x2", refTxId: "b2", roundId: "r2" });
  const list = (input: Partial<InputOf<typeof accountRecord>> = {}) =>
    listMovements(context, { kinds: [], pageNo: 1, pageSize: 10, ...input });
  return { ...t, context, list };
}

test("lists what moved the member's cash, newest first, with the balance after each", async () => {
  const { list, clock } = await played();
  const { list: rows, totals, totalPages } = await list();
  const game = { code: "GAME1", name: "Game one" };
  const now = clock.now().getTime();
  expect(rows).toMatchObject([
    { kind: "refund", amount: 40_000n, balance: 1_025_000n, reference: "r2", game, at: now },
    { kind: "bet", amount: -40_000n, balance: 985_000n, subject: "round", reference: "r2" },
    { kind: "win", amount: 125_000n, balance: 1_025_000n, reference: "r1", at: now - HALF_HOUR },
    { kind: "bet", amount: -100_000n, balance: 900_000n, reference: "r1", game },
    { number: "1", kind: "deposit", amount: 1_000_000n, balance: 1_000_000n, game: null },
  ]);
  expect(totals).toEqual({ in: 1_165_000n, out: 140_000n });
  expect(totalPages).toBe(1);
});

test("narrows to kinds and to a period, and its totals with it", async () => {
  const { list, clock } = await played();
  expect((await list({ kinds: ["bet", "win"] })).list.map(({ kind }) => kind)).toEqual([
    "bet",
    "win",
    "bet",
  ]);
  const now = clock.now().getTime();
  const middle = await list({ from: now - HALF_HOUR, to: now });
  expect(middle.list.map(({ reference }) => reference)).toEqual(["r1", "r1"]);
  expect(middle.totals).toEqual({ in: 125_000n, out: 100_000n });
  expect((await list({ from: now })).list).toHaveLength(2);
  expect((await list({ to: now - HALF_HOUR })).list).toMatchObject([{ kind: "deposit" }]);
  const second = await list({ pageNo: 2, pageSize: 2 });
  expect(second).toMatchObject({ totalPages: 3, list: [{ kind: "win" }, { kind: "bet" }] });
});

test("a move into the player's own purse is neither income nor expense", async () => {
  const { list, store, merchant, member, clock } = await played();
  const before = (await list()).totals;
  const move = { merchant: merchant.code, at: clock.now(), amount: 200_000n };
  const [cash, transit] = [
    { owner: member.id, kind: "cash" } as const,
    { owner: member.id, kind: "transit" } as const,
  ];
  await transfer(store.db, {
    ...move,
    key: "purse:1:out",
    kind: "purseIn",
    from: cash,
    to: transit,
  });
  await transfer(store.db, {
    ...move,
    key: "purse:2:in",
    kind: "purseBack",
    from: transit,
    to: cash,
  });
  const { list: rows, totals } = await list({
    kinds: ["wallet", "bet", "win", "refund", "deposit"],
  });
  expect(rows.filter(({ kind }) => kind === "wallet")).toHaveLength(2);
  expect(totals).toEqual(before);
});

test("calls what it has no word for an adjustment, and finds it as one", async () => {
  const { list, store, merchant, member, clock } = await played();
  await transfer(store.db, {
    merchant: merchant.code,
    key: "correction:7",
    kind: "correction",
    from: { owner: "house", kind: "promo" },
    to: { owner: member.id, kind: "cash" },
    amount: 5n,
    at: clock.now(),
  });
  const { list: rows } = await list({ kinds: ["adjustment"] });
  expect(rows).toMatchObject([{ kind: "adjustment", subject: "none", reference: "7" }]);
});

test("a movement without a page says what it was for, and shows no word of its key", async () => {
  const { list, store, merchant, member, clock } = await played();
  await transfer(store.db, {
    ...{ merchant: merchant.code, key: "pay:hour:2026-11-19", kind: "salaryHour", at: clock.now() },
    ...{ from: { owner: "house", kind: "promo" }, to: { owner: member.id, kind: "cash" } },
    amount: 5n,
  });
  const { list: rows } = await list({ kinds: ["salary"] });
  expect(rows).toMatchObject([{ kind: "salary", reference: "", reason: "hour" }]);
});

test("finds what a clock that runs late wrote after the period had begun", async () => {
  const { list, store, merchant, member, clock } = await played();
  const at = new Date(clock.now().getTime() - 1);
  const to = { owner: member.id, kind: "cash" } as const;
  const from = { owner: "house", kind: "promo" } as const;
  const gift = { merchant: merchant.code, kind: "bonus", from, to, amount: 5n };
  await transfer(store.db, { ...gift, key: "bonus:late", at });
  const seen = await list({ from: clock.now().getTime() });
  expect(seen.list.map(({ kind }) => kind)).toEqual(["refund", "bet"]);
});

test("shows nobody else's money, and nothing to a member without movements", async () => {
  const { context, merchant } = await played();
  const waiting = { deposits: [], withdrawals: [] };
  const empty = { list: [], waiting, totalPages: 0, totals: { in: 0n, out: 0n } };
  const input = { kinds: [], pageNo: 1, pageSize: 10 };
  const neighbour = await freshMember(merchant);
  expect(await listMovements({ ...context, actor: neighbour.actor }, input)).toEqual(empty);
  const other = await freshTable();
  expect(await listMovements({ ...context, merchant: other.merchant }, input)).toEqual(empty);
});
