import { z } from "zod";
import {
  MISSION_EVENTS,
  MISSION_GAMES,
  MISSION_ISSUES,
  MISSION_PERIODS,
  MONEY_EVENTS,
} from "../../../club/missions.ts";
import { MONEY_REWARDS, POINT_TYPES, REWARD_KINDS } from "../../../club/points.ts";
import { fromDecimal } from "../../../wire/written-money.ts";
import { icon, id, inLanguages, instant, line } from "../file-values.ts";
import { spinRewardForm } from "./free-spin-form.ts";

const LEVELS_MAX = 30;
const TIERS_MAX = 30;
/** Hundredths of a percent of the valid bet. More would leave the house nothing of a slot. */
const REBATE_MAX = 300;
/** Hundredths of a percent of the net revenue. */
const SHARE_MAX = 6_000;

const amount = z.string().regex(/^(?:0|[1-9]\d{0,11})\.\d{2}$/);
const notNothing = (text: string) => /[1-9]/.test(text);
const positive = amount.refine(notNothing, "more than nothing");
/** A point may be worth less than a hundredth of the unit. */
const fineAmount = z
  .string()
  .regex(/^(?:0|[1-9]\d{0,11})\.\d{2}(?:\d?[1-9])?$/)
  .refine(notNothing, "more than nothing");
const units = (text: string) => fromDecimal(text) ?? 0n;

const share = z.int().min(0).max(REBATE_MAX);
const level = z.strictObject({
  level: z.int(),
  icon,
  /** The valid bet and the deposits that the level asks for. Both must be reached. */
  validBet: amount,
  deposits: amount,
  /** The valid bet of a month that keeps the level. */
  keepValidBet: amount,
  upgradeGift: amount,
  /** For a week with a quarter, and a month with all, of the valid bet that keeps the level. */
  weeklyGift: amount.default("0.00"),
  monthlyGift: amount.default("0.00"),
  /** Once a year, after five deposits. */
  birthdayGift: amount.default("0.00"),
  /** Hundredths of a percent of the valid bet. */
  rebate: z.strictObject({
    ...{ slots: share, live: share, sports: share },
    ...{ fish: share.default(0), pvp: share.default(0), cockfight: share.default(0) },
  }),
  words: inLanguages(z.strictObject({ name: line(40).min(1) })),
});

const MARKS = ["validBet", "deposits", "keepValidBet"] as const;

const levels = z
  .array(level)
  .max(LEVELS_MAX)
  .superRefine((list, context) => {
    const wrong = (index: number, key: string, message: string) =>
      context.addIssue({ code: "custom", path: [index, key], message });
    for (const [index, one] of list.entries()) {
      const below = list[index - 1];
      if (one.level !== index) wrong(index, "level", `${index}: levels begin at 0 without holes`);
      for (const mark of MARKS) {
        if (!below && units(one[mark]) > 0n) wrong(index, mark, "0.00: the first level is free");
        if (below && units(one[mark]) < units(below[mark]))
          wrong(index, mark, `at least ${below[mark]}, as the level below`);
      }
      if (below && one.validBet === below.validBet && one.deposits === below.deposits)
        wrong(index, "validBet", "more than the level below asks for");
    }
  });

const reward = z
  .strictObject({
    id,
    kind: z.enum(REWARD_KINDS),
    icon,
    pointsNeeded: z.int().min(1).max(1_000_000_000),
    /** The money of a bonus. A ticket has none. */
    amount: positive.nullable().default(null),
    /** How many pieces of a good there ever are. More pieces are a higher number. */
    stock: z.int().min(0).max(1_000_000).nullable().default(null),
    words: inLanguages(z.strictObject({ name: line(60).min(1), text: line(200).min(1) })),
  })
  .superRefine(({ kind, amount, stock }, context) => {
    const isMoney = MONEY_REWARDS.some((one) => one === kind);
    if (isMoney !== (amount !== null)) {
      const message = isMoney ? "an amount" : "nothing: only a bonus has an amount";
      context.addIssue({ code: "custom", path: ["amount"], message });
    }
    if ((kind === "GOODS") === (stock !== null)) return;
    const message = kind === "GOODS" ? "how many pieces there are" : "nothing: only goods have one";
    context.addIssue({ code: "custom", path: ["stock"], message });
  });

