import { expect, test } from "vitest";
import { z } from "zod";
import { clubForm } from "./club-form.ts";

const club = z.strictObject(clubForm);
const words = { es: { name: "Uno", text: "Texto" } };
const said = { es: { title: "Uno", text: "Texto" } };
const level = (level: number, [validBet, deposits, keepValidBet]: number[]) => ({
  ...{ level, icon: "star", upgradeGift: "0.00", words: { es: { name: "Uno" } } },
  ...{ validBet: `${validBet}.00`, deposits: `${deposits}.00`, keepValidBet: `${keepValidBet}.00` },
  rebate: { slots: 40, live: 30, sports: 30 },
});
const good = {
  levels: [level(0, [0, 0, 0]), level(1, [100, 5, 10]), level(2, [100, 50, 10])],
  points: { SLOTS: "10.00", REDEEM: "0.001" },
  rewards: [
    { id: "egg", kind: "GOLDEN_EGG", icon: "egg", pointsNeeded: 300, words },
    { id: "bonus", kind: "BONUS", icon: "coin", pointsNeeded: 900, amount: "9.00", words },
  ],
  missions: [
    {
      ...{ id: "bet", event: "BET_SUM", icon: "coin", period: "DAY", words: said },
      ...{ targetAmount: "50.00", reward: "1.00", wagering: 1 },
    },
    {
      ...{ id: "days", event: "SIGN_IN_DAYS", icon: "sunrise", period: "WEEK", words: said },
      ...{ targetCount: 5, reward: "1.00", wagering: 0 },
    },
    {
      ...{ id: "spins", event: "SIGN_IN_DAYS", icon: "sunrise", period: "WEEK", words: said },
      ...{ targetCount: 5, reward: "0.00", wagering: 0 },
      spins: { game: "slot", rounds: 5, stake: "1.00", days: 3 },
    },
  ],
  affiliateTiers: [
    { tier: 1, revenueMin: "100.00", activeMin: 2, share: 1_000 },
    { tier: 2, revenueMin: "500.00", activeMin: 2, share: 1_200 },
  ],
};

test("a whole club is taken, and so is none", () => {
  expect(club.parse(good)).toMatchObject(good);
  const none = { levels: [], points: {}, rewards: [], missions: [], affiliateTiers: [] };
  expect(club.parse(none)).toEqual(none);
});

test.each([
  ["levels.1.level", "a hole among the levels", { levels: { 1: { level: 2 } } }],
  ["levels.0.level", "a first level that is not 0", { levels: { 0: { level: 1 } } }],
  ["levels.0.deposits", "a first level that asks", { levels: { 0: { deposits: "5.00" } } }],
  ["levels.2.validBet", "a mark that falls", { levels: { 2: { validBet: "99.99" } } }],
  ["levels.2.keepValidBet", "a kept mark that falls", { levels: { 2: { keepValidBet: "9.00" } } }],
  ["levels.2.validBet", "a level like the one below", { levels: { 2: { deposits: "5.00" } } }],
  [
    "levels.1.rebate.live",
    "a rebate above all bounds",
    { levels: { 1: { rebate: { live: 301 } } } },
  ],
  ["levels.1.icon", "an icon that is a path", { levels: { 1: { icon: "../star" } } }],
  ["levels.1.words", "no words", { levels: { 1: { words: { es: undefined } } } }],
  ["levels.1.upgradeGift", "a third decimal", { levels: { 1: { upgradeGift: "1.001" } } }],
  ["points.SLOTS", "a point for nothing", { points: { SLOTS: "0.00" } }],
  ["points.REDEEM", "an amount in another form", { points: { REDEEM: "0.0010" } }],
  ["points.BINGO", "an unknown type", { points: { BINGO: "1.00" } }],
  ["rewards.0.amount", "a ticket with money", { rewards: { 0: { amount: "5.00" } } }],
  ["rewards.1.amount", "a bonus without money", { rewards: { 1: { amount: null } } }],
  ["rewards.1.pointsNeeded", "a reward for no points", { rewards: { 1: { pointsNeeded: 0 } } }],
  ["missions.0.event", "an unknown event", { missions: { 0: { event: "BIRTHDAY" } } }],
  [
    "missions.0.targetAmount",
    "money that is not named",
    { missions: { 0: { targetAmount: null } } },
  ],
  ["missions.1.targetAmount", "a count of money", { missions: { 1: { targetAmount: "5.00" } } }],
  ["missions.1.targetCount", "a count of nothing", { missions: { 1: { targetCount: null } } }],
  ["missions.1.reward", "no reward", { missions: { 1: { reward: "0.00" } } }],
  ["missions.2.spins.stake", "spins at nothing", { missions: { 2: { spins: { stake: "0.00" } } } }],
  [
    "missions.2.spins.wagering",
    "forty-one times",
    { missions: { 2: { spins: { wagering: 41 } } } },
  ],
  ["affiliateTiers.1.tier", "a hole among the tiers", { affiliateTiers: { 1: { tier: 3 } } }],
  [
    "affiliateTiers.1.revenueMin",
    "a revenue that does not rise",
    { affiliateTiers: { 1: { revenueMin: "100.00" } } },
  ],
  ["affiliateTiers.1.share", "a share that falls", { affiliateTiers: { 1: { share: 900 } } }],
  ["affiliateTiers.1.activeMin", "fewer players", { affiliateTiers: { 1: { activeMin: 1 } } }],
])("%s is refused for %s", (path, _what, change) => {
  const [issue, ...more] = club.safeParse(changed(good, change)).error?.issues ?? [];
  const key = issue?.code === "unrecognized_keys" ? issue.keys : [];
  expect([...(issue?.path ?? []), ...key].join(".")).toBe(path);
  expect(more).toEqual([]);
});

/** A copy with some values changed, in lists by their place. */
function changed(value: unknown, change: unknown): unknown {
  if (change === null || typeof change !== "object") return change;
  if (Array.isArray(value))
    return value.map((one, at) => (at in change ? changed(one, Reflect.get(change, at)) : one));
  const entries = Object.entries(change).map(([key, one]) => [
    key,
    changed(Reflect.get(value as object, key), one),
  ]);
  const all = { ...(value as object), ...Object.fromEntries(entries) };
  return JSON.parse(JSON.stringify(all));
}
