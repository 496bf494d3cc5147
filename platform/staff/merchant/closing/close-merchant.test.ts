import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { freshMember, freshMerchant, testStore } from "#tests/support/database.ts";
import { isWaitedFor } from "#tests/support/is-waited-for.ts";
import { freshTable, GAME, VENDOR } from "#tests/support/vendor.ts";
import { verifyMember } from "#tests/under-test/people/verify-member.ts";
import {
  logIn,
  PASSWORD,
  platformUnderTest,
  random,
  registration,
  SECRETS,
} from "#tests/under-test/platform-under-test.ts";
import { terminalUnderTest } from "#tests/under-test/staff/terminal-under-test.ts";
import { freshPayee } from "#tests/under-test/withdrawals-under-test.ts";
import { siteStatus } from "../../../contract/core/site.ts";
import { memberInfo, register } from "../../../contract/members/account.ts";
import { send } from "../../../contract/wire/send.ts";
import type { Clock, Merchant } from "../../../core/context.ts";
import { readMerchant } from "../../../core/merchant/find-merchant.ts";
import { verifyLedger } from "../../../money/ledger/verify-ledger.ts";
import { deposits } from "../../../store/schema/cashier.ts";
import { merchantHosts, merchants } from "../../../store/schema/merchant.ts";
import { approve } from "../../approvals/decide-approval.ts";
import { listApprovals } from "../../approvals/list-approvals.ts";
import { grantFreeRounds } from "../../play/free-rounds/grant-free-rounds.ts";
import { releaseBonus } from "../../play/release-bonus.ts";
import type { StaffContext } from "../../staff-context.ts";
import { switchVendor } from "../../vendors/switch-vendor.ts";
import { applyFile } from "../file/apply-file.ts";
import { exportFile } from "../file/export-file.ts";
import { setSiteStatus } from "../set-site-status.ts";
import { closeMerchant } from "./close-merchant.ts";

type Ended = { merchant: Merchant; clock: Clock };

/** Two people of staff at a merchant whose site is in maintenance. */
async function closing({ merchant, clock }: Ended) {
  const store = await testStore();
  const named = { merchant: merchant.code };
  const by = (staff: string): StaffContext => ({
    ...{ store, clock, random, secrets: SECRETS },
    ...{ staff, staffId: staff },
  });
  const set = (values: Partial<typeof merchants.$inferInsert>) =>
    store.db.update(merchants).set(values).where(eq(merchants.code, merchant.code));
  await set({ isDemonstration: false, jurisdiction: "MX" });
  await setSiteStatus(by("eva"), { ...named, status: "maintenance" });
  const close = (staff = "eva") => closeMerchant(by(staff), named);
  return {
    ...{ store, named, by, close, set },
    row: () => readMerchant(store, merchant.code),
    /** Both people's words. */
    async end() {
      await close("eva");
      await close("leo");
    },
    refusal: () => close().then(String, ({ code, details = {} }) => ({ code, ...details })),
  };
}

const emptyTable = async () => {
  const table = await freshTable({ balance: 0n });
  return { ...table, ...(await closing(table)) };
};

test("two people close a merchant, also without settingsFourEyes", async () => {
  const { close, by, named, row } = await emptyTable();
  expect(await close("eva")).toMatchObject({ outcome: "waiting" });
  await expect(close("eva")).rejects.toMatchObject({ code: "second_pair_of_eyes" });
  expect(await row()).toMatchObject({ status: 1 });
  const [asked] = await listApprovals(by("leo"), named.merchant);
  await approve(by("leo"), { ...named, id: asked!.id });
  expect(await row()).toMatchObject({ status: 3 });
});

test("in a demonstration one person does", async () => {
  const { close, set, row } = await emptyTable();
  await set({ isDemonstration: true });
  expect(await close()).toMatchObject({ outcome: "done" });
  expect(await row()).toMatchObject({ status: 3 });
});

test("its site must be in maintenance first, and stay so until the second word", async () => {
  const { close, set } = await emptyTable();
  await set({ status: 0 });
  await expect(close()).rejects.toMatchObject({ code: "not_in_maintenance", status: 409 });
  await set({ status: 1 });
  await close("eva");
  await set({ status: 2 });
  await expect(close("leo")).rejects.toMatchObject({ code: "not_in_maintenance" });
});