const mission = z
  .strictObject({
    id,
    event: z.enum(MISSION_EVENTS),
    icon,
    period: z.enum(MISSION_PERIODS),
    /** For events of money. The others have `targetCount`. */
    targetAmount: positive.nullable().default(null),
    targetCount: z.int().min(1).max(1_000_000).nullable().default(null),
    /** The games whose bets count, only for BET_SUM; all without it. */
    games: z.enum(MISSION_GAMES).nullable().default(null),
    reward: amount,
    points: z.int().min(0).max(1_000_000).default(0),
    spins: spinRewardForm.nullable().default(null),
    /** Whether a claim pays at once, or waits for staff. */
    issue: z.enum(MISSION_ISSUES).default("AT_ONCE"),
    /** How many times the reward must be bet before it can be withdrawn. */
    wagering: z.int().min(0).max(100),
    words: inLanguages(z.strictObject({ title: line(60).min(1), text: line(200).min(1) })),
    startsAt: instant.nullable().default(null),
    endsAt: instant.nullable().default(null),
  })
  .superRefine(({ event, targetAmount, targetCount, games, reward, points, spins }, context) => {
    const wrong = (key: string, message: string) =>
      context.addIssue({ code: "custom", path: [key], message });
    if (games && event !== "BET_SUM") wrong("games", "nothing: only BET_SUM counts bets");
    if (points === 0 && !spins && !notNothing(reward))
      wrong("reward", "cash, points or free spins");
    const isMoney = MONEY_EVENTS.some((one) => one === event);
    const targets = [
      ["targetAmount", targetAmount, isMoney],
      ["targetCount", targetCount, !isMoney],
    ] as const;
    for (const [key, target, isWanted] of targets) {
      if (isWanted === (target !== null)) continue;
      const message = isWanted ? `what ${event} asks for` : `nothing: ${event} does not count it`;
      context.addIssue({ code: "custom", path: [key], message });
    }
  });

const tier = z.strictObject({
  tier: z.int(),
  /** The net revenue and the active players of a month that the tier asks for. */
  revenueMin: amount,
  activeMin: z.int().min(0).max(100_000),
  /** Hundredths of a percent of the net revenue. */
  share: z.int().min(1).max(SHARE_MAX),
});

const affiliateTiers = z
  .array(tier)
  .max(TIERS_MAX)
  .superRefine((list, context) => {
    const wrong = (index: number, key: keyof z.output<typeof tier>, message: string) =>
      context.addIssue({ code: "custom", path: [index, key], message });
    for (const [index, one] of list.entries()) {
      const below = list[index - 1];
      if (one.tier !== index + 1)
        wrong(index, "tier", `${index + 1}: tiers begin at 1 without holes`);
      if (!below) continue;
      if (units(one.revenueMin) <= units(below.revenueMin))
        wrong(index, "revenueMin", `more than ${below.revenueMin}, as the tier below asks for`);
      for (const key of ["activeMin", "share"] as const)
        if (one[key] < below[key]) wrong(index, key, `at least ${below[key]}, as the tier below`);
    }
  });

/** The parts of a merchant's file that are its club. Amounts are in its currency, "100.00". */
export const clubForm = {
  levels,
  /** The valid bet or deposit that earns one point, by type. For REDEEM, the worth of one point. */
  points: z.partialRecord(z.enum(POINT_TYPES), fineAmount),
  rewards: z.array(reward).max(100),
  missions: z.array(mission).max(100),
  affiliateTiers,
};
