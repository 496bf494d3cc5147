import { expect, test } from "vitest";
import { daily, freshPay, tier } from "#tests/agents/contracts-under-test.ts";
import { explainBill, reckonWhatIf } from "./explain-bill.ts";
import { listBills } from "./list-bills.ts";
import { showParticipation } from "./show-participation.ts";

const units = (amount: number) => BigInt(Math.round(amount * 100)) * 100n;
const DAYS = ["2026-11-16", "2026-11-17", "2026-11-18"];

/** A week of A and B, with costs, paid. */
async function paid() {
  const t = await freshPay();
  const a = await t.agent();
  const b = await t.agent(a);
  const player = await t.player(b);
  const terms = daily([tier(50), tier(100, { validBet: units(250), active: 1 })], {
    period: "weekly",
  });
  const A = await t.signTop(a, terms);
  const B = await t.sign(a, b, daily([tier(50)], { period: "weekly" }));
  for (const day of DAYS) await t.play(player, day, { stake: units(100), payout: units(70) });
  await t.play(a, DAYS[0]!, { stake: units(10), gameType: "LIVE" });
  await t.give(player, DAYS[1]!, { kind: "bonus", amount: units(5) });
  await t.seal("2026-11-16", "2026-11-22");
  await t.open("daily", "2026-11-22", "2026-11-23");
  await t.pay();
  const bill = { kind: "daily" as const, period: "weekly:2026-11-16" };
  return { ...t, a, b, player, A, B, bill };
}

test("a bill opens to the days, costs, steps, bills below and movements that make it", async () => {
  const t = await paid();
  const shown = await explainBill(await t.as(t.a), { ...t.bill, contractId: t.A });
  expect(shown).toMatchObject({
    ...{ isMine: true, upline: null, payee: t.a.username, tier: 2, rate: 100 },
    ...{ gross: units(3.1), paidBelow: units(1.5), net: units(1.6), validBet: units(310) },
    ...{ loss: units(95), state: "PAID" },
    children: [{ account: t.b.username, gross: units(1.5), paid: units(1.5) }],
    movements: [{ part: 1, amount: units(3.1) }],
    costs: [{ day: DAYS[1], cost: "bonus", amount: units(5) }],
  });
  expect(shown.steps.at(-1)).toEqual({
    ...{ step: "rate", tier: 2, base: units(310), rate: 100, amount: units(3.1) },
  });
  const sum = (key: "stake" | "payout" | "validBet") =>
    shown.days.reduce((total, day) => total + day[key], 0n);
  const { stake, payout, validBet } = shown.inputs;
  expect([sum("stake"), sum("payout"), sum("validBet")]).toEqual([stake, payout, validBet]);
});

test("each side sees its bills, and nobody else does", async () => {
  const t = await paid();
  const list = async (who: typeof t.a, which: "mine" | "downlines") =>
    (await listBills(await t.as(who), { which, kind: "daily", pageSize: 20 })).list.map(
      (one) => one.contractId,
    );
  expect([await list(t.a, "mine"), await list(t.a, "downlines")]).toEqual([[t.A], [t.B]]);
  expect([await list(t.b, "mine"), await list(t.b, "downlines")]).toEqual([[t.B], []]);
  const stranger = await t.agent();
  for (const [who, contractId] of [
    [t.b, t.A],
    [stranger, t.A],
    [t.player, t.B],
  ] as const) {
    const refusal = { code: "unknown_bill", status: 404 };
    await expect(explainBill(await t.as(who), { ...t.bill, contractId })).rejects.toMatchObject(
      refusal,
    );
  }
});

test("bills are found by period, state and account, page by page", async () => {
  const t = await freshPay();
  const a = await t.agent();
  await t.signTop(a, daily([tier(10)]));
  await t.seal("2026-11-01", "2026-11-30");
  for (let at = 19; at < 41; at += 1) {
    const day = new Date(Date.UTC(2026, 10, at)).toISOString().slice(0, 10);
    await t.play(a, day, { stake: units(at === 20 ? 0 : 1_000) });
  }
  await t.seal("2026-12-01", "2026-12-10");
  await t.open("daily", "2026-11-19", "2026-12-11");
  await t.pay();
  const page = async (more: object) =>
    listBills(await t.as(a), { which: "mine", kind: "daily", pageSize: 20, ...more });
  const first = await page({});
  expect([first.list.length, first.hasMore, first.list[0]!.from]).toEqual([20, true, "2026-12-10"]);
  const { period, contractId } = first.list.at(-1)!;
  const last = await page({ after: `${period} ${contractId}` });
  expect(last).toMatchObject({
    list: [{ from: "2026-11-20" }, { from: "2026-11-19" }],
    hasMore: false,
  });
  const some = await page({ from: "2026-11-19", to: "2026-11-20" });
  expect(some.list.map(({ from }) => from)).toEqual(["2026-11-20", "2026-11-19"]);
  expect((await page({ state: "NOT_REACHED" })).list).toMatchObject([{ from: "2026-11-20" }]);
  expect((await page({ party: "nobody" })).list).toEqual([]);
  expect((await page({ contractId })).list).toHaveLength(20);
  const foreign = page({ contractId: "another" });
  await expect(foreign).rejects.toMatchObject({ code: "unknown_contract", status: 404 });
});

test("what-if reckons other figures by the same function and stores nothing", async () => {
  const t = await paid();
  const { inputs } = await explainBill(await t.as(t.a), { ...t.bill, contractId: t.A });
  const asked = { contractId: t.A, from: DAYS[0]!, carryIn: 0n };
  const same = await reckonWhatIf(await t.as(t.a), { ...asked, inputs });
  expect(same).toMatchObject({ tier: 2, gross: units(3.1) });
  const less = { ...inputs, validBet: units(249.99) };
  expect(await reckonWhatIf(await t.as(t.a), { ...asked, inputs: less })).toMatchObject({
    ...{ tier: 1, gross: 12_499n },
  });
  const missing = { ...asked, inputs: { ...inputs, active: [] } };
  await expect(reckonWhatIf(await t.as(t.a), missing)).rejects.toMatchObject({
    code: "active_missing",
  });
  await expect(reckonWhatIf(await t.as(t.player), { ...asked, inputs })).rejects.toMatchObject({
    code: "unknown_contract",
  });
  expect(await t.bills()).toHaveLength(2);
});

test("participation shows direct downlines with what the period counts so far", async () => {
  const t = await paid();
  const other = await t.agent(t.a);
  t.clock.advance(5 * 24 * 3_600_000);
  await t.play(t.player, "2026-11-24", { stake: units(40) });
  const { list } = await showParticipation(await t.as(t.a), { kind: "daily" });
  const byAccount = new Map(list.map((one) => [one.account, one]));
  expect(byAccount.get(t.b.username)).toMatchObject({
    ...{ contractId: t.B, state: "ACTIVE", validBet: units(40), expected: units(0.2) },
    period: { from: "2026-11-23", to: "2026-11-25" },
  });
  expect(byAccount.get(other.username)).toMatchObject({ contractId: null, expected: null });
  expect(list).toHaveLength(2);
});
