/**
 * What agents' pay must be, written apart from the platform: from single rounds and from who was above
 * whom, by walks up the tree. Amounts are in 1/10,000 and days those of Mexico City.
 */
export type AgentBooks = {
  /** Who was above a member from which day on, the latest last. */
  parents: Map<string, { from: string; parent: string | null }[]>;
  plays: Play[];
  /** What came in and what was won less what was staked, by member. */
  cash: Map<string, number>;
};
/** A round that settled, or a later correction, which has a payout alone. */
export type Play = { member: string; at: number; stake: number; payout: number };

type DayTier = { rate: number; validBet: string | null; active: number | null; minimumBet: string };
type RoundTier = { singleBet: string; winRate: number; lossRate: number };
/** A contract as the platform keeps it. */
export type KeptContract = {
  id: string;
  kind: "daily" | "hour" | "realtime";
  upline: string | null;
  payee: string;
  from: number;
  until: number | null;
  tiers: (DayTier & RoundTier)[];
};
/** What a bill must say. */
export type DueBill = { name: string; payee: string; upline: string | null; gross: number };

const ZONE_MS = -6 * 3_600_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

export const dayOf = (at: number): string => new Date(at + ZONE_MS).toISOString().slice(0, 10);
export const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00Z`) + DAY_MS).toISOString().slice(0, 10);
const beginOf = (day: string) => Date.parse(`${day}T00:00Z`) - ZONE_MS;

/** The member and everybody above on a day, the nearest first. */
export function pathOn({ parents }: AgentBooks, member: string, day: string): string[] {
  const path: string[] = [];
  for (let one: string | null = member; one !== null; ) {
    path.push(one);
    one = parents.get(one)!.findLast(({ from }) => from <= day)?.parent ?? null;
  }
  return path;
}

/** All daily and hour bills that must exist for what ended before an instant. */
export function dueBills(
  books: AgentBooks,
  contracts: readonly KeptContract[],
  { first, now }: { first: number; now: number },
): DueBill[] {
  const due: DueBill[] = [];
  for (let day = dayOf(first); beginOf(dayAfter(day)) <= now; day = dayAfter(day)) {
    const span = { from: beginOf(day), until: beginOf(dayAfter(day)) };
    due.push(...billsOf(books, contracts, { kind: "daily", name: `daily:${day}`, ...span }));
  }
  for (let from = first - (first % HOUR_MS); from + HOUR_MS <= now; from += HOUR_MS) {
    const name = `hourly:${new Date(from).toISOString().slice(0, 16).replace(":", "")}`;
    const span = { from, until: from + HOUR_MS };
    due.push(...billsOf(books, contracts, { kind: "hour", name, ...span }));
  }
  return due;
}

type Period = { kind: "daily" | "hour"; name: string; from: number; until: number };

function billsOf(books: AgentBooks, all: readonly KeptContract[], period: Period): DueBill[] {
  const { kind, from, until } = period;
  const earning = new Map<string, KeptContract>();
  for (const one of all) {
    const isEarning = one.kind === kind && one.from < until && !(one.until && one.until <= from);
    const known = earning.get(one.payee);
    if (isEarning && (!known || isLater(one, known))) earning.set(one.payee, one);
  }
  const isPaid = (one: KeptContract): boolean => {
    if (one.upline === null) return true;
    const above = earning.get(one.upline);
    return above !== undefined && isPaid(above);
  };
  const played = books.plays.filter(({ at }) => at >= from && at < until);
  return [...earning.values()].filter(isPaid).flatMap((one) => {
    const team = played.filter(({ member, at }) =>
      pathOn(books, member, dayOf(at)).includes(one.payee),
    );
    const sum = (of: "stake" | "payout") => team.reduce((total, play) => total + play[of], 0);
    // An hour without play has no bill; a day has one.
    if (kind === "hour" && sum("stake") === 0 && sum("payout") === 0) return [];
    const own = Map.groupBy(team, ({ member }) => member);
    const bets = [...own.values()].map((mine) => mine.reduce((all, { stake }) => all + stake, 0));
    const met = one.tiers.findLast(
      ({ validBet, active, minimumBet }) =>
        sum("stake") >= Number(validBet ?? 0) &&
        bets.filter((bet) => bet >= Math.max(1, Number(minimumBet))).length >= (active ?? 0),
    );
    const gross = Math.floor((sum("stake") * (met?.rate ?? 0)) / 10_000);
    return [{ name: `${period.name} ${one.id}`, payee: one.payee, upline: one.upline, gross }];
  });
}

/** Of two that were signed in one moment, the one that stayed. */
const isLater = (one: KeptContract, other: KeptContract): boolean =>
  one.from === other.from
    ? (one.until ?? Number.POSITIVE_INFINITY) > (other.until ?? Number.POSITIVE_INFINITY)
    : one.from > other.from;

/** What all rounds so far must have paid by each real-time contract that paid anything. */
export function dueByRounds(
  books: AgentBooks,
  contracts: readonly KeptContract[],
): Map<string, number> {
  const sums = new Map<string, number>();
  const kept = contracts.filter(({ kind }) => kind === "realtime");
  for (const { member, at, stake, payout } of books.plays) {
    if (stake === 0 || payout === stake) continue;
    const path = pathOn(books, member, dayOf(at));
    const inForce = kept.filter(
      (one) => path.includes(one.payee) && one.from <= at && !(one.until && one.until <= at),
    );
    let upline: string | null = null;
    for (;;) {
      const one = inForce.find((contract) => contract.upline === upline);
      if (!one) break;
      const met = one.tiers.findLast(({ singleBet }) => stake >= Number(singleBet));
      const rate = met ? (payout > stake ? met.winRate : met.lossRate) : 0;
      const amount = Math.floor((stake * rate) / 10_000);
      if (amount > 0) sums.set(one.id, (sums.get(one.id) ?? 0) + amount);
      upline = one.payee;
    }
  }
  return sums;
}
