import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { ACCOUNT_TYPE } from "#platform/contract/members/account-type.ts";
import type { Member } from "#platform/contract/members/auth.ts";
import { guardedWay, isReading, loginAndBack } from "./guest-guard.ts";
import { safePath } from "./redirects.ts";
import { guardOf } from "./route-guards.ts";
import { type Site, siteOf } from "./site.server.ts";

/** The one page of the member centre that a trial account reaches: it says what the account lacks. */
const TRIAL_PAGE = "/member/securityCenter";

/** Sends a guest of a brand that wants a login first to one of its open pages. */
export function requireLogin({ isGate }: Site, request: Request): void {
  if (!isGate) return;
  const { pathname, search } = new URL(request.url);
  const way = guardedWay(pathname, search);
  if (way) throw redirect(way);
}

/** Leads to the login from what the merchant does not offer, and to the route's own way from another. */
export async function requireFlags(site: Site, request: Request): Promise<void> {
  const url = new URL(request.url);
  const { flags = [], ways } = guardOf(url.pathname);
  if (flags.length === 0 && !ways) return;
  const on = await site.flags();
  if (!flags.every((group) => group.some((flag) => on.has(flag)))) {
    const asked = url.searchParams.get("to");
    const refused = "operation_not_enabled";
    throw redirect(`/login?${new URLSearchParams({ ...(asked && { to: asked }), refused })}`);
  }
  const needed = ways?.flags[url.searchParams.get(ways.parameter) ?? ""];
  if (!ways || !needed || on.has(needed)) return;
  url.searchParams.delete(ways.parameter);
  throw redirect(url.pathname + url.search);
}

/** Lets in whom the route's row of the table names, and leads everybody else where they belong. */
export async function requireGuard(site: Site, request: Request): Promise<void> {
  const { pathname, searchParams } = new URL(request.url);
  const { who, keepsGuestWrites } = guardOf(pathname);
  if (who === "anyone") return;
  const member = await site.member();
  if (who === "newcomer") {
    // A trial account may still log in or sign up.
    const isSettled = member !== null && !isTrial(member);
    if (isSettled && isReading(request)) throw redirect(safePath(searchParams.get("to")));
    return;
  }
  if (!member && keepsGuestWrites && !isReading(request)) return;
  if (!member) throw redirect(loginAndBack(request));
  if (who === "real" && isTrial(member) && (pathname !== TRIAL_PAGE || !isReading(request))) {
    throw redirect(TRIAL_PAGE);
  }
}

/** The same for an address of an open route whose query asks for something of one's own. */
export async function requireMember(args: LoaderFunctionArgs): Promise<Site> {
  const site = await siteOf(args);
  if (await site.member()) return site;
  throw redirect(loginAndBack(args.request));
}

const isTrial = ({ type }: Member) => type === ACCOUNT_TYPE.trial;
