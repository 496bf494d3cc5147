import { TARGET_LEAST, TARGET_MOST } from "../rules/crash.ts";
import { RISKS, slotsOf } from "../rules/drop.ts";
import type { InstantKind } from "../rules/instant-kinds.ts";
import { PICKED_MOST, paysFor } from "../rules/keno.ts";
import { MINES_MOST, markedMost, timesFor } from "../rules/mines.ts";

const countedTo = (most: number) => Array.from({ length: most }, (_, at) => at + 1);

/** What a game's page tells the player before the press; all multipliers in hundredths. */
export type RuleFacts = {
  /** The slots of each risk. */
  slots?: Record<string, readonly number[]>;
  /** By the number of mines less one: the win of one marked cell, of two … */
  fields?: number[][];
  /** By the count of marked numbers less one: the pays of 0 hits, of one … */
  pays?: (readonly number[])[];
  targets?: { least: number; most: number };
};

const FACTS: Readonly<Record<InstantKind, () => RuleFacts>> = {
  drop: () => ({ slots: Object.fromEntries(RISKS.map((risk) => [risk, slotsOf(risk)])) }),
  mines: () => ({
    fields: countedTo(MINES_MOST).map((mines) =>
      countedTo(markedMost(mines)).map((marked) => timesFor(mines, marked)),
    ),
  }),
  keno: () => ({ pays: countedTo(PICKED_MOST).map(paysFor) }),
  crash: () => ({ targets: { least: TARGET_LEAST, most: TARGET_MOST } }),
};

export const ruleFactsOf = (kind: InstantKind): RuleFacts => FACTS[kind]();
