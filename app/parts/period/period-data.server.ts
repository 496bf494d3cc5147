import type { Site } from "#app/request/site.server.ts";
import { instantsOf, todayIn } from "./day-instants.ts";
import { readPeriod } from "./period.ts";

/** The period of an address: as days for the page, as instants for the platform. */
export function periodOf(site: Site, url: string) {
  const { timeZone } = site.brand.config;
  const today = todayIn(timeZone);
  const { period, problem } = readPeriod(new URL(url).searchParams, today);
  return { today, period, problem, instants: period ? instantsOf(period, timeZone) : {} };
}
