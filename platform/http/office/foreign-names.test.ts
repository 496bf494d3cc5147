import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { contractOfHers } from "#tests/agents/contract-of-hers.ts";
import { daily, tier } from "#tests/agents/contracts-under-test.ts";
import { freshMember, testStore } from "#tests/support/database.ts";
import { GAME, VENDOR } from "#tests/support/vendor.ts";
import { layMethods } from "#tests/under-test/demo-brands.ts";
import { claimsOfHers } from "#tests/under-test/people/claims-of-hers.ts";
import { ownPieces, tellPieces } from "../../../tests/under-test/staff/legal-under-test.ts";
import { officeUnderTest } from "../../../tests/under-test/staff/office-under-test.ts";
import { freshPayee, units } from "../../../tests/under-test/withdrawals-under-test.ts";
import { sealDelivery } from "../../club/points/redeem/seal-delivery.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { type Caller, send } from "../../contract/wire/send.ts";
import { noteFinding } from "../../play/reconciliation/findings.ts";
import { officeCalls } from "../../staff/office-routes.ts";
import { affiliateApplications } from "../../store/schema/application.ts";
import { depositMethods, deposits } from "../../store/schema/cashier.ts";
import { feedback } from "../../store/schema/feedback.ts";
import { fundsRequests } from "../../store/schema/funds.ts";
import { staffGrants } from "../../store/schema/person.ts";
import { pointRedemptions } from "../../store/schema/points.ts";
import { purseMoves } from "../../store/schema/purse.ts";
import { playSignals } from "../../store/schema/signal.ts";
import { staffActions } from "../../store/schema/staff.ts";
import { bankLines } from "../../store/schema/statement.ts";
import { freeGrants } from "../../store/schema/vendor-wallet.ts";
import { verifications } from "../../store/schema/verification.ts";
import { watchHits } from "../../store/schema/watchlist.ts";
import { workRuns } from "../../store/schema/work.ts";

type Input = Record<string, unknown>;
type Names = Record<"account" | "withdrawal" | "approval" | "staff" | "grant", string>;
/** A call, its input from the names of this merchant and an account of the caller's, the refusal. */
type Row = readonly [string, (of: Names, own: string) => Input, string];

const DEPOSIT = "D-0000-0000";
const MOVE = "P-0000-0000";
const CAMPAIGN = "campaign-of-hers";
const TRANSACTION = "bonus-of-hers";
const SUBJECT = "round-of-hers";
const FEEDBACK = "message-of-hers";
const LINE = "line-of-hers";
const OTHER_LINE = "line-of-the-stranger";
const CONTRACT = "contract-of-hers";
const VERIFICATION = "verification-of-hers";
const HIT = "hit-of-hers";
const FUNDS = "funds-of-hers";
const SIGNAL = "signal-of-hers";
const MISSION = "mission-of-hers";
const REFERRAL = "referral-of-hers";
const REDEMPTION = "redemption-of-hers";
const APPLICATION = "application-of-hers";
const WORK = { kind: "salary", period: "2026-11-19T18" };
const METHOD = "OURS";
const BRAND = "casa";
const PUBLISHED = "feria";
const SECRET = "Kp7-tQ2w-Zx9v-Lm4r-Bn6s";
const CATALOGUE = Buffer.from("[]").toString("base64");
const ROUNDS = { game: GAME, rounds: 1, stake: units(1) };

const ofDeposit = (name: string): Row => [
  `staffDeposit${name}`,
  () => ({ reference: DEPOSIT, reason: "not_received" }),
  "deposit_not_found",
];
const ofCampaign = (name: string): Row => [
  `staffCampaign${name}`,
  () => ({ code: PUBLISHED }),
  "unknown_campaign",
];
const ofWithdrawal = (name: string, more: Input = {}): Row => [
  `staffWithdrawal${name}`,
  (of) => ({ reference: of.withdrawal, ...more }),
  "withdrawal_not_found",
];
const ofMember = (name: string, more: Input = {}): Row => [
  name,
  (of) => ({ account: of.account, ...more }),
  "unknown_member",
];

