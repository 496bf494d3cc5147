import type { ContractKind } from "../../contract/agents/contract-kinds.ts";
import { RATE_CATEGORIES, type Rates } from "../../contract/agents/rate-categories.ts";
import { GAME_TYPES, type GameType } from "../../contract/play/game-types.ts";

/** What pay is a share of. */
export const PAY_BASES = ["validBet", "loss", "stake"] as const;
export type PayBase = (typeof PAY_BASES)[number];

/** The most basis points of each base that one path may pay at once. */
export type Ceiling = Record<PayBase, number>;

/** A contract on the path: its highest rate, and the game types that it counts; all without any. */
export type PathContract = {
  kind: ContractKind;
  rate: number;
  gameTypes?: readonly GameType[] | undefined;
};

/** What a path would pay of a base, and the most that it may; both in basis points. */
export type AboveCeiling = { base: PayBase; sum: number; most: number };

const BASE_OF: Record<ContractKind, PayBase> = {
  daily: "validBet",
  hour: "validBet",
  dividend: "loss",
  realtime: "stake",
};

/**
 * Null, or the first base of which one path from a top agent down would pay more than the merchant's
 * ceiling. Whoever is above pays those below, so each kind counts once, at its highest rate on the
 * path. A base is the dearest of its game types, because contracts and rates count by type. A series
 * is in no base: it is paid out of what lotteries pay back.
 */
export function guardPath(
  rates: readonly Rates[],
  contracts: readonly PathContract[],
  ceiling: Ceiling,
): AboveCeiling | null {
  for (const base of PAY_BASES) {
    const sum = Math.max(...GAME_TYPES.map((type) => paidOf(base, type)));
    if (sum > ceiling[base]) return { base, sum, most: ceiling[base] };
  }
  return null;

  function paidOf(base: PayBase, type: GameType): number {
    const rebate = base === "validBet" ? highest(rates.map((own) => rebateOf(own, type))) : 0;
    const counting = contracts.filter(({ gameTypes }) => gameTypes?.includes(type) ?? true);
    const kinds = (Object.keys(BASE_OF) as ContractKind[]).filter((kind) => BASE_OF[kind] === base);
    const salaries = kinds.map((kind) =>
      highest(counting.filter((one) => one.kind === kind).map(({ rate }) => rate)),
    );
    return salaries.reduce((sum, rate) => sum + rate, rebate);
  }
}

const highest = (rates: readonly number[]) => Math.max(0, ...rates);

function rebateOf(rates: Rates, type: GameType): number {
  const category = RATE_CATEGORIES.find((one) => one === type && one !== "LOTT");
  return category ? rates[category] : 0;
}
