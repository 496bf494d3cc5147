import { beforeAll, expect, test } from "vitest";
import { freshMember, testStore } from "#tests/support/database.ts";
import { GAME, VENDOR } from "#tests/support/vendor.ts";
import { officeUnderTest } from "../../../tests/under-test/staff/office-under-test.ts";
import { freshPayee, units } from "../../../tests/under-test/withdrawals-under-test.ts";
import { approvalDecide, approvalList } from "../../contract/staff/approvals.ts";
import {
  staffDepositApprove,
  staffDepositAsk,
  staffDepositCredit,
  staffDepositReject,
  staffDepositShow,
} from "../../contract/staff/deposits.ts";
import * as member from "../../contract/staff/members.ts";
import * as play from "../../contract/staff/play.ts";
import { staffGrantEnd, staffList } from "../../contract/staff/staff.ts";
import * as withdrawal from "../../contract/staff/withdrawals.ts";
import type { Call } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { type Caller, send } from "../../contract/wire/send.ts";
import { seedDepositMethods } from "../../demo/seed-deposit-methods.ts";
import { noteFinding } from "../../play/reconciliation/findings.ts";
import { officeCalls } from "../../staff/office-routes.ts";
import { deposits } from "../../store/schema/cashier.ts";
import { purseMoves } from "../../store/schema/purse.ts";
import { staffActions } from "../../store/schema/staff.ts";
import { freeGrants } from "../../store/schema/vendor-wallet.ts";

type Names = Record<"account" | "withdrawal" | "approval" | "staff" | "grant", string>;
type Row = readonly [Call, (of: Names, own: string) => Record<string, unknown>, string];

const DEPOSIT = "D-0000-0000";
const MOVE = "P-0000-0000";
const CAMPAIGN = "campaign-of-hers";
const TRANSACTION = "bonus-of-hers";
const SUBJECT = "round-of-hers";

const ofDeposit = (call: Call): Row => [
  call,
  () => ({ reference: DEPOSIT, reason: "not_received" }),
  "deposit_not_found",
];
const ofWithdrawal = (call: Call, more: object = {}): Row => [
  call,
  (of) => ({ reference: of.withdrawal, ...more }),
  "withdrawal_not_found",
];
const ofMember = (call: Call, more: object = {}): Row => [
  call,
  (of) => ({ account: of.account, ...more }),
  "unknown_member",
];

/** What a person with every permission at another merchant is told about each name of this one. */
const TABLE: readonly Row[] = [
  [approvalDecide, (of) => ({ id: of.approval, answer: "yes" }), "unknown_approval"],
  [approvalList, (of) => ({ all: "no", after: of.approval }), "unknown_approval"],
  [staffGrantEnd, (of) => ({ staff: of.staff, id: of.grant }), "unknown_grant"],
  ofDeposit(staffDepositShow),
  ofDeposit(staffDepositApprove),
  ofDeposit(staffDepositAsk),
  ofDeposit(staffDepositReject),
  [staffDepositCredit, (of) => ({ user: of.account, amount: units(100) }), "unknown_member"],
  ofWithdrawal(withdrawal.staffWithdrawalShow),
  ofWithdrawal(withdrawal.staffWithdrawalApprove),
  ofWithdrawal(withdrawal.staffWithdrawalPay, { part: [], through: "hand" }),
  ofWithdrawal(withdrawal.staffWithdrawalResolve, { finding: "left", part: 1 }),
  ofWithdrawal(withdrawal.staffWithdrawalJudge, { judgement: "verify", part: 1 }),
  ofWithdrawal(withdrawal.staffWithdrawalReturnRest),
  ofWithdrawal(withdrawal.staffWithdrawalLost, { part: 1, way: "back" }),
  ofWithdrawal(withdrawal.staffWithdrawalFail, { reason: "bank_refused" }),
  ofWithdrawal(withdrawal.staffWithdrawalReject, { reason: "rules_broken" }),
  [
    withdrawal.staffWithdrawalBlock,
    (of) => ({ act: "block", username: of.account }),
    "unknown_member",
  ],
  ofMember(member.staffMemberShow),
  ofMember(member.staffMemberPassword),
  ofMember(member.staffMemberUnlock, { unlock: "unlock-name" }),
  ofMember(member.staffMemberResetWithdrawPassword),
  ofMember(member.staffMemberEndSessions),
  ofMember(member.staffMemberSetUpline, { upline: "none" }),
  [
    member.staffMemberSetUpline,
    (of, own) => ({ account: own, upline: of.account }),
    "unknown_member",
  ],
  ofMember(member.staffMemberTransfers, { act: "block-transfers" }),
  ofMember(member.staffMemberStatus, { act: "block", reason: "a test" }),
  ofMember(play.staffRoundsRevoke, { campaign: CAMPAIGN }),
  [play.staffRoundsRevoke, (_, own) => ({ account: own, campaign: CAMPAIGN }), "unknown_grant"],
  ofMember(play.staffRoundsGrant, { ...grantOf(), campaign: "new" }),
  [
    play.staffRoundsGrant,
    (_, own) => ({ account: own, ...grantOf(), campaign: "other" }),
    "game_maintenance",
  ],
  [play.staffPurseJudge, () => ({ reference: MOVE, judgement: "never" }), "unknown_move"],
  [play.staffFindingClose, () => ({ subject: SUBJECT, reason: "a test" }), "unknown_finding"],
  [play.staffBonusRelease, () => ({ vendor: VENDOR, transaction: TRANSACTION }), "unknown_bonus"],
];