/** What a person with every permission at another merchant is told about each name of this one. */
const TABLE: readonly Row[] = [
  ["approvalDecide", (of) => ({ id: of.approval, answer: "yes" }), "unknown_approval"],
  ["approvalList", (of) => ({ all: "no", after: of.approval }), "unknown_approval"],
  ["staffGrantEnd", (of) => ({ staff: of.staff, id: of.grant }), "unknown_grant"],
  ["staffBannerWithdraw", () => ({ id: PUBLISHED }), "unknown_banner"],
  ["staffNoticeWithdraw", () => ({ id: PUBLISHED }), "no_such_notice"],
  ["staffPromotionWithdraw", () => ({ id: PUBLISHED }), "unknown_promotion"],
  ["staffFeedbackShow", () => ({ reference: FEEDBACK }), "unknown_feedback"],
  ["staffFeedbackClose", () => ({ reference: FEEDBACK }), "unknown_feedback"],
  ["staffTermsCompare", () => ({ area: "withdrawals", from: 1, to: 2 }), "unknown_version"],
  ["staffSecretVendor", () => ({ vendor: VENDOR, secret: SECRET }), "unknown_vendor"],
  ["staffSecretDropOld", () => ({ vendor: VENDOR }), "unknown_vendor"],
  ["staffVendorChange", () => ({ vendor: VENDOR, name: "Other" }), "unknown_vendor"],
  ["staffVendorSwitch", () => ({ act: "enable", vendor: VENDOR }), "unknown_vendor"],
  ["staffVendorLimits", () => ({ vendor: VENDOR, betMax: "500.00" }), "unknown_vendor"],
  ["staffVendorSecretNew", () => ({ vendor: VENDOR }), "unknown_vendor"],
  ["staffVendorTry", () => ({ vendor: VENDOR }), "unknown_vendor"],
  ["staffGamesApply", () => ({ vendor: VENDOR, file: CATALOGUE, plan: "yes" }), "unknown_vendor"],
  ["staffGamesOrder", () => ({ first: [GAME] }), "game_unknown"],
  ["staffGameSwitch", () => ({ act: "on", code: GAME }), "game_unknown"],
  ["staffLegalForget", () => ({ brand: BRAND }), "unknown_brand"],
  ["staffWorkAgain", () => WORK, "unknown_work"],
  ["staffMethodChange", () => ({ method: METHOD, place: 1 }), "unknown_method"],
  ["staffMethodSwitch", () => ({ method: METHOD, act: "close" }), "unknown_method"],
  ["staffMethodTry", () => ({ method: METHOD }), "unknown_method"],
  ...["Show", "Approve", "Ask", "Reject"].map(ofDeposit),
  ["staffStatementLines", () => ({ state: "all", after: LINE }), "unknown_line"],
  ["staffStatementMatch", () => ({ line: LINE, deposit: DEPOSIT }), "unknown_line"],
  ["staffStatementMatch", () => ({ line: OTHER_LINE, deposit: DEPOSIT }), "deposit_not_found"],
  ["staffStatementSetAside", () => ({ line: LINE, reason: "a test" }), "unknown_line"],
  ["staffDepositCredit", (of) => ({ user: of.account, amount: units(100) }), "unknown_member"],
  ofWithdrawal("Show"),
  ofWithdrawal("Approve"),
  ofWithdrawal("Pay", { part: [], through: "hand" }),
  ofWithdrawal("Resolve", { finding: "left", part: 1 }),
  ofWithdrawal("Judge", { judgement: "verify", part: 1 }),
  ofWithdrawal("ReturnRest"),
  ofWithdrawal("Lost", { part: 1, way: "back" }),
  ofWithdrawal("Fail", { reason: "bank_refused" }),
  ofWithdrawal("Reject", { reason: "rules_broken" }),
  ["staffWithdrawalBlock", (of) => ({ act: "block", username: of.account }), "unknown_member"],
  ofMember("staffMemberShow"),
  ofMember("staffMemberPassword"),
  ofMember("staffMemberUnlock", { unlock: "unlock-name" }),
  ofMember("staffMemberResetWithdrawPassword"),
  ofMember("staffMemberEndSessions"),
  ofMember("staffMemberLabels", { labels: [] }),
  ofMember("staffMemberSetUpline", { upline: "none" }),
  ["staffMemberSetUpline", (of, account) => ({ account, upline: of.account }), "unknown_member"],
  ofMember("staffMemberTransfers", { act: "block-transfers" }),
  ofMember("staffMemberStatus", { act: "block", reason: "a test" }),
  ofMember("staffIdentityShow"),
  [
    "staffIdentityDecide",
    () => ({ reference: VERIFICATION, decision: "refuse", note: "a test", reason: "other" }),
    "unknown_verification",
  ],
  ofMember("staffLimitList"),
  ofMember("staffLimitSet", { kind: "stake", period: "day", amount: units(5), reason: "a test" }),
  ofMember("staffLimitLift", { kind: "stake", period: "day", reason: "a test" }),
  ["staffSignalShow", () => ({ reference: SIGNAL }), "unknown_signal"],
  [
    "staffSignalContact",
    () => ({ reference: SIGNAL, way: "chat", note: "a test" }),
    "unknown_signal",
  ],
  ["staffWatchShow", () => ({ reference: HIT }), "unknown_watch_hit"],
  [
    "staffWatchDecide",
    () => ({ reference: HIT, decision: "dismiss", note: "a test" }),
    "unknown_watch_hit",
  ],
  ["staffFundsShow", () => ({ reference: FUNDS }), "unknown_funds"],
  [
    "staffFundsDecide",
    () => ({ reference: FUNDS, decision: "accept", note: "a test", reason: "other" }),
    "unknown_funds",
  ],
  ["staffSignalClose", () => ({ reference: SIGNAL, note: "a test" }), "unknown_signal"],
  ["staffMissionIssue", () => ({ reference: MISSION }), "unknown_claim"],
  ["staffMissionReject", () => ({ reference: MISSION, reason: "a test" }), "unknown_claim"],
  ["staffReferralAccept", () => ({ reference: REFERRAL }), "unknown_referral"],
  ["staffReferralRefuse", () => ({ reference: REFERRAL, reason: "a test" }), "unknown_referral"],
  ...["Show", "DryRun", "Propose", "Approve", "Start", "Pause", "End"].map(ofCampaign),
  ["staffRedemptionShow", () => ({ reference: REDEMPTION }), "unknown_redemption"],
  ["staffRedemptionApprove", () => ({ reference: REDEMPTION }), "unknown_redemption"],
  [
    "staffRedemptionReject",
    () => ({ reference: REDEMPTION, reason: "sold_out" }),
    "unknown_redemption",
  ],
  ofMember("contractTop", { terms: daily([tier(50)]), proceed: "no" }),
  ["contractTopAct", () => ({ act: "withdraw", id: CONTRACT }), "unknown_contract"],
  ofMember("staffAgentNew"),
  ["staffAffiliateShow", () => ({ reference: APPLICATION }), "unknown_application"],
  ["staffAffiliateApprove", () => ({ reference: APPLICATION }), "unknown_application"],
  [
    "staffAffiliateDeny",
    () => ({ reference: APPLICATION, reason: "unclear" }),
    "unknown_application",
  ],
  ofMember("staffAgentRates", { rates: ["RNG=0"] }),
  ofMember("staffRoundsRevoke", { campaign: CAMPAIGN }),
  ["staffRoundsRevoke", (_, account) => ({ account, campaign: CAMPAIGN }), "unknown_grant"],
  ofMember("staffRoundsGrant", { ...ROUNDS, days: 1, campaign: "new" }),
  [
    "staffRoundsGrant",
    (_, account) => ({ account, ...ROUNDS, days: 1, campaign: "other" }),
    "game_maintenance",
  ],
  ["staffPurseJudge", () => ({ reference: MOVE, judgement: "never" }), "unknown_move"],
  ["staffFindingClose", () => ({ subject: SUBJECT, reason: "a test" }), "unknown_finding"],
  ["staffBonusRelease", () => ({ vendor: VENDOR, transaction: TRANSACTION }), "unknown_bonus"],
];