test("while it owes anything it stays, and is told how much of each", async () => {
  const table = await freshTable({ balance: 100_000n });
  const { refusal, row } = await closing(table);
  await table.bet({ txId: "b1" });
  const none = { members: 0, deposits: 0, withdrawals: 0 };
  const code = "merchant_not_empty";
  expect(await refusal()).toEqual({ code, ...none, rounds: 1, vendors: VENDOR });
  await table.win({ txId: "w1", roundClosed: true });
  const accounts = table.member.username;
  expect(await refusal()).toEqual({ code, ...none, rounds: 0, members: 1, accounts });
  expect(await row()).toMatchObject({ status: 1 });
});

test.each([
  ["REVIEW", 1, null, 1],
  ["WAITING_PAYMENT", 1, null, 1],
  ["CREDITED", 1, "tx", 0],
  ["EXPIRED", -23, "tx", 1],
  ["EXPIRED", -25, "tx", 0],
  ["CANCELLED", -1, null, 0],
] as const)("a deposit %s that expires in %i hours", async (status, hours, gatewayTxId, open) => {
  const { store, named, clock, member, close, refusal } = await emptyTable();
  const now = clock.now();
  await store.inMerchant(named.merchant, (tx) =>
    tx.insert(deposits).values({
      ...{ ...named, memberId: member.id, id: "d1", reference: "D-1", method: "SPEI" },
      ...{ amount: 1_000_000n, currency: "MXN", status, gatewayTxId, idempotencyKey: "k" },
      ...{ createdAt: now, returnUrl: "", expiresAt: new Date(now.getTime() + hours * 3_600_000) },
    }),
  );
  if (open === 0) expect(await close()).toMatchObject({ outcome: "waiting" });
  else expect(await refusal()).toMatchObject({ deposits: 1, lists: "deposit list --all" });
});

test("an open withdrawal keeps it, and money that came after the first word does too", async () => {
  const payee = await freshPayee({ balance: 400 });
  const asking = await closing(payee);
  // The place asks for a verified identity before a withdrawal.
  await verifyMember({ merchant: payee.merchant.code, at: payee.clock.now() }, payee.member.id);
  await payee.ask(400);
  const open = { members: 1, withdrawals: 1, deposits: 0, lists: "withdrawal list" };
  expect(await asking.refusal()).toMatchObject(open);
  const table = await emptyTable();
  await table.close("eva");
  await freshMember(table.merchant, { balance: 10_000n });
  await expect(table.close("leo")).rejects.toMatchObject({ code: "merchant_not_empty" });
  expect(await table.row()).toMatchObject({ status: 1 });
});

test("its hosts are free, its site is closed for good, and nobody logs in or registers", async () => {
  const under = await platformUnderTest();
  const { token } = await under.newMember();
  const { store, named, end } = await closing(under);
  const host = `${named.merchant}.example`;
  await store.db.insert(merchantHosts).values({ ...named, host });
  await end();
  const site = under.caller({ siteKey: SECRETS.siteKey });
  expect(await send(site, siteStatus, { url: host })).toMatchObject({ status: 3 });
  for (const caller of [site, under.caller()]) {
    const refused = { code: "site_closed" };
    const login = logIn(caller, { username: "ana2026", password: PASSWORD, type: "username" });
    await expect(login).rejects.toMatchObject(refused);
    await expect(send(caller, register, registration("luz2026"))).rejects.toMatchObject(refused);
    const own = send({ ...caller, token }, memberInfo, {});
    await expect(own).rejects.toMatchObject(refused);
  }
  const { code: merchant } = await freshMerchant();
  await store.db.insert(merchantHosts).values({ host, merchant });
});

test("its vendors open no game and place no bet", async () => {
  const table = await emptyTable();
  const launchToken = await table.launchToken();
  await table.end();
  const disabled = { code: "VENDOR_DISABLED" };
  expect(await table.bet({ txId: "b1", amount: "0.00" })).toMatchObject(disabled);
  expect(await table.bets([{ txId: "b2", amount: "0.00" }])).toMatchObject(disabled);
  const both = { txId: "b3", winTxId: "w3", amount: "0.00" };
  expect(await table.betwin(both)).toMatchObject(disabled);
  const seat = { launchToken, gameCode: "GAME1" };
  expect(await table.call("authenticate", seat)).toMatchObject(disabled);
});

