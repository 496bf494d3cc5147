import type { Tier } from "./terms.ts";

/** What a period counted for a payee, the payee included; trial accounts are not in it. */
export type Figures = {
  validBet: bigint;
  /** The loss measure of domain 5.2; negative when the team won. */
  loss: bigint;
  /** Members by the own valid bet that counts as active: each `minimumBet` of the tiers once. */
  active: readonly { minimumBet: bigint; members: number }[];
  /** An hour salary only: the team's valid bet of the day before. */
  dayBefore?: bigint;
};

/** The members whose own valid bet reached that of the tier. */
export function activeFor({ active }: Figures, { minimumBet }: Pick<Tier, "minimumBet">): bigint {
  const counted = active.find((row) => row.minimumBet === minimumBet);
  if (!counted) throw new Error(`active members at ${minimumBet} were not counted`);
  return BigInt(counted.members);
}
