/**
 * What contracts pay, written apart from the platform: from single bets and gifts of members, by walks
 * up and down the tree. Amounts are in ledger units.
 */
export type OracleTier = {
  rate: number;
  validBet: bigint | null;
  loss: bigint | null;
  active: number | null;
  minimumBet: bigint;
};

export type OracleMember = {
  id: string;
  parent: string | null;
  /** Null for whoever has no contract. */
  contract: {
    kind: "daily" | "dividend";
    isFloat: boolean;
    carry: string;
    tiers: OracleTier[];
  } | null;
  /** One list of bets for each period in turn. */
  bets: { stake: bigint; payout: bigint }[][];
  gifts: bigint[];
};

export type OraclePay = { period: number; payee: string; gross: bigint; due: bigint; net: bigint };

/** The bills of all periods. Each tree's periods follow each other; the first is a first half month. */
export function oraclePay(
  members: readonly OracleMember[],
  periods: number,
  isHouse: boolean,
): OraclePay[] {
  const childrenOf = (id: string) => members.filter(({ parent }) => parent === id);
  const teamOf = (one: OracleMember): OracleMember[] => [
    one,
    ...childrenOf(one.id).flatMap(teamOf),
  ];
  const carried = new Map<string, bigint>();
  const pays: OraclePay[] = [];
  for (let period = 0; period < periods; period += 1) {
    const grossOf = new Map<string, bigint>();
    const visit = (one: OracleMember) => {
      if (!one.contract) return;
      const team = teamOf(one);
      const before = carried.get(one.id) ?? 0n;
      const { gross, after } = earned(one.contract, team, { period, before });
      carried.set(one.id, after);
      grossOf.set(one.id, gross);
      for (const child of childrenOf(one.id)) visit(child);
    };
    for (const top of members.filter(({ parent }) => parent === null)) visit(top);
    for (const [payee, gross] of grossOf) {
      let net = gross;
      for (const { id } of childrenOf(payee)) net -= grossOf.get(id) ?? 0n;
      const due = !isHouse ? gross : net < 0n ? 0n : net;
      pays.push({ period, payee, gross, due, net });
    }
  }
  return pays;
}

function earned(
  { kind, isFloat, carry, tiers }: NonNullable<OracleMember["contract"]>,
  team: readonly OracleMember[],
  { period, before }: { period: number; before: bigint },
): { gross: bigint; after: bigint } {
  let [staked, lost] = [0n, 0n];
  const own: bigint[] = [];
  for (const { bets, gifts } of team) {
    let mine = 0n;
    for (const { stake, payout } of bets[period]!) {
      mine += stake;
      lost += stake - payout;
    }
    lost -= gifts[period]!;
    staked += mine;
    if (mine > 0n) own.push(mine);
  }
  const players = (least: bigint) => own.filter((bet) => bet >= least).length;
  const isFar = (tier: OracleTier, measure: bigint, needsLoss: boolean) => {
    if (tier.validBet !== null && staked < tier.validBet) return false;
    if (tier.active !== null && players(tier.minimumBet) < tier.active) return false;
    return !(needsLoss && tier.loss !== null && measure < tier.loss);
  };
  let gross = 0n;
  if (kind === "daily") {
    for (const tier of tiers) {
      if (isFar(tier, lost, true)) gross = share(staked, tier.rate);
    }
    return { gross, after: 0n };
  }
  const measure = lost + before;
  const left = carry === "previous" ? lost : measure;
  const stays = carry !== "none" && !(carry === "firstHalf" && period % 2 === 1);
  const after = stays && left < 0n ? left : 0n;
  if (measure <= 0n) return { gross, after };
  for (const tier of tiers) {
    if (!isFar(tier, measure, !isFloat)) continue;
    if (!isFloat) gross = share(measure, tier.rate);
    else {
      const goal = tier.loss !== null && tier.loss > measure ? tier.loss : measure;
      const part = (measure * measure * BigInt(tier.rate)) / (goal * 10_000n);
      if (part > gross) gross = part;
    }
  }
  return { gross, after };
}

const share = (amount: bigint, rate: number) => (amount * BigInt(rate)) / 10_000n;