/** They list, or write what is the named merchant's own, or name people of staff, who have none. */
const NAMELESS = [
  ...["staffInvite", "staffList", "staffGrant", "staffEnd", "staffMerchantList"],
  ...[
    "contractTopList",
    "staffIdentityList",
    "staffIdentityTwins",
    "staffSignalList",
    "staffWatchList",
    "staffFundsList",
    "staffMissionList",
    "staffReferralList",
    "staffRedemptionList",
    "staffAffiliateList",
    "staffMerchantApply",
    "staffMerchantExport",
    "staffMerchantClose",
  ],
  ...["staffSiteStatus", "staffSiteRegion", "staffSitePreview", "staffFieldSet"],
  ...["staffFlagList", "staffFlagSet", "staffSettingList", "staffSettingSet"],
  ...["staffTermsList", "staffTermsVersions", "staffUsdtRate", "staffUsdtAddresses"],
  ...["staffBannerList", "staffBannerPublish", "staffNoticeList", "staffNoticePublish"],
  ...["staffCampaignList", "staffCampaignDraft"],
  ...["staffPromotionList", "staffPromotionPublish", "staffFeedbackList", "staffWorkList"],
  ...["staffSecretList", "staffSecretGateway", "staffSecretSender", "staffSecretReseal"],
  ...["staffSenderShow", "staffSenderSet", "staffSenderTry"],
  ...["staffLetterList", "staffLetterShow", "staffLetterSet", "staffLetterReset", "staffLetterTry"],
  ...["staffStatementImport", "staffMethodList", "staffMethodAdd"],
  ...["staffVendorNew", "staffVendorList", "staffGamesList"],
  ...["staffDepositList", "staffWithdrawalList", "staffRoundsList", "staffPurseList"],
  ...["staffFindingList", "staffFigures", "staffLegalList", "staffLegalShow"],
  ...["staffLegalConfirm", "staffJurisdictionPlan", "staffJurisdictionSet"],
];
/** It refuses nothing: a test of its own shows that it removes nothing of another merchant. */
const REMOVING = "staffSecretRemove";