function grantOf() {
  return { game: GAME, rounds: 1, stake: units(1), days: 1 };
}

/** They name nothing, or people of staff, who belong to no merchant. */
const NAMELESS = [
  ...["staffInvite", "staffList", "staffGrant", "staffEnd"],
  ...["staffDepositList", "staffWithdrawalList", "staffUsdtRate", "staffUsdtAddresses"],
  ...["staffRoundsList", "staffPurseList", "staffFindingList"],
];

const store = await testStore();
let names: Names;
let here: { as: Caller; account: string };
let elsewhere: { as: Caller; account: string };
let merchant: string;

beforeAll(async () => {
  const payee = await freshPayee();
  const { reference } = await payee.ask(400);
  merchant = payee.merchant.code;
  const { id: memberId, username: account } = payee.member;
  const now = payee.clock.now();
  const { secrets } = payee.context;
  const office = await officeUnderTest({ merchant: payee.merchant, clock: payee.clock, secrets });
  const { as } = await office.hired("admin", { name: "own" });
  here = { as, account };
  await payee.inMine(async (tx) => {
    await seedDepositMethods(tx, merchant);
    const ofHers = { merchant, memberId, createdAt: now };
    await tx.insert(deposits).values({
      ...{ ...ofHers, id: "deposit-of-hers", reference: DEPOSIT, method: "SPEI", kind: "transfer" },
      ...{ amount: units(100), currency: "MXN", status: "REVIEW", idempotencyKey: "k" },
      ...{ returnUrl: "", expiresAt: now },
    });
    await tx.insert(purseMoves).values({
      ...{ ...ofHers, id: "move-of-hers", reference: MOVE, vendor: VENDOR, direction: "in" },
      ...{ amount: units(1), origin: "player", dueAt: now, idempotencyKey: "k" },
    });
    await tx.insert(freeGrants).values({
      ...{ merchant, member: memberId, campaign: CAMPAIGN, vendor: VENDOR, ...gameOf() },
      ...{ state: "GRANTED", grantedAt: now, expiresAt: now },
    });
    const finding = { merchant, party: VENDOR };
    await noteFinding(tx, { ...finding, kind: "ROUND_MISSING", subject: SUBJECT }, now);
    await noteFinding(tx, { ...finding, kind: "BONUS_HELD", subject: TRANSACTION }, now);
  });
  const release = { vendor: VENDOR, transaction: TRANSACTION };
  const { approval } = await send(as, play.staffBonusRelease, release);
  const hired = await office.hired("cashier");
  const { list } = await send(as, staffList, {});
  const person = list.find(({ staff }) => staff === hired.staff)!;
  names = {
    ...{ account, withdrawal: reference, approval: approval! },
    ...{ staff: person.staff, grant: person.grants[0]!.id },
  };
  const other = await officeUnderTest();
  await store.inMerchant(other.merchant.code, (tx) => seedDepositMethods(tx, other.merchant.code));
  const stranger = await other.hired("admin", { name: "stranger" });
  elsewhere = { as: stranger.as, account: (await freshMember(other.merchant)).username };
});

const gameOf = () => ({ game: GAME, rounds: 1, stake: units(1) });

test("every call with a permission is in the table or names nothing", () => {
  const granted = officeCalls.filter(({ permission }) => permission).map(({ name }) => name);
  const listed = new Set([...TABLE.map(([{ name }]) => name), ...NAMELESS]);
  expect(granted.sort()).toEqual([...listed].sort());
});

/** The code of the refusal; null when it is done. */
async function refusalOf({ as, account }: typeof here, [call, inputOf]: Row) {
  try {
    await send(as, call, inputOf(names, account));
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.code;
  }
}

test.each(TABLE.map((row) => [row[0].name, row] as const))(
  "%s does not know what is another merchant's",
  async (_name, row) => {
    const [, , refusal] = row;
    expect(await refusalOf(elsewhere, row)).toBe(refusal);
    expect(await refusalOf(here, row)).not.toBe(refusal);
  },
);

test("nothing is written in the audit of the other merchant", async () => {
  const acts = await store.inMerchant(merchant, (tx) => tx.select().from(staffActions));
  expect(acts.length).toBeGreaterThan(5);
  expect(acts.filter(({ staff }) => staff === "stranger")).toEqual([]);
});