test("its vendors give no bonus, and a late correction of a round is booked", async () => {
  const table = await emptyTable();
  const { named, by, store } = table;
  const earlier = { txId: "g1", amount: "0.00" };
  await table.bonus(earlier);
  await table.bonus({ txId: "g2", amount: "5000" });
  const bets = { amount: "0.00", winAmount: "0.00" };
  await table.betwin({ txId: "b1", winTxId: "w1", ...bets });
  await table.end();
  const disabled = { code: "VENDOR_DISABLED" };
  expect(await table.bonus({ txId: "g3" })).toMatchObject({ ...disabled, balance: "0.00" });
  expect(await table.bonus({ txId: "g3" })).toMatchObject(disabled);
  expect(await table.bonus(earlier)).toMatchObject({ code: "OK", replay: true });
  const held = { ...named, vendor: VENDOR, txId: "g2" };
  await expect(releaseBonus(by("eva"), held)).rejects.toMatchObject({ code: "merchant_closed" });
  const late = await table.settle([{ txId: "w2", roundId: "r2" }, { txId: "w3" }]);
  expect(late.results?.map(({ code }) => code)).toEqual(["BET_NOT_FOUND", "ROUND_CLOSED"]);
  expect(await table.cash()).toBe("0.00");
  const corrected = { txId: "a1", refTxId: "w1", amount: "5.00" };
  expect(await table.adjust(corrected)).toMatchObject({ code: "OK", balance: "5.00" });
  expect(await verifyLedger(store.db, named.merchant)).toEqual([]);
});

test("a bonus that comes while the merchant ends is refused", async () => {
  const { store, merchant, bonus, cash } = await emptyTable();
  const own = eq(merchants.code, merchant.code);
  const given = await store.inMerchant(merchant.code, async (tx) => {
    await tx.select().from(merchants).where(own).for("update");
    await tx.update(merchants).set({ status: 3 }).where(own);
    const answer = bonus({ txId: "g1" });
    await expect.poll(() => isWaitedFor(tx)).toBe(true);
    return { answer };
  });
  expect(await given.answer).toMatchObject({ code: "VENDOR_DISABLED" });
  expect(await cash()).toBe("0.00");
});

test("no vendor of it is enabled again, and nobody gets free rounds", async () => {
  const table = await emptyTable();
  const { by, named, member, end } = table;
  await end();
  const enabled = switchVendor(by("eva"), { ...named, vendor: VENDOR, isEnabled: true });
  await expect(enabled).rejects.toMatchObject({ code: "merchant_closed" });
  await switchVendor(by("eva"), { ...named, vendor: VENDOR, isEnabled: false });
  const grant = { ...named, account: member.username, campaign: "c1", game: GAME, days: 1 };
  const granted = grantFreeRounds(by("eva"), { ...grant, rounds: 1, stake: 10_000n });
  await expect(granted).rejects.toMatchObject({ code: "game_maintenance" });
});

test("nothing opens or changes it again, and staff still read it", async () => {
  const table = await emptyTable();
  const { store, by, named, close, set, end } = table;
  await set({ settings: { country: "MX" } });
  await store.db.insert(merchantHosts).values({ ...named, host: `${named.merchant}.example` });
  const file = await exportFile(by("eva"), named.merchant);
  await end();
  const closed = { code: "merchant_closed", status: 409 };
  await expect(close()).rejects.toMatchObject(closed);
  const opened = setSiteStatus(by("eva"), { ...named, status: "open" });
  await expect(opened).rejects.toMatchObject(closed);
  for (const isPlan of [true, false]) {
    const applied = applyFile(by("eva"), { ...named, file, isPlan, mayMake: true });
    await expect(applied).rejects.toMatchObject(closed);
  }
  const after = await exportFile(by("eva"), named.merchant);
  expect(after).toEqual({ ...file, hosts: [] });
});

test("the terminal asks twice, and lists it as closed", async () => {
  const { store, clock, named } = await emptyTable();
  const terminal = terminalUnderTest({ store, clock });
  const line = `close ${named.merchant}`;
  expect(await terminal.typeAs("eva")(line)).toBe(0);
  expect(terminal.printed().join("\n")).toContain("A second person says:");
  expect(await terminal.typeAs("leo")(line)).toBe(0);
  await terminal.typeAs("eva")("list");
  const listed = terminal.printed().find((shown) => shown.startsWith(`${named.merchant} `));
  expect(listed).toMatch(/\bclosed\b/);
});
