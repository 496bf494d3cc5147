import { runBoards } from "../../club/boards/freeze-boards.ts";
import { settleBonuses } from "../../club/bonuses/settle-bonuses.ts";
import { countPlay } from "../../club/levels/count-play.ts";
import { giveBirthdays } from "../../club/levels/gifts/give-birthdays.ts";
import { giveWeek } from "../../club/levels/gifts/give-week.ts";
import { keepLevels } from "../../club/levels/keep-levels.ts";
import { raiseLevels } from "../../club/levels/raise-levels.ts";
import { noteWins } from "../../club/missions/note-wins.ts";
import { earnPoints } from "../../club/points/earning/earn-points.ts";
import { runRaffles } from "../../club/raffle/draw-raffles.ts";
import { closeDay } from "../../club/rebates/close-day.ts";
import { judgeReferrals } from "../../club/referral/judge-referrals.ts";
import { giveRescues } from "../../club/rescue/give-rescues.ts";
import { askDue, nextAsk } from "../../members/person/identity/ask-due.ts";
import { lookAtDue } from "../../members/person/watchlists/look-due.ts";
import { STOPS_RUN } from "../../members/protection/breaks/plan-stops.ts";
import { markSignals } from "../../members/protection/signals/mark-signals.ts";
import { tellStop } from "../../play/stops/tell-stop.ts";
import type { Kind } from "../work/kind.ts";
import { inMs } from "./next-time.ts";

const MINUTE_MS = 60 * 1_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The work on who members are and how they play. */
export const MEMBER_KINDS: readonly Kind[] = [
  {
    // A member who waits for the provider watches the page.
    ...{ name: "askIdentities", after: ["identities"] },
    async work(parts) {
      const errors = await askDue(parts);
      return { errors, again: await nextAsk(parts) };
    },
  },
  {
    // Changed lists are met within a day; a changed name at once.
    ...{ name: "askWatchlists", after: ["persons"], isEverywhere: true },
    async work(parts) {
      const isLeft = parts.watchlists && (await lookAtDue(parts, parts.watchlists));
      return { again: inMs(parts, isLeft ? 0 : 24 * HOUR_MS) };
    },
  },
  {
    ...{ name: "points", after: ["rounds", "money"], reads: "points", gapMs: 10_000 },
    async work(parts) {
      await earnPoints(parts);
      return {};
    },
  },
  {
    // A series of bets under way ends before its next one, which the wallet refuses anyway.
    ...{ name: STOPS_RUN, isPlanned: true },
    async work(parts, run) {
      await tellStop(parts, run.slot);
      return {};
    },
  },
  {
    ...{ name: "levels", after: ["rounds"], reads: "levels", gapMs: 10_000 },
    async work(parts) {
      return { again: (await countPlay(parts)) ? inMs(parts, 0) : null };
    },
  },
  {
    ...{ name: "raiseLevels", after: ["rounds", "money"], gapMs: HOUR_MS },
    async work(parts) {
      return { again: (await raiseLevels(parts)) ? inMs(parts, 0) : null };
    },
  },
  {
    ...{ name: "keepLevels", isEverywhere: true },
    slots: { pattern: "0 4 1 * *", named: "day" },
    async work(parts, run) {
      await keepLevels(parts, run.until!);
      return {};
    },
  },
  {
    ...{ name: "weeklyGifts", isEverywhere: true },
    slots: { pattern: "0 4 * * 1", named: "day" },
    async work(parts, run) {
      await giveWeek(parts, run.until!);
      return {};
    },
  },
  {
    ...{ name: "birthdays", isEverywhere: true },
    slots: { pattern: "0 5 * * *", named: "day" },
    async work(parts, run) {
      await giveBirthdays(parts, run.until!);
      return {};
    },
  },
  {
    ...{ name: "rebates", isEverywhere: true },
    slots: { pattern: "0 3 * * *", named: "day" },
    async work(parts, run) {
      await closeDay(parts, run.slot);
      return {};
    },
  },
  {
    // The day is sealed by then, and its worrying play is marked.
    ...{ name: "rescues", isEverywhere: true },
    slots: { pattern: "0 6 * * *", named: "day" },
    async work(parts, run) {
      await giveRescues(parts, run.until!);
      return {};
    },
  },
  {
    ...{ name: "missions", after: ["rounds"], reads: "missions", gapMs: 10_000 },
    async work({ store, merchant }) {
      await noteWins(store, merchant.code);
      return {};
    },
  },
  {
    // A bonus that is filled, played away or expired ends without a press.
    ...{ name: "bonuses", after: ["rounds", "money"], gapMs: 10_000 },
    async work(parts) {
      return { again: (await settleBonuses(parts)) ? inMs(parts, MINUTE_MS) : null };
    },
  },
  {
    // What was paid in and bet moves at once, and the award waits for its member's press anyway.
    ...{ name: "referrals", after: ["rounds", "money"], gapMs: 5 * MINUTE_MS },
    async work(parts) {
      return { again: (await judgeReferrals(parts)) ? inMs(parts, 0) : null };
    },
  },
  {
    // Readers see a board as it was counted last.
    ...{ name: "boards", after: ["rounds", "settings"], isEverywhere: true, gapMs: 10_000 },
    reads: "boards",
    work: async (parts) => ({ again: await runBoards(parts) }),
  },
  {
    // Nobody takes a number of a raffle that has ended, so its draw may come late.
    ...{ name: "raffles", after: ["settings"], isEverywhere: true, gapMs: 10_000 },
    work: async (parts) => ({ again: await runRaffles(parts) }),
  },
  {
    // The day is sealed by then.
    ...{ name: "playSignals", isEverywhere: true },
    slots: { pattern: "0 0 * * *", named: "day", delayMs: 5 * HOUR_MS },
    async work(parts, run) {
      await markSignals(parts, { since: run.since!, until: run.until! });
      return {};
    },
  },
];
