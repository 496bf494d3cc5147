import { countryNames } from "#app/request/countries/country-names.server.ts";
import type { Site } from "#app/request/site.server.ts";
import { ACCOUNT_TYPE } from "#platform/contract/members/account-type.ts";
import { profile } from "#platform/contract/members/profile.ts";

/**
 * The member's previous visit: time, device and place. Null at the first visit and for trial
 * accounts.
 */
export async function lastVisitOf(site: Site) {
  const member = await site.member();
  if (!member || member.type === ACCOUNT_TYPE.trial) return null;
  const { lastVisit } = await site.ask(profile, {}).catch(() => ({ lastVisit: null }));
  if (!lastVisit) return null;
  const { at, browser, system, country } = lastVisit;
  return { at, now: Date.now(), browser, system, country: countryNames(site)(country) };
}
