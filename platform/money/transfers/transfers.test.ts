import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import {
  freshMember,
  freshMerchant,
  type TestMember,
  testClock,
  testContext,
  testStore,
} from "#tests/support/database.ts";
import { givePin, PIN, units } from "../../../tests/under-test/withdrawals-under-test.ts";
import type { Context } from "../../core/context.ts";
import { startTimeOut } from "../../members/protection/breaks/start-time-out.ts";
import { setLimit } from "../../members/protection/limits/set-limit.ts";
import { listMovements } from "../../play/records/movements/list-movements.ts";
import { blockTransfers } from "../../staff/members/block-transfers.ts";
import { setUpline } from "../../staff/members/set-upline.ts";
import { setSetting } from "../../staff/merchant/set-setting.ts";
import { members, merchants } from "../../store/schema/merchant.ts";
import { messages } from "../../store/schema/notice.ts";
import { memberTransfers } from "../../store/schema/transfer.ts";
import { wageringRequirements } from "../../store/schema/wagering.ts";
import { balanceOf } from "../ledger/balance-of.ts";
import { HOUSE } from "../ledger/purse.ts";
import { transfer } from "../ledger/transfer.ts";
import { verifyLedger } from "../ledger/verify-ledger.ts";
import { listOpenRequirements } from "../wagering/list-open-requirements.ts";
import { openRequirement } from "../wagering/open-requirement.ts";
import { createTransfer } from "./create-transfer.ts";
import { declineTransfer } from "./decline-transfer.ts";
import { listTransfers } from "./list-transfers.ts";
import { showReceiver } from "./show-receiver.ts";
import { showTransferOptions } from "./show-transfer-options.ts";

/** An agent with two players below and one under another agent, each with 1000.00 and digits. */
async function family(settings: Record<string, unknown> = {}) {
  const store = await testStore();
  const merchant = await freshMerchant();
  await store.db.update(merchants).set({ settings }).where(eq(merchants.code, merchant.code));
  const clock = testClock();
  const base = await testContext({ merchant, clock });
  const balance = units(1_000);
  const people = {
    agent: await freshMember(merchant, { balance, type: 1 }),
    ana: await freshMember(merchant, { balance }),
    luis: await freshMember(merchant, { balance }),
    other: await freshMember(merchant, { balance }),
  };
  for (const { id } of Object.values(people)) await givePin(base, id);
  const staff = { ...base, staff: "eva", staffId: "eva" };
  const named = (who: TestMember) => ({ merchant: merchant.code, account: who.username });
  for (const who of [people.ana, people.luis]) {
    await setUpline(staff, { ...named(who), upline: people.agent.username });
  }
  const as = (who: TestMember): Context => ({ ...base, actor: who.actor });
  let sent = 0;
  const send = (who: TestMember, amount: number, more: Partial<Sent> = {}) => {
    sent += 1;
    const { key = `transfer-${sent}`, to = "", pin = PIN } = more;
    const context = { ...as(who), idempotencyKey: key };
    const direction = to ? ("down" as const) : ("up" as const);
    const input = { direction, account: to, amount: units(amount), withdrawPassword: pin };
    return createTransfer(context, input);
  };
  return {
    ...people,
    store,
    merchant,
    staff,
    named,
    as,
    send,
    cash: (who: TestMember) =>
      balanceOf(store.db, { merchant: merchant.code, owner: who.id, kind: "cash" }),
  };
}
type Sent = { key: string; to: string; pin: string };

let home: Awaited<ReturnType<typeof family>>;
beforeEach(async () => {
  home = await family();
});

test("a transfer keeps the version of the terms that allowed it", async () => {
  const { agent, ana, send, staff, merchant, store } = home;
  const setting = { merchant: merchant.code, key: "transfers.amountMin" };
  await send(ana, 50);
  await setSetting(staff, { ...setting, value: "200.00" });
  await expect(send(ana, 100)).rejects.toMatchObject({ code: "amount_out_of_range" });
  await send(agent, 200, { to: ana.username });
  const rows = await store.inMerchant(merchant.code, (tx) =>
    tx.select().from(memberTransfers).where(eq(memberTransfers.merchant, merchant.code)),
  );
  const kept = rows.map(({ amount, termsVersion }) => [amount, termsVersion]);
  expect(kept.sort()).toEqual([
    [units(200), 2],
    [units(50), 1],
  ]);
});

