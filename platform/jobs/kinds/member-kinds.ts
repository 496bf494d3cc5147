import { noteWins } from "../../club/missions/note-wins.ts";
import { earnPoints } from "../../club/points/earning/earn-points.ts";
import { askDue, nextAsk } from "../../members/person/identity/ask-due.ts";
import { lookAtDue } from "../../members/person/watchlists/look-due.ts";
import { markSignals } from "../../members/protection/signals/mark-signals.ts";
import type { Kind } from "../work/kind.ts";
import { inMs } from "./next-time.ts";

const HOUR_MS = 60 * 60 * 1_000;

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
    ...{ name: "missions", after: ["rounds"], reads: "missions", gapMs: 10_000 },
    async work({ store, merchant }) {
      await noteWins(store, merchant.code);
      return {};
    },
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
