/** The figures a visitor entered; the plan fills in missing ones. */
export type PlanQuery = { loss?: number; bonuses?: number; active?: number };

const NAMES = ["loss", "bonuses", "active"] as const;
const MOST = { loss: 100_000_000, bonuses: 100_000_000, active: 100_000 } as const;
const UNITS = 10_000n;

export type PlanAsked = {
  query: PlanQuery;
  /** Typed text that is not a number. */
  unread: Partial<Record<keyof PlanQuery, string>>;
};

/** Reads numbers with `read`, which reads amounts in ledger units; decimals are cut off. */
export function readPlanQuery(
  params: URLSearchParams,
  read: (typed: string) => bigint | null,
): PlanAsked {
  const asked: PlanAsked = { query: {}, unread: {} };
  for (const name of NAMES) {
    const typed = params.get(name)?.trim().slice(0, 24);
    if (!typed) continue;
    const units = read(typed);
    if (units === null) asked.unread[name] = typed;
    else asked.query[name] = Math.min(Number(units / UNITS), MOST[name]);
  }
  return asked;
}
