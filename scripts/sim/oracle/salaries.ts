/**
 * What salaries by the hour and by the round pay, written apart from the platform: from single bets,
 * by walks up and down the tree. Amounts are in ledger units, instants in milliseconds.
 */
export type HourMark = { rate: number; bet: bigint; players: number | null; each: bigint };
export type RoundMark = { win: number; loss: number; single: bigint; day: bigint | null };

export type OracleAgent = {
  id: string;
  parent: string | null;
  /** Empty for whoever has no contract. */
  marks: HourMark[] | RoundMark[];
};
export type OracleBet = { at: number; by: string; stake: bigint; payout: bigint };
export type OracleSalary = { payee: string; gross: bigint; net: bigint; due: bigint };

/** The bills of an hour for those whose teams have bet. */
export function oracleHour(
  agents: readonly OracleAgent[],
  bets: readonly OracleBet[],
  isHouse: boolean,
): OracleSalary[] {
  const gross = new Map<string, bigint>();
  const idle = new Set<string>();
  for (const one of reached(agents)) {
    const own = new Map<string, bigint>();
    for (const { by, stake } of bets) {
      if (isUnder(agents, by, one.id)) own.set(by, (own.get(by) ?? 0n) + stake);
    }
    if (own.size === 0) idle.add(one.id);
    let [all, pay] = [0n, 0n];
    for (const stake of own.values()) all += stake;
    for (const mark of one.marks as HourMark[]) {
      let players = 0;
      for (const stake of own.values()) if (stake > 0n && stake >= mark.each) players += 1;
      const enough = mark.players === null || players >= mark.players;
      if (all >= mark.bet && enough) pay = cut(all, mark.rate);
    }
    gross.set(one.id, pay);
  }
  return settled(agents, gross, isHouse).filter(({ payee }) => !idle.has(payee));
}

/** The bills of a run that read these bets. `before` has the bets of earlier runs on the same day. */
export function oracleRun(
  agents: readonly OracleAgent[],
  { bets, before }: { bets: readonly OracleBet[]; before: readonly OracleBet[] },
  isHouse: boolean,
): OracleSalary[] {
  const dayOf = (who: string) => {
    let sum = 0n;
    for (const { by, stake } of [...before, ...bets]) if (by === who) sum += stake;
    return sum;
  };
  const gross = new Map<string, bigint>();
  for (const one of reached(agents)) {
    let pay = 0n;
    for (const { by, stake, payout } of bets) {
      if (!isUnder(agents, by, one.id) || stake === payout) continue;
      let rate = 0;
      for (const mark of one.marks as RoundMark[]) {
        if (stake < mark.single || (mark.day !== null && dayOf(by) < mark.day)) continue;
        rate = payout > stake ? mark.win : mark.loss;
      }
      pay += cut(stake, rate);
    }
    gross.set(one.id, pay);
  }
  return settled(agents, gross, isHouse).filter(({ gross: pay }) => pay > 0n);
}

/** Those with a contract whose uplines all have one. */
function reached(agents: readonly OracleAgent[]): OracleAgent[] {
  const isReached = (one: OracleAgent | undefined): boolean => {
    if (!one || one.marks.length === 0) return false;
    return one.parent === null || isReached(agents.find(({ id }) => id === one.parent));
  };
  return agents.filter(isReached);
}

function isUnder(agents: readonly OracleAgent[], who: string, agent: string): boolean {
  for (let at: string | null = who; at !== null; ) {
    if (at === agent) return true;
    const here: string = at;
    at = agents.find(({ id }) => id === here)?.parent ?? null;
  }
  return false;
}

function settled(agents: readonly OracleAgent[], gross: Map<string, bigint>, isHouse: boolean) {
  return [...gross].map(([payee, pay]) => {
    let net = pay;
    for (const { id, parent } of agents) if (parent === payee) net -= gross.get(id) ?? 0n;
    return { payee, gross: pay, net, due: !isHouse ? pay : net < 0n ? 0n : net };
  });
}

const cut = (amount: bigint, rate: number) => (amount * BigInt(rate)) / 10_000n;
