import { conventionsOf } from "#app/request/brand/brand.server.ts";
import type { Site } from "#app/request/site.server.ts";
import { instantsOf } from "../period/day-instants.ts";
import { lastDays } from "../period/period.ts";
import { periodOf } from "../period/period-data.server.ts";

const YEAR_DAYS = 366;

/** The days that the page shows; the last twelve months when it shows all. */
export function exportPeriod(site: Site, url: string) {
  const { today, period: asked } = periodOf(site, url);
  const period = asked ?? lastDays(YEAR_DAYS, today);
  return {
    period,
    name: `${period.from}-${period.to}`,
    instants: instantsOf(period, site.brand.config.timeZone),
    // Programs read the file too: no brand's own language form, and no direction marks.
    conventions: { ...conventionsOf(site.brand.config), locales: {} },
  };
}
