import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { isWaitedFor } from "#tests/support/is-waited-for.ts";
import {
  freshPayee,
  giveAccount,
  units,
} from "../../../../tests/under-test/withdrawals-under-test.ts";
import { listMovements } from "../../../play/records/movements/list-movements.ts";
import { setSetting } from "../../../staff/merchant/set-setting.ts";
import { auditEntries } from "../../../store/schema/audit.ts";
import { members } from "../../../store/schema/merchant.ts";
import { payoutAccounts, withdrawPasswords } from "../../../store/schema/payout.ts";
import { withdrawals } from "../../../store/schema/withdrawal.ts";
import { openRequirement } from "../../wagering/open-requirement.ts";
import { requireUnlocked } from "../../wagering/require-unlocked.ts";
import { cancelWithdrawal } from "../cancel-withdrawal.ts";
import { getWithdrawal } from "../get-withdrawal.ts";
import { listWithdrawals } from "../list-withdrawals.ts";
import { showWithdrawOptions } from "./show-withdraw-options.ts";

const HOUR = 3_600_000;

test("a request freezes the money and is written down", async () => {
  const { ask, purses, inMine, merchant } = await freshPayee();
  const asked = await ask(400);
  expect(asked).toMatchObject({
    amount: units(400),
    remainingAmount: units(400),
    receivedAmount: 0n,
    status: "REQUESTED",
    nextActor: "staff",
    canCancel: true,
    account: { kind: "clabe", label: "Mi banco", numberEnd: "9719" },
    steps: [{ kind: "requested", by: "player", amount: units(400) }],
  });
  expect(asked.reference).toMatch(/^R-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  expect(await purses()).toEqual({ cash: units(600), frozen: units(400) });
  const entries = await inMine((tx) =>
    tx.select().from(auditEntries).where(eq(auditEntries.merchant, merchant.code)),
  );
  expect(entries.map(({ action }) => action)).toEqual(["withdrawalRequest"]);
});

test("a request waits above the movements, and its movement names it and its account", async () => {
  const { ask, context } = await freshPayee();
  const { reference, withdrawalId } = await ask(400);
  const list = (search?: string) =>
    listMovements(context, { kinds: [], pageNo: 1, pageSize: 5, ...(search && { search }) });
  const shown = await list();
  expect(shown.waiting).toMatchObject({ deposits: [], withdrawals: [{ reference }] });
  const account = { label: "Mi banco", numberEnd: "9719" };
  expect(shown.list[0]).toMatchObject({ id: withdrawalId, reference, account, method: null });
  for (const search of [reference, "mi BANCO", "9719"]) {
    expect((await list(search)).list.map((one) => one.id)).toEqual([withdrawalId]);
  }
  expect((await list("otro banco")).list).toEqual([]);
});

test("a request keeps the version of the terms that allowed it", async () => {
  const { ask, inMine, staff, merchant, clock, context } = await freshPayee();
  const least = (value: string) =>
    setSetting(staff(), { merchant: merchant.code, key: "withdrawals.amountMin", value });
  await ask(100);
  clock.advance(HOUR);
  await least("300.00");
  await expect(ask(299)).rejects.toMatchObject({ code: "amount_out_of_range" });
  clock.advance(HOUR);
  await least("150.00");
  expect((await showWithdrawOptions(context)).amountMin).toBe(units(150));
  await ask(299);
  const rows = await inMine((tx) =>
    tx.select().from(withdrawals).where(eq(withdrawals.merchant, merchant.code)),
  );
  const kept = rows.map(({ amount, termsVersion }) => [amount, termsVersion]);
  expect(kept.sort()).toEqual([
    [units(100), 1],
    [units(299), 3],
  ]);
});

test("the same key answers the same withdrawal, and another content is refused", async () => {
  const { ask, purses } = await freshPayee();
  const first = await ask(400, { key: "same-key-1" });
  expect(await ask(400, { key: "same-key-1" })).toEqual(first);
  await expect(ask(401, { key: "same-key-1" })).rejects.toMatchObject({ code: "key_reused" });
  expect(await purses()).toEqual({ cash: units(600), frozen: units(400) });
});

test("twelve of the same at once are one", async () => {
  const { ask, purses } = await freshPayee();
  const made = await Promise.all(Array.from({ length: 12 }, () => ask(400, { key: "same-key-1" })));
  expect(new Set(made.map(({ withdrawalId }) => withdrawalId)).size).toBe(1);
  expect(await purses()).toEqual({ cash: units(600), frozen: units(400) });
});

test("twenty at once never freeze more than there is", async () => {
  const settings = { withdrawals: { perDay: 100 } };
  const { ask, purses } = await freshPayee({ settings });
  const made = await Promise.allSettled(Array.from({ length: 20 }, () => ask(300)));
  expect(made.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  for (const one of made) {
    if (one.status === "rejected") expect(one.reason).toMatchObject({ code: "not_enough_funds" });
  }
  expect(await purses()).toEqual({ cash: units(100), frozen: units(900) });
});

test("twenty at once pass no limit of the day", async () => {
  const { ask } = await freshPayee({ balance: 10_000 });
  const made = await Promise.allSettled(Array.from({ length: 20 }, () => ask(100)));
  expect(made.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
});

test("a request is taken back once, and its day's share with it", async () => {
  const { ask, context, purses } = await freshPayee();
  const { withdrawalId } = await ask(1_000);
  const cancelled = await cancelWithdrawal(context, { withdrawalId });
  expect(cancelled).toMatchObject({ status: "CANCELLED", nextActor: "nobody", canCancel: false });
  expect(cancelled.remainingAmount).toBe(0n);
  expect(await cancelWithdrawal(context, { withdrawalId })).toEqual(cancelled);
  expect(await purses()).toEqual({ cash: units(1_000), frozen: 0n });
  expect(await showWithdrawOptions(context)).toMatchObject({ perDayLeft: 3 });
});

test("a request that meets the taking back of another is never judged by half of it", async () => {
  const settings = { withdrawals: { perDay: 1 } };
  const payee = await freshPayee({ settings });
  const { withdrawalId } = await payee.ask(190);
  const asked = whileTakenBack(payee, withdrawalId, () => payee.ask(1_000));
  expect(await asked).toMatchObject({ status: "REQUESTED" });
});

test("a reader never sees half of a cancellation", async () => {
  const settings = { withdrawals: { perDay: 1 } };
  const payee = await freshPayee({ settings });
  const { withdrawalId } = await payee.ask(190);
  const seen = whileTakenBack(payee, withdrawalId, () => showWithdrawOptions(payee.context));
  expect(await seen).toMatchObject({ perDayLeft: 1, balance: units(1_000) });
});

test("nobody else sees, takes back or uses what is a member's own", async () => {
  const { ask, context, stranger } = await freshPayee();
  const { withdrawalId } = await ask(400);
  const other = await stranger();
  const unknown = { code: "withdrawal_not_found" };
  await expect(getWithdrawal(other, { withdrawalId })).rejects.toMatchObject(unknown);
  await expect(cancelWithdrawal(other, { withdrawalId })).rejects.toMatchObject(unknown);
  expect((await listWithdrawals(other, { pageNo: 1 })).list).toEqual([]);
  const elsewhere = await freshPayee();
  const away = { ...elsewhere.context, actor: context.actor };
  await expect(getWithdrawal(away, { withdrawalId })).rejects.toMatchObject(unknown);
  await giveAccount(other, other.actor?.memberId ?? "", { id: "account-of-other" });
  await expect(ask(100, { accountId: "account-of-other" })).rejects.toMatchObject({
    code: "unknown_payout_account",
    field: "accountId",
  });
});

test("a list shows what is under way first, and narrows to one state", async () => {
  const { ask, context, clock } = await freshPayee();
  const open = await ask(300);
  clock.advance(1_000);
  const cancelled = await ask(200);
  await cancelWithdrawal(context, cancelled);
  const idsOf = async (state?: "open" | "done" | "ended") => {
    const { list } = await listWithdrawals(context, { ...(state && { state }), pageNo: 1 });
    return list.map(({ withdrawalId }) => withdrawalId);
  };
  expect(await idsOf()).toEqual([open.withdrawalId, cancelled.withdrawalId]);
  expect(await idsOf("open")).toEqual([open.withdrawalId]);
  expect(await idsOf("done")).toEqual([]);
  expect(await idsOf("ended")).toEqual([cancelled.withdrawalId]);
});

test("a trial account can request nothing", async () => {
  const { context } = await freshPayee();
  const trial = { ...context, actor: { memberId: "t", type: 4, sessionId: "s" } };
  const refused = expect.objectContaining({ code: "in_need_true_account" });
  await expect(showWithdrawOptions(trial)).rejects.toEqual(refused);
  await expect(listWithdrawals(trial, { pageNo: 1 })).rejects.toEqual(refused);
});

type Payee = Awaited<ReturnType<typeof freshPayee>>;

/** Cancels a request, and lets `work` proceed as far as it can before the commit. */
async function whileTakenBack<T>(payee: Payee, withdrawalId: string, work: () => Promise<T>) {
  const { context, store, inMine } = payee;
  const { working } = await inMine(async (tx) => {
    await tx.execute(sql`lock table withdrawals in access exclusive mode`);
    const inMerchant: typeof store.inMerchant = (_, write) => write(tx);
    await cancelWithdrawal({ ...context, store: { ...store, inMerchant } }, { withdrawalId });
    const working = work();
    await expect.poll(() => isWaitedFor(tx)).toBe(true);
    return { working };
  });
  return working;
}

/** Each precondition, and how a test breaks it. */
const PRECONDITIONS: Record<string, (payee: Payee) => Promise<unknown>> = {
  withdrawals_blocked: ({ inMine, member }) =>
    inMine((tx) =>
      tx
        .update(members)
        .set({ withdrawalsBlockedAt: new Date(0) })
        .where(eq(members.id, member.id)),
    ),
  no_payout_account: ({ inMine, merchant }) =>
    inMine((tx) =>
      tx
        .update(payoutAccounts)
        .set({ removedAt: new Date(0) })
        .where(eq(payoutAccounts.merchant, merchant.code)),
    ),
  payout_account_waiting: ({ inMine, merchant, clock }) =>
    inMine((tx) =>
      tx
        .update(payoutAccounts)
        .set({ usableAt: new Date(clock.now().getTime() + 1) })
        .where(eq(payoutAccounts.merchant, merchant.code)),
    ),
  withdraw_password_unset: ({ inMine, merchant }) =>
    inMine((tx) =>
      tx.delete(withdrawPasswords).where(eq(withdrawPasswords.merchant, merchant.code)),
    ),
  withdraw_password_fresh: ({ inMine, merchant, clock }) =>
    inMine((tx) =>
      tx
        .update(withdrawPasswords)
        .set({ usableAt: new Date(clock.now().getTime() + 1) })
        .where(eq(withdrawPasswords.merchant, merchant.code)),
    ),
  wagering_open: ({ inMine, merchant, member, clock }) =>
    inMine((tx) =>
      openRequirement(tx, {
        merchant: merchant.code,
        id: "deposit:1",
        memberId: member.id,
        source: "deposit",
        amount: units(1_000),
        openedAt: clock.now(),
      }),
    ),
  // 18:00 plus six hours is midnight, plus eleven and 59 minutes is 05:59.
  outside_hours: async ({ clock }) => clock.advance(11 * HOUR + 59 * 60_000),
  daily_count_reached: async ({ ask }) => {
    for (const _one of [1, 2, 3]) await ask(100);
  },
  daily_sum_reached: ({ ask }) => ask(450),
  not_enough_funds: ({ ask }) => ask(901),
};

test.each(Object.entries(PRECONDITIONS))(
  "%s blocks a withdrawal, and is shown before",
  async (code, takeAway) => {
    const sumPerDay = code === "daily_sum_reached" ? "500.00" : "5000.00";
    const payee = await freshPayee({ settings: { withdrawals: { sumPerDay } } });
    expect((await showWithdrawOptions(payee.context)).blocks).toEqual([]);
    await takeAway(payee);
    const { blocks } = await showWithdrawOptions(payee.context);
    expect(blocks.map((block) => block.code)).toEqual([code]);
    await expect(payee.ask(99)).rejects.toMatchObject({ code });
  },
);

test("a waiting account blocks no other account", async () => {
  const { ask, context, member, clock } = await freshPayee();
  const usableAt = new Date(clock.now().getTime() + 24 * HOUR);
  await giveAccount(context, member.id, { id: "account2", usableAt });
  expect((await showWithdrawOptions(context)).blocks).toEqual([]);
  const refused = { code: "payout_account_waiting", field: "accountId" };
  await expect(ask(100, { accountId: "account2" })).rejects.toMatchObject(refused);
  clock.advance(24 * HOUR);
  expect(await ask(100, { accountId: "account2" })).toMatchObject({ status: "REQUESTED" });
});

test.each([
  [99.99, "amount_out_of_range"],
  [100.001, "amount_out_of_range"],
  [5_000.01, "amount_out_of_range"],
  [1_000.01, "not_enough_funds"],
])("%s is refused at its field with %s", async (amount, code) => {
  const { ask, purses } = await freshPayee({ settings: { withdrawals: { amountMax: "5000.00" } } });
  await expect(ask(amount)).rejects.toMatchObject({ code, field: "amount" });
  expect(await purses()).toEqual({ cash: units(1_000), frozen: 0n });
});

test("wrong digits count, and freeze nothing", async () => {
  const { ask, purses } = await freshPayee();
  const wrong = {
    code: "withdraw_password_wrong",
    field: "withdrawPassword",
    details: { count: 4 },
  };
  await expect(ask(400, { pin: "000000" })).rejects.toMatchObject(wrong);
  expect(await purses()).toEqual({ cash: units(1_000), frozen: 0n });
});

test("a new day on the merchant's clock brings a new count", async () => {
  const { ask, clock, context } = await freshPayee();
  for (const _one of [1, 2, 3]) await ask(100);
  clock.advance(6 * HOUR - 1);
  expect(await showWithdrawOptions(context)).toMatchObject({ perDayLeft: 0 });
  clock.advance(1);
  expect(await showWithdrawOptions(context)).toMatchObject({ perDayLeft: 3 });
});

describe("a deposit that was not played", () => {
  const withLot = async (amount: number) => {
    const payee = await freshPayee({ balance: 2_673 });
    const { inMine, merchant, member, clock } = payee;
    const own = { merchant: merchant.code, memberId: member.id };
    const lot = { ...own, id: "deposit:1", source: "deposit" as const };
    await inMine((tx) =>
      openRequirement(tx, { ...lot, amount: units(amount), openedAt: clock.now() }),
    );
    return { ...payee, own };
  };

  test("locks itself alone, and each valid bet frees its amount", async () => {
    const { ask, context, betwin, purses } = await withLot(200);
    expect(await showWithdrawOptions(context)).toMatchObject({
      withdrawable: units(2_473),
      locked: units(200),
      blocks: [],
    });
    await betwin({ txId: "b1", winTxId: "w1", amount: "120", winAmount: "70" });
    expect(await showWithdrawOptions(context)).toMatchObject({ withdrawable: units(2_543) });
    await expect(ask(2_543.01)).rejects.toMatchObject({
      code: "amount_locked",
      field: "amount",
      details: { withdrawable: "2543.00" },
    });
    await ask(2_543);
    expect(await purses()).toEqual({ cash: units(80), frozen: units(2_543) });
  });

  test("stays locked when a bet is quicker than the withdrawal", async () => {
    const { inMine, own } = await withLot(200);
    const leave = (amount: number, cashAfter: number) =>
      inMine((tx) =>
        requireUnlocked(tx, own, { amount: units(amount), cashAfter: units(cashAfter) }),
      );
    await leave(100, 200);
    await expect(leave(100, 199.99)).rejects.toMatchObject({ code: "amount_locked" });
  });
});