type Person = { as: Caller; account: string };

const store = await testStore();
let names: Names;
let here: Person;
let elsewhere: Person;
let merchant: string;

const callOf = (name: string) => officeCalls.find((call) => call.name === name)!;
const ask = ({ as }: Pick<Person, "as">, name: string, input: Input) =>
  send(as, callOf(name), input, { key: "key-of-names" });

beforeAll(async () => {
  const payee = await freshPayee();
  const { reference } = await payee.ask(400);
  merchant = payee.merchant.code;
  const { id: memberId, username: account } = payee.member;
  const now = payee.clock.now();
  const { secrets } = payee.context;
  const office = await officeUnderTest({ merchant: payee.merchant, clock: payee.clock, secrets });
  here = { ...(await office.hired("admin", { name: "own" })), account };
  await payee.inMine(async (tx) => {
    await layMethods(tx, merchant);
    const ofHers = { merchant, memberId, createdAt: now };
    await tx.insert(deposits).values({
      ...{ ...ofHers, id: "deposit-of-hers", reference: DEPOSIT, method: "SPEI", kind: "transfer" },
      ...{ amount: units(100), currency: "MXN", status: "REVIEW", idempotencyKey: "k" },
      ...{ returnUrl: "", expiresAt: now },
    });
    await tx.insert(bankLines).values(bankLine(LINE, now));
    await tx.insert(affiliateApplications).values({
      ...{ merchant, id: APPLICATION, member: memberId, state: "OPEN", text: "Hola" },
      ...{ channels: ["canal"], appliedAt: now },
    });
    await tx.insert(verifications).values({
      ...{ merchant, id: VERIFICATION, member: memberId, state: "PENDING" },
      ...{ documentKind: "national", askedAt: now },
    });
    await tx.insert(playSignals).values({
      ...{ merchant, id: SIGNAL, member: memberId, rule: "nights", day: "2026-11-19" },
      evidence: { rule: "nights", nights: 3, nightRounds: 60, rounds: 100 },
      ...{ foundAt: now, expiresAt: now },
    });
    await tx.insert(watchHits).values({
      ...{ merchant, id: HIT, member: memberId, list: "onu", entry: "E1", kind: "pep" },
      foundAt: now,
    });
    await tx.insert(fundsRequests).values({
      ...{ merchant, id: FUNDS, member: memberId, state: "ANSWERED", sum: units(1) },
      ...{ askedAt: now, expiresAt: now },
    });
    const claims = { mission: MISSION, referral: REFERRAL, campaign: PUBLISHED };
    await claimsOfHers(tx, { merchant, memberId, at: now, ...claims });
    await tx.insert(pointRedemptions).values({
      ...{ merchant, id: REDEMPTION, reference: REDEMPTION, member: memberId, reward: "taza" },
      ...{ words: {}, quantity: 1, pointsNeeded: 1, state: "IN_PROCESS", idempotencyKey: "k" },
      ...sealDelivery(payee.context, REDEMPTION, { address: "", mobile: "" }),
      createdAt: now,
    });
    await contractOfHers(tx, { merchant, memberId, at: now });
    await tx.insert(depositMethods).values({
      ...{ merchant, code: METHOD, kind: "transfer", amountMin: units(1), amountMax: units(2) },
      ...{ expiresInMinutes: 60, speed: "hours" },
    });
    await tx.insert(purseMoves).values({
      ...{ ...ofHers, id: "move-of-hers", reference: MOVE, vendor: VENDOR, direction: "in" },
      ...{ amount: units(1), origin: "player", dueAt: now, idempotencyKey: "k" },
    });
    await tx.insert(freeGrants).values({
      ...{ ...ROUNDS, merchant, member: memberId, campaign: CAMPAIGN, vendor: VENDOR },
      ...{ state: "GRANTED", grantedAt: now, expiresAt: now },
    });
    await tx.insert(feedback).values({
      ...{ ...ofHers, id: FEEDBACK, type: "OTHER", content: "Hola", language: "es" },
    });
    await tx.insert(workRuns).values({
      ...{ merchant, kind: WORK.kind, slot: WORK.period, state: "DEAD", attempt: 8 },
    });
    const finding = { merchant, party: VENDOR };
    await noteFinding(tx, { ...finding, kind: "ROUND_MISSING", subject: SUBJECT }, now);
    await noteFinding(tx, { ...finding, kind: "BONUS_HELD", subject: TRANSACTION }, now);
  });
  await publish();
  await tellPieces(payee.merchant, ownPieces(), BRAND);
  await ask(here, "staffSecretVendor", { vendor: VENDOR, secret: SECRET });
  for (const value of ["2", "3"]) {
    await ask(here, "staffSettingSet", { key: "withdrawals.perDay", value });
  }
  const release = { vendor: VENDOR, transaction: TRANSACTION };
  const asked = await ask(here, "staffBonusRelease", release);
  const { staff } = await office.hired("cashier");
  const [grant] = await store.db.select().from(staffGrants).where(eq(staffGrants.staff, staff));
  const { approval } = asked as { approval: string };
  names = { account, withdrawal: reference, approval, staff, grant: grant!.id };
  const other = await officeUnderTest();
  const { code } = other.merchant;
  await store.inMerchant(code, async (tx) => {
    await layMethods(tx, code);
    await tx.insert(bankLines).values({ ...bankLine(OTHER_LINE, now), merchant: code });
  });
  const { username } = await freshMember(other.merchant);
  elsewhere = { ...(await other.hired("admin", { name: "stranger" })), account: username };
});

