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

/** What a tier asks for in active members, and those whose own valid bet reached its minimum bet. */
export function activeAsk({ active }: Figures, tier: Pick<Tier, "active" | "minimumBet">) {
  const counted = active.find(({ minimumBet }) => minimumBet === tier.minimumBet);
  if (!counted) throw new Error(`active members at ${tier.minimumBet} were not counted`);
  const asked = tier.active === null ? null : BigInt(tier.active);
  return { of: "active" as const, asked, had: BigInt(counted.members) };
}
