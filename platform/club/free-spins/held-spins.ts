import { and, eq, inArray } from "drizzle-orm";
import type { ShownSpins, SpinReward } from "../../contract/club/gifts/spin-reward.ts";
import { Unknown } from "../../contract/wire/refusal.ts";
import { parseAmount } from "../../domain/money.ts";
import type { Policy } from "../../domain/policy/policy.ts";
import type { Reader } from "../../store/open-store.ts";
import { games } from "../../store/schema/catalogue.ts";
import { heldMultiple } from "../awards/held-multiple.ts";
import type { Spins } from "./give-spins.ts";

/** A reward's free spins in ledger units; with a policy, under the wagering that the law leaves. */
export function heldSpins(
  { game, rounds, stake, days, wagering }: SpinReward,
  policy: Policy | null,
): Spins {
  const units = parseAmount(stake);
  if (units === null) throw new Unknown(`free spins at ${stake}`);
  const multiple = policy ? heldMultiple(wagering, policy) : wagering;
  return { game, rounds, stake: units, days, multiple };
}

/**
 * What free spins cost a budget, in ledger units: rounds × stake; 0 without any. By the games' odds the
 * house loses less on average. A lucky round can win more, as with any bet.
 */
export function spinsWorth(spins: SpinReward | null): bigint {
  if (!spins) return 0n;
  const { rounds, stake } = heldSpins(spins, null);
  return BigInt(rounds) * stake;
}

type ShowSpins = (spins: SpinReward | null, policy: Policy | null) => ShownSpins | null;

/** Says free spins of one merchant with their games' names; a game that is gone has its code. */
export async function showSpins(
  reader: Reader,
  merchant: string,
  rewards: readonly (SpinReward | null)[],
): Promise<ShowSpins> {
  const codes = [...new Set(rewards.flatMap((one) => (one ? [one.game] : [])))];
  const rows =
    codes.length === 0
      ? []
      : await reader
          .select({ code: games.code, name: games.name })
          .from(games)
          .where(and(eq(games.merchant, merchant), inArray(games.code, codes)));
  const names = new Map(rows.map(({ code, name }) => [code, name]));
  return (spins, policy) =>
    spins && {
      ...heldSpins(spins, policy),
      gameName: names.get(spins.game) ?? spins.game,
    };
}
