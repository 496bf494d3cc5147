import type { Site } from "#app/request/site.server.ts";
import { lastDays } from "../../../parts/period/period.ts";
import { periodOf } from "../../../parts/period/period-data.server.ts";

/** The period that an address names, or the last days. */
export function periodOr(site: Site, url: string, days: number): { from: string; to: string } {
  const { period, today } = periodOf(site, url);
  return period ?? lastDays(days, today);
}
