import type { Site } from "#app/request/site.server.ts";
import { instantsOf, todayIn } from "./day-instants.ts";
import { readPeriod } from "./period.ts";

/** What an address asks for by its days: for the page as days, for the platform as instants. */
export function periodOf(site: Site, url: string) {
  const { timeZone } = site.brand.config;
  const today = todayIn(timeZone);
  const period = readPeriod(new URL(url).searchParams, today);
  return { today, period, instants: period ? instantsOf(period, timeZone) : {} };
}