test("a player sends to the agent above, who plays it once before withdrawing it", async () => {
  const { send, ana, agent, cash, store, merchant, as } = home;
  const done = await send(ana, 250.5);
  expect(done).toMatchObject({ isIncoming: false, counterparty: agent.username });
  expect(done.reference).toMatch(/^T-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  expect([await cash(ana), await cash(agent)]).toEqual([units(749.5), units(1_250.5)]);
  const requirements = await store.inMerchant(merchant.code, (tx) =>
    listOpenRequirements(tx, merchant.code, agent.id),
  );
  expect(requirements).toMatchObject([{ source: "transfer", required: units(250.5) }]);
  const sentMessages = await store.inMerchant(merchant.code, (tx) =>
    tx.select().from(messages).where(eq(messages.memberId, agent.id)),
  );
  expect(sentMessages).toMatchObject([
    { kind: "transferReceived", details: { account: ana.username, amount: "250.50" } },
  ]);
  expect((await listTransfers(as(agent), { pageNo: 1 })).list).toMatchObject([
    { isIncoming: true, counterparty: ana.username, reference: done.reference },
  ]);
  expect(await verifyLedger(store.db, merchant.code)).toEqual([]);
});

test("a telephone number used as a name is masked for the other side", async () => {
  const { agent, ana, merchant, store, as, send } = home;
  const rename = ({ id }: TestMember, username: string) =>
    store.inMerchant(merchant.code, (tx) =>
      tx
        .update(members)
        .set({ username })
        .where(and(eq(members.merchant, merchant.code), eq(members.id, id))),
    );
  await rename(ana, "5512345678");
  await rename(agent, "5598765432");
  expect(await showTransferOptions(as(ana))).toMatchObject({ upline: "••• 5432" });
  expect(await send(ana, 100)).toMatchObject({ counterparty: "••• 5432" });
  const { list } = await listTransfers(as(agent), { pageNo: 1 });
  expect(list).toMatchObject([{ counterparty: "••• 5678" }]);
  const seen = await listMovements(as(agent), { kinds: [], pageNo: 1, pageSize: 20 });
  expect(seen.list[0]).toMatchObject({ subject: "transfer", counterparty: "••• 5678" });
  const [message] = await store.inMerchant(merchant.code, (tx) =>
    tx.select().from(messages).where(eq(messages.memberId, agent.id)),
  );
  expect(message?.details).toMatchObject({ account: "••• 5678" });
});

test("both members' records show the transfer and its counterparty", async () => {
  const { send, ana, agent, as } = home;
  await send(agent, 100, { to: ana.username });
  const record = async (who: TestMember) =>
    (await listMovements(as(who), { kinds: ["transfer"], pageNo: 1, pageSize: 20 })).list;
  expect(await record(agent)).toMatchObject([
    { amount: -units(100), counterparty: ana.username, subject: "transfer" },
  ]);
  expect(await record(ana)).toMatchObject([{ amount: units(100), counterparty: agent.username }]);
});

test("only along a direct edge: never among players, past a level or into another tree", async () => {
  const { send, ana, luis, other, agent, cash, staff, named, merchant, store } = home;
  await expect(send(other, 100)).rejects.toMatchObject({ code: "no_upline" });
  await expect(send(ana, 100, { to: luis.username })).rejects.toMatchObject({ code: "not_agent" });
  const unknown = { code: "unknown_downline", field: "account" };
  await expect(send(agent, 100, { to: other.username })).rejects.toMatchObject(unknown);
  await expect(send(agent, 100, { to: "nobody-there" })).rejects.toMatchObject(unknown);
  const above = await freshMember(merchant, { type: 1 });
  await givePin({ ...staff }, above.id);
  await setUpline(staff, { ...named(agent), upline: above.username });
  await expect(send(above, 100, { to: ana.username })).rejects.toMatchObject(unknown);
  await store.inMerchant(merchant.code, (tx) =>
    tx.update(members).set({ status: "blocked" }).where(eq(members.id, agent.id)),
  );
  await expect(send(ana, 100)).rejects.toMatchObject({ code: "no_upline" });
  expect(await cash(ana)).toBe(units(1_000));
});

test("a review names the receiver by masked name, and refuses unknown names and oneself", async () => {
  const { as, ana, agent, other, send, merchant, store } = home;
  const review = (who: TestMember, to: string) =>
    showReceiver(as(who), { direction: to ? "down" : "up", account: to });
  await store.inMerchant(merchant.code, (tx) =>
    tx
      .update(members)
      .set({ profile: { fullname: "Ana Ríos" } })
      .where(eq(members.id, ana.id)),
  );
  const masked = { account: ana.username, maskedName: "A••• R•••" };
  expect(await review(agent, ` ${ana.username.toUpperCase()} `)).toEqual(masked);
  expect(await review(ana, "")).toEqual({ account: agent.username, maskedName: "" });
  const self = { code: "transfer_to_self", field: "account" };
  await expect(review(agent, agent.username)).rejects.toMatchObject(self);
  await expect(send(agent, 100, { to: agent.username })).rejects.toMatchObject(self);
  const unknown = { code: "unknown_downline", field: "account" };
  await expect(review(agent, other.username)).rejects.toMatchObject(unknown);
  await expect(review(other, "")).rejects.toMatchObject({ code: "no_upline" });
  const away = await family();
  const abroad = { ...as(agent), merchant: away.merchant };
  const asked = showReceiver(abroad, { direction: "down", account: ana.username });
  await expect(asked).rejects.toMatchObject({ code: "not_agent" });
  const trial = await freshMember(merchant, { type: 4 });
  await expect(review(trial, "")).rejects.toMatchObject({ code: "in_need_true_account" });
  const guest = showReceiver({ ...as(ana), actor: null }, { direction: "up", account: "" });
  await expect(guest).rejects.toMatchObject({ status: 401 });
});

test("another merchant's agent, a trial account and a guest are nobody", async () => {
  const { as, ana, agent, send, merchant } = home;
  const away = await family();
  const here = { ...as(agent), merchant: away.merchant, idempotencyKey: "transfer-away" };
  const input = { direction: "down" as const, account: ana.username, amount: units(100) };
  const asked = createTransfer(here, { ...input, withdrawPassword: PIN });
  await expect(asked).rejects.toMatchObject({ code: "not_agent" });
  const trial = await freshMember(merchant, { type: 4 });
  await expect(send(trial, 100)).rejects.toMatchObject({ code: "in_need_true_account" });
});

test("the same key is one transfer, twelve times at once as well, and no other content", async () => {
  const { send, ana, cash } = home;
  const made = await Promise.all(Array.from({ length: 12 }, () => send(ana, 100, { key: "same" })));
  expect(new Set(made.map(({ transferId }) => transferId)).size).toBe(1);
  expect(await cash(ana)).toBe(units(900));
  await expect(send(ana, 101, { key: "same" })).rejects.toMatchObject({ code: "key_reused" });
  const strict = await family({ transfers: { sumPerDay: "100.00" } });
  const again = Array.from({ length: 12 }, () => strict.send(strict.ana, 100, { key: "same" }));
  expect(new Set((await Promise.all(again)).map(({ transferId }) => transferId)).size).toBe(1);
});

test("twenty at once never send more than there is, nor pass the sum of the day", async () => {
  const { send, ana, cash, agent } = home;
  const made = await Promise.allSettled(Array.from({ length: 20 }, () => send(ana, 300)));
  expect(made.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  expect([await cash(ana), await cash(agent)]).toEqual([units(100), units(1_900)]);
  const strict = await family({ transfers: { sumPerDay: "250.00" } });
  const few = await Promise.allSettled(
    Array.from({ length: 20 }, () => strict.send(strict.ana, 100)),
  );
  expect(few.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
  await expect(strict.send(strict.ana, 100)).rejects.toMatchObject({
    code: "daily_sum_reached",
    details: { left: "50.00" },
  });
});

test("up and down at once neither wait for ever nor lose a cent", async () => {
  const { send, ana, agent, cash, store, merchant } = home;
  const attempts = Array.from({ length: 10 }, (_, index) =>
    index % 2 ? send(ana, 60) : send(agent, 120, { to: ana.username }),
  );
  const made = await Promise.allSettled(attempts);
  expect(made.map(({ status }) => status)).toEqual(Array(10).fill("fulfilled"));
  expect((await cash(ana)) + (await cash(agent))).toBe(units(2_000));
  expect(await verifyLedger(store.db, merchant.code)).toEqual([]);
});

test.each([
  [{}, 49.99, "amount_out_of_range"],
  [{}, 20_000.01, "amount_out_of_range"],
  [{}, 1_000.01, "not_enough_funds"],
  [{ toUpline: false }, 100, "transfers_closed"],
])("with %o %d is refused with %s", async (transfers, amount, code) => {
  const { send, ana, cash } = await family({ transfers });
  await expect(send(ana, amount)).rejects.toMatchObject({ code });
  expect(await cash(ana)).toBe(units(1_000));
});

test("only what could be withdrawn leaves, with the digits and while staff let it", async () => {
  const { send, ana, staff, named, as, store, merchant } = home;
  await expect(send(ana, 100, { pin: "000000" })).rejects.toMatchObject({
    code: "withdraw_password_wrong",
    field: "withdrawPassword",
  });
  await blockTransfers(staff, { ...named(ana), isBlocked: true });
  await expect(send(ana, 100)).rejects.toMatchObject({ code: "transfers_blocked" });
  await blockTransfers(staff, { ...named(ana), isBlocked: false });
  const requirement = {
    merchant: merchant.code,
    id: "deposit:1",
    memberId: ana.id,
    source: "deposit",
  };
  await store.inMerchant(merchant.code, (tx) =>
    openRequirement(tx, {
      ...requirement,
      source: "deposit",
      amount: units(960),
      openedAt: staff.clock.now(),
    }),
  );
  await expect(send(ana, 100)).rejects.toMatchObject({ code: "wagering_open" });
  expect(await showTransferOptions(as(ana))).toMatchObject({
    transferable: units(40),
    locked: units(960),
    balance: units(1_000),
    canSendDown: false,
    blocks: [{ code: "wagering_open", details: { left: "960.00", lots: 1 } }],
  });
});

test("a transfer that came in locks itself alone", async () => {
  const { send, as, agent, ana, cash } = await family();
  await send(agent, 100.5, { to: ana.username });
  expect(await showTransferOptions(as(ana))).toMatchObject({
    balance: units(1_100.5),
    transferable: units(1_000),
    blocks: [],
  });
  await expect(send(ana, 1_000.01)).rejects.toMatchObject({
    code: "amount_locked",
    field: "amount",
    details: { withdrawable: "1000.00" },
  });
  await send(ana, 1_000);
  expect(await cash(ana)).toBe(units(100.5));
});

/** A transfer of 100.00 from the agent to Ana, who may decline it. */
async function received(settings: Record<string, unknown> = {}) {
  const at = await family(settings);
  const { transferId } = await at.send(at.agent, 100, { to: at.ana.username });
  const decline = (who: TestMember, over: Partial<Context> = {}) =>
    declineTransfer({ ...at.as(who), ...over }, { transferId });
  const last = async (who: TestMember) =>
    (await listTransfers(at.as(who), { pageNo: 1 })).list.find(
      (one) => one.transferId === transferId,
    );
  return { ...at, transferId, decline, last };
}

test("a transfer that came in is declined once, and both are told", async () => {
  const { agent, ana, cash, decline, last, store, merchant, as, staff } = await received();
  const until = staff.clock.now().getTime() + 86_400_000;
  expect(await last(ana)).toMatchObject({ status: "SENT", declinableUntil: until });
  expect(await last(agent)).toMatchObject({ declinableUntil: null });
  const made = await Promise.all(Array.from({ length: 6 }, () => decline(ana)));
  expect(new Set(made.map(({ status }) => status))).toEqual(new Set(["DECLINED"]));
  expect([await cash(ana), await cash(agent)]).toEqual([units(1_000), units(1_000)]);
  expect(await last(agent)).toMatchObject({ status: "DECLINED", declinableUntil: null });
  expect(await showTransferOptions(as(ana))).toMatchObject({ locked: 0n });
  const kinds = async (who: TestMember) =>
    store.inMerchant(merchant.code, async (tx) => {
      const rows = await tx.select().from(messages).where(eq(messages.memberId, who.id));
      return rows.map(({ kind }) => kind).sort();
    });
  expect(await kinds(agent)).toEqual(["transferDeclined"]);
  expect(await kinds(ana)).toEqual(["transferReceived", "transferReturned"]);
  const record = await listMovements(as(ana), { kinds: ["transfer"], pageNo: 1, pageSize: 20 });
  expect(record.list.map(({ amount }) => amount)).toEqual([-units(100), units(100)]);
  expect(record.list[0]).toMatchObject({ counterparty: agent.username });
  expect(await verifyLedger(store.db, merchant.code)).toEqual([]);
});

test("what was declined counts no longer against the sender's day", async () => {
  const { send, agent, ana, decline } = await received({ transfers: { sumPerDay: "150.00" } });
  const again = () => send(agent, 100, { to: ana.username });
  await expect(again()).rejects.toMatchObject({ code: "daily_sum_reached" });
  await decline(ana);
  expect(await again()).toMatchObject({ status: "SENT" });
});

test("played or spent money is not declined, nor after a day, nor while staff hold it", async () => {
  const { ana, cash, decline, last, store, merchant, staff, named, transferId, as } =
    await received();
  await blockTransfers(staff, { ...named(ana), isBlocked: true });
  await expect(decline(ana)).rejects.toMatchObject({ code: "transfers_blocked" });
  await blockTransfers(staff, { ...named(ana), isBlocked: false });
  const own = eq(wageringRequirements.id, `transfer:${transferId}`);
  const played = (done: bigint) =>
    store.inMerchant(merchant.code, (tx) =>
      tx.update(wageringRequirements).set({ done }).where(own),
    );
  await played(1n);
  await expect(decline(ana)).rejects.toMatchObject({ code: "transfer_spent" });
  expect(await last(ana)).toMatchObject({ declinableUntil: null });
  await played(0n);
  const later = { now: () => new Date(staff.clock.now().getTime() + 86_400_000) };
  await expect(decline(ana, { clock: later })).rejects.toMatchObject({ code: "transfer_late" });
  const spend = { merchant: merchant.code, key: "spent", kind: "bet", at: as(ana).clock.now() };
  await transfer(store.db, {
    ...spend,
    from: { owner: ana.id, kind: "cash" },
    to: { owner: HOUSE, kind: "game" },
    amount: units(1_000.01),
  });
  await expect(decline(ana)).rejects.toMatchObject({ code: "transfer_spent" });
  expect(await cash(ana)).toBe(units(99.99));
});

test("only its receiver declines it: no guest, no trial, no sender, no other merchant", async () => {
  const { agent, ana, luis, decline, merchant, cash } = await received();
  const unknown = { code: "transfer_not_found", status: 404 };
  await expect(decline(agent)).rejects.toMatchObject(unknown);
  await expect(decline(luis)).rejects.toMatchObject(unknown);
  const away = await freshMerchant();
  await expect(decline(ana, { merchant: away })).rejects.toMatchObject(unknown);
  await expect(decline(ana, { actor: null })).rejects.toMatchObject({ status: 401 });
  const trial = await freshMember(merchant, { type: 4 });
  await expect(decline(trial)).rejects.toMatchObject({ code: "in_need_true_account" });
  expect(await cash(ana)).toBe(units(1_100));
});

test("staff put members under agents alone, and never in a ring", async () => {
  const { staff, named, agent, ana, luis, as } = home;
  const under = (who: TestMember, upline: string | null) =>
    setUpline(staff, { ...named(who), upline });
  await expect(under(luis, ana.username)).rejects.toMatchObject({ code: "not_agent" });
  const lower = await freshMember(home.merchant, { type: 1 });
  await under(lower, agent.username);
  await expect(under(agent, lower.username)).rejects.toMatchObject({ code: "upline_loop" });
  await expect(under(agent, agent.username)).rejects.toMatchObject({ code: "upline_loop" });
  await under(ana, null);
  expect(await showTransferOptions(as(ana))).toMatchObject({ upline: null });
});

test("a transfer from an agent counts as a deposit, and the agent learns no more", async () => {
  const { agent, ana, as, send } = await family();
  await setLimit(as(ana), { kind: "deposit", period: "day", amount: units(200) });
  await send(agent, 120, { to: ana.username });
  const above = send(agent, 81, { to: ana.username });
  await expect(above).rejects.toMatchObject({ code: "receiver_limited", details: undefined });
  await send(agent, 80, { to: ana.username });
  await startTimeOut(as(ana), { hours: 24 });
  const paused = send(agent, 50, { to: ana.username });
  await expect(paused).rejects.toMatchObject({ code: "receiver_limited", details: undefined });
});