/** A credit of a statement that waits for staff. */
const bankLine = (id: string, importedAt: Date) => ({
  ...{ merchant, id, account: "1", key: id, bookedAt: "2026-11-20", amount: units(100) },
  ...{ currency: "MXN", text: "", state: "WAITING" as const, importedAt, importedBy: "test" },
});

/** A banner, a notice and a promotion of this merchant. */
async function publish() {
  const words = { title: "Feria", text: "Hoy", summary: "Hoy", kicker: "", action: "Ver" };
  const of = (more: Input) => ({ id: PUBLISHED, ...more });
  const link = { type: "PAGE", target: "/hot" };
  const banner = { group: "w_rng", position: 1, link, words: { es: words } };
  await ask(here, "staffBannerPublish", of(banner));
  const notice = {
    types: ["B"],
    for: ["A"],
    must: "no",
    words: { es: { ...words, content: "<p>Hoy</p>" } },
  };
  await ask(here, "staffNoticePublish", of(notice));
  const look = { category: "SEASON", audience: "EVERYONE", picture: "p_season-1", position: 0 };
  const page = { link: "/hot", words: { es: { ...words, html: "<p>Hoy</p>" } } };
  await ask(here, "staffPromotionPublish", of({ ...look, ...page }));
}

test("every call with a permission is in the table or names nothing", () => {
  const granted = officeCalls.filter(({ permission }) => permission).map(({ name }) => name);
  const listed = new Set([...TABLE.map(([name]) => name), ...NAMELESS, REMOVING]);
  expect(granted.sort()).toEqual([...listed].sort());
});

/** The code of the refusal; null when it is done. */
async function refusalOf(person: Person, [name, inputOf]: Row): Promise<string | null> {
  try {
    await ask(person, name, inputOf(names, person.account));
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

test.each(TABLE)("%s does not know what is another merchant's", async (...row) => {
  const [, , refusal] = row;
  expect(await refusalOf(elsewhere, row)).toBe(refusal);
  expect(await refusalOf(here, row)).not.toBe(refusal);
});

test("a stranger removes no secret of another merchant", async () => {
  const removing = { act: "remove-vendor", name: VENDOR };
  expect(await ask(elsewhere, REMOVING, removing)).toEqual({ removed: 0 });
  expect(await ask(here, REMOVING, removing)).not.toEqual({ removed: 0 });
});

test("nothing is written in the audit of the other merchant", async () => {
  const acts = await store.inMerchant(merchant, (tx) => tx.select().from(staffActions));
  expect(acts.length).toBeGreaterThan(5);
  expect(acts.filter(({ staff }) => staff === "stranger")).toEqual([]);
});
