import { directionOf } from "#app/i18n/languages.ts";
import { conventionsOf, type SiteBrand } from "#app/request/brand/brand.server.ts";
import type { Site } from "#app/request/site.server.ts";
import type { Conventions } from "#app/ui/format/format.ts";
import { instantsOf } from "../period/day-instants.ts";
import { lastDays } from "../period/period.ts";
import { periodOf } from "../period/period-data.server.ts";

const YEAR_DAYS = 366;

/** A file's text has no direction marks, so right-to-left forms give way to the site's own. */
export function fileConventions(brand: SiteBrand["config"]): Conventions {
  const conventions = conventionsOf(brand);
  const forms = Object.entries(conventions.locales);
  const plain = forms.filter(([, locale]) => directionOf(locale ?? "") === "ltr");
  return { ...conventions, locales: Object.fromEntries(plain) };
}

/** The days that the page shows; the last twelve months when it shows all. */
export function exportPeriod(site: Site, url: string) {
  const { today, period: asked } = periodOf(site, url);
  const period = asked ?? lastDays(YEAR_DAYS, today);
  return {
    period,
    name: `${period.from}-${period.to}`,
    instants: instantsOf(period, site.brand.config.timeZone),
    conventions: fileConventions(site.brand.config),
  };
}
