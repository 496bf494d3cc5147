import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { isLanguage } from "#app/i18n/languages.ts";
import { languageCookie } from "#app/request/cookies/cookies.server.ts";
import { countryNames } from "#app/request/countries/country-names.server.ts";
import { requireMember } from "#app/request/guards/require-member.server.ts";
import type { Site } from "#app/request/site.server.ts";
import { fundsShow } from "#platform/contract/members/person/funds.ts";
import { languageSet, profile } from "#platform/contract/members/profile.ts";
import { sessionList } from "#platform/contract/members/sessions.ts";
import { verificationShow } from "#platform/contract/members/verification.ts";
import { payoutAccounts } from "#platform/contract/money/payout.ts";

export async function overviewData(site: Site) {
  const [own, identity, money, accounts, sessions] = await Promise.all([
    site.ask(profile, {}),
    site.ask(verificationShow, {}),
    site.ask(fundsShow, {}),
    site.ask(payoutAccounts, {}),
    site.ask(sessionList, {}),
  ]);
  const nameOf = countryNames(site);
  const { lastVisit } = own;
  return {
    account: own.account,
    nickname: own.nickname,
    avatar: own.avatar,
    registeredAt: own.registeredAt,
    hasProfile: own.birthday !== "" && own.payeeName !== "",
    email: own.email,
    phone: own.phone,
    hasWithdrawPassword: own.hasWithdrawPassword,
    withdrawLockedUntil: own.withdrawLockedUntil,
    withdrawUsableAt: own.withdrawUsableAt,
    lastVisit: lastVisit && {
      at: lastVisit.at,
      device: [lastVisit.browser, lastVisit.system].filter(Boolean).join(" · "),
      country: nameOf(lastVisit.country),
    },
    // Nothing is open where no step waits for it.
    identity: identity.state === "none" && !identity.verifyBefore ? null : identity.state,
    // The list shows no row until somebody asks.
    funds: money.state === "none" ? null : money.state,
    accounts: accounts.list.length,
    sessions: sessions.length,
  };
}
export type OverviewData = Awaited<ReturnType<typeof overviewData>>;

/**
 * Sets the site's language in this browser and the language of the platform's messages to the
 * member.
 */
export async function chooseLanguage(args: ActionFunctionArgs) {
  const site = await requireMember(args);
  const language = (await args.request.formData()).get("language");
  const offered: readonly string[] = site.brand.config.languages;
  if (!isLanguage(language) || !offered.includes(language)) {
    return redirect("/member/securityCenter", 303);
  }
  await site.ask(languageSet, { language });
  const headers = { "set-cookie": await languageCookie.serialize(language) };
  return redirect("/member/securityCenter?done=language", { status: 303, headers });
}
