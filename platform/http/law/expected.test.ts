import { describe, expect, test } from "vitest";
import { euros, pounds } from "../../domain/policy/amounts.ts";
import { type FieldName, type FieldValue, fieldOf } from "../../domain/policy/policy.ts";
import { policyOf } from "../../domain/policy/policy-of.ts";
import { calls } from "../routes.ts";
import { GATED_VERBS } from "./gated-verbs.ts";

/** Read from the collected rules by a person, cell by cell, and not from the policies. */
type Cells = Readonly<Record<string, readonly [isAllowed: boolean, source: string]>>;

const OF_AGENTS = calls.filter(({ access }) => access === "agent").map(({ name }) => name);
const agents = (source: string): Cells =>
  Object.fromEntries(OF_AGENTS.map((name) => [name, [false, source]]));
const POINTS = [
  "pointsConfig",
  "pointsBalance",
  "pointsRecords",
  "pointsConvert",
  "rewardRedeem",
  "redeemList",
];
const MISSIONS = [
  ...["missionList", "missionJoin", "missionClaim", "missionSummary"],
  ...["leaderboards", "leaderboard", "boardJoin", "boardNotes"],
];
const missions = (isAllowed: boolean, source: string): Cells =>
  Object.fromEntries(MISSIONS.map((name) => [name, [isAllowed, source]]));
const REFERRAL = ["referralShow", "referralInvited"];
const referral = (isAllowed: boolean, source: string): Cells =>
  Object.fromEntries(REFERRAL.map((name) => [name, [isAllowed, source]]));
const points = (isAllowed: boolean, source: string): Cells =>
  Object.fromEntries(POINTS.map((name) => [name, [isAllowed, source]]));

const BONUS_VERBS = ["bonusOffers", "bonusTake", "freeSpinOffer", "freeSpinTake"];
const bonuses = (isAllowed: boolean, source: string): Cells =>
  Object.fromEntries(BONUS_VERBS.map((name) => [name, [isAllowed, source]]));

const MX: Cells = {
  ...bonuses(false, "nc: BR, PE off"),
  ...agents("X1: only the permit holder operates"),
  contractAnswer: [false, "X1: only the permit holder operates"],
  payCollect: [false, "X1: only the permit holder operates"],
  register: [true, "§2: permits"],
  mobileRegister: [true, "§2: permits"],
  registerCode: [true, "§2: permits"],
  depositCreate: [true, "§2: permits"],
  freePlayLogin: [false, "nc: PE draft, none"],
  gameDemo: [false, "nc: PE draft, none"],
  rememberStart: [false, "§3: user name only"],
  rememberLogin: [false, "§3: user name only"],
  vipLevels: [false, "§3: no automatic tiers"],
  vipStanding: [false, "§3: no automatic tiers"],
  rankShow: [false, "§3: no automatic tiers"],
  rebateShow: [false, "§3: no automatic tiers"],
  rebateClaim: [false, "§3: no automatic tiers"],
  drawShow: [false, "§3: perhaps a raffle that needs a permit"],
  drawPlay: [false, "§3: perhaps a raffle that needs a permit"],
  envelopeShow: [false, "§3: perhaps a raffle that needs a permit"],
  envelopeOpen: [false, "§3: perhaps a raffle that needs a permit"],
  raffleShow: [false, "§3: perhaps a raffle that needs a permit"],
  raffleEnter: [false, "§3: perhaps a raffle that needs a permit"],
  ...missions(false, "nc: BR, PE off"),
  pointMall: [false, "nc: BR off"],
  ...points(false, "nc: BR off"),
  affiliateApply: [false, "nc"],
  ...referral(false, "nc"),
  "gameLaunch of a slot": [true, "§2: permits"],
  "gameLaunch of sports": [true, "§2: three articles on remote bets"],
  "gameLaunch of a PVP room": [false, "nc: BR off"],
  "gameLaunch of a cockfight": [false, "§3: all off"],
  "gameLaunch of a lottery": [false, "§3: only with a lottery licence"],
  "gameLaunch for a trial account": [false, "nc: PE draft, none"],
  "autoplay within a game": [false, "§3: else off"],
  "turbo within a game": [false, "nc: GB none"],
  "purseMove in": [true, "§2: permits"],
  "depositCreate by USDT": [false, "nc: BR none"],
  "depositCreate by card": [false, "nc: GB, BR none"],
  "transferCreate up": [false, "§3: all off"],
  "transferCreate down": [false, "§3: all off"],
  "winners in their list": [false, "§3: off everywhere"],
  "the pot": [false, "nc: BR off"],
  "notices that pop up": [false, "nc: BR off"],
  withdrawalCancel: [false, "§3: off everywhere"],
};

