/** What a visitor wants worked out; what is missing or makes no sense is left to the plan. */
export type PlanQuery = { loss?: number; bonuses?: number; active?: number };

const MOST = { loss: 100_000_000, bonuses: 100_000_000, active: 100_000 } as const;

/** Reads whole numbers, also as people write them: "300,000", "P 300 000". */
export function readPlanQuery(params: URLSearchParams): PlanQuery {
  const query: PlanQuery = {};
  for (const name of ["loss", "bonuses", "active"] as const) {
    const digits = (params.get(name) ?? "").replace(/^[^\d-]+/, "").replace(/[\s,]/g, "");
    if (/^\d{1,12}$/.test(digits)) query[name] = Math.min(Number(digits), MOST[name]);
  }
  return query;
}