const ES: Cells = {
  ...MX,
  ...bonuses(true, "E4 a.13: legal again since 2024"),
  ...agents("E5 DF2"),
  contractAnswer: [false, "E5 DF2"],
  payCollect: [false, "E5 DF2"],
  register: [true, "E2: licences"],
  freePlayLogin: [false, "E4 a.14: registered only"],
  gameDemo: [false, "E4 a.14: registered only"],
  drawShow: [false, "nc: MX off"],
  drawPlay: [false, "nc: MX off"],
  envelopeShow: [false, "nc: MX off"],
  envelopeOpen: [false, "nc: MX off"],
  raffleShow: [false, "nc: MX off"],
  raffleEnter: [false, "nc: MX off"],
  ...missions(true, "§3: bonus purse apart"),
  pointMall: [true, "E1 a.23: at 25 or less no goods of another kind"],
  ...points(true, "E1 a.23: at 25 or less no goods of another kind"),
  "gameLaunch of sports": [true, "E2: betting"],
  "gameLaunch of a lottery": [false, "E2: reserved to SELAE and ONCE"],
  "gameLaunch for a trial account": [false, "E4 a.14"],
  "autoplay within a game": [true, "E5 a.14: up to 100"],
  "turbo within a game": [false, "E5 a.14: three seconds"],
  "depositCreate by card": [true, "E1 a.21: off for intensive players"],
  "transferCreate up": [false, "E2 a.34e"],
  "transferCreate down": [false, "E2 a.34e"],
  "winners in their list": [false, "§3: off in ES"],
  "the pot": [true, "E5 a.14: progressive"],
  "notices that pop up": [true, "E4 a.23-24: must close"],
};

const GB: Cells = {
  ...MX,
  ...bonuses(true, "G3: at most 10x, one product"),
  ...agents("§3: all off"),
  contractAnswer: [false, "§3: all off"],
  payCollect: [false, "§3: all off"],
  gameDemo: [false, "G6: age check first"],
  freePlayLogin: [false, "G6: age check first"],
  drawShow: [false, "nc: MX off"],
  drawPlay: [false, "nc: MX off"],
  envelopeShow: [false, "nc: MX off"],
  envelopeOpen: [false, "nc: MX off"],
  raffleShow: [false, "nc: MX off"],
  raffleEnter: [false, "nc: MX off"],
  ...missions(true, "§3: one product, 10x"),
  "gameLaunch of sports": [true, "§2: a licence for each activity"],
  "gameLaunch for a trial account": [false, "G6: age check first"],
  "autoplay within a game": [false, "G1: none"],
  "turbo within a game": [false, "G1: no turbo"],
  "depositCreate by card": [false, "G3: banned"],
  "the pot": [true, "N: funding shown"],
  "notices that pop up": [false, "§3: with opt-in only"],
  withdrawalCancel: [false, "G1 14B"],
};

describe.each(Object.entries({ MX, ES, GB }))("the cells of %s", (code, cells) => {
  const policy = policyOf(code, { isProduction: true });

  test.each(GATED_VERBS)("$verb", ({ verb, isAllowed }) => {
    expect([verb, isAllowed(policy)]).toEqual([verb, cells[verb]?.[0]]);
  });

  test("name no verb that is gone", () => {
    const known = GATED_VERBS.map(({ verb }) => verb);
    expect(Object.keys(cells).filter((verb) => !known.includes(verb))).toEqual([]);
  });
});

type Value = { [Name in FieldName]: readonly [string, Name, FieldValue<Name>] }[FieldName];

const VALUES: readonly Value[] = [
  ["ES", "identity.minAge", 18],
  ["ES", "identity.youngUntil", 25],
  ["ES", "identity.verifyBefore", "deposit"],
  ["ES", "limits.depositCeiling", euros({ day: 600n, week: 1500n, month: 3000n })],
  ["ES", "limits.raiseWaitHours", 7 * 24],
  ["ES", "limits.raiseNeedsTest", true],
  ["ES", "limits.raiseGapMonths", 3],
  ["ES", "realityCheck.isForced", true],
  ["ES", "realityCheck.minMinutes", 15],
  ["ES", "realityCheck.maxMinutes", 60],
  ["ES", "sessionSetup", "casino"],
  ["ES", "numbers.autoplayMost", 100],
  ["ES", "numbers.spinSecondsLeast", 3],
  ["ES", "numbers.wageringMultipleMost", 10],
  ["ES", "numbers.historyMonths", 1],
  ["ES", "exclusion.registerAskedAt", ["signUp", "payout", "year"]],
  ["GB", "identity.youngUntil", 24],
  ["GB", "limits.depositAtSignUp", "offered"],
  ["GB", "limits.depositCeiling", null],
  ["GB", "limits.raiseWaitHours", 24],
  ["GB", "sessionSetup", "none"],
  ["GB", "numbers.slotStakeMost", pounds({ adult: 5n, young: 2n })],
  ["GB", "numbers.wageringMultipleMost", 10],
  ["GB", "numbers.spinSecondsLeast", 2.5],
  ["GB", "exclusion.mayBeForEver", false],
  ["GB", "screen.showsNetPosition", true],
  ["MX", "limits.raiseWaitHours", 7 * 24],
  ["MX", "realityCheck.isForced", true],
  ["MX", "numbers.wageringMultipleMost", 10],
  ["MX", "numbers.historyMonths", 36],
  ["MX", "withdrawals.ownNameOnly", true],
];

test("the values of ES, GB and MX are those of the rules", () => {
  const seen = VALUES.map(([code, name]) => [
    ...[code, name],
    fieldOf(policyOf(code, { isProduction: true }), name),
  ]);
  expect(seen).toEqual(VALUES);
});
