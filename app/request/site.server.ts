import { redirect } from "@remix-run/node";
import type { Language } from "#app/i18n/languages.ts";
import { SYSTEM_STATUS, type SystemStatus } from "#platform/contract/core/admission.ts";
import type { Gate } from "#platform/contract/core/gates.ts";
import { memberInfo } from "#platform/contract/members/account.ts";
import type { Member } from "#platform/contract/members/auth.ts";
import type { Call, InputOf, ValueOf } from "#platform/contract/wire/call.ts";
import { Refusal } from "#platform/contract/wire/refusal.ts";
import { type Caller, send } from "#platform/contract/wire/send.ts";
import type { SiteBrand } from "./brand/brand.server.ts";
import { holdsPreviewPass, writeSession } from "./cookies/cookies.server.ts";
import { readDevice } from "./cookies/session-cookies.server.ts";
import { requireFlags, requireGuard, requireLaw, requireLogin } from "./guards/guards.server.ts";
import { isReading, loginAndBack } from "./guards/guest-guard.ts";
import { NOT_SET_UP } from "./not-set-up.ts";
import { flagsOf } from "./offers/flags.ts";
import { platformOf, siteKeysOf } from "./platform.server.ts";
import { sharedAnswer } from "./shared-answers.server.ts";
import { type SiteStatus, statusFor } from "./status-for.server.ts";
import { type Args, type Theme, visitorOf } from "./visitor.server.ts";

/**
 * Everything one request knows: its brand, its visitor's choices and its access to the platform.
 */
export type Site = {
  brand: SiteBrand;
  language: Language;
  theme: Theme;
  readonly token: string | undefined;
  /**
   * Guests' answers are shared by default, within a country, whose law may forbid something. `isPersonal` answers for the member who asks and is not
   * shared. `isFresh` is never shared, not even between guests. `token` asks as the session that
   * was just opened.
   */
  ask<C extends Call>(
    call: C,
    input: InputOf<C>,
    options?: { key?: string; isPersonal?: boolean; isFresh?: boolean; token?: string },
  ): Promise<ValueOf<C>>;
  /**
   * A value made of guests' answers alone, so that it is the same for every visitor of the brand and
   * the language. It is made at most once in five seconds.
   */
  shared<Value>(name: string, make: () => Promise<Value>): Promise<Value>;
  /** The platform's answer for this host and visitor: open or closed, and what it offers. */
  status(): Promise<SiteStatus>;
  /** The white-label flags that are on. */
  flags(): Promise<ReadonlySet<string>>;
  /** What the law of the merchant's and the visitor's place forbids. */
  refused(): Promise<readonly Gate[]>;
  /**
   * The brand requires login and this visitor has no session: only the login and sign-up pages are
   * shown.
   */
  isGate: boolean;
  /** True when the visitor holds a preview pass, with which staff see a closed site. */
  hasPass(): Promise<boolean>;
  /** Goes on with the session's new token, in this request and in the browser. */
  renew(session: { token: string; expiresAt: number }): Promise<void>;
  /** The logged-in member, or null for a guest or an ended session. */
  member(): Promise<Member | null>;
};

type Made = WeakMap<object, Partial<Record<"reading" | "writing", Promise<Site>>>>;
const sites: Made = new WeakMap();
const openSites: Made = new WeakMap();

/**
 * The site of this request, shared by all of its loaders. An action has a site of its own, because
 * it may end the session that the loaders after it ask with. An unknown host gets a neutral 404 and
 * a closed site its closed page. A visitor whom the route's guard does not let in is redirected
 * (route-guards.ts).
 */
export function guardedSite(args: Args): Promise<Site> {
  return once(openSites, args, async () => {
    const site = await unguardedSite(args);
    await requireOpen(site);
    requireLogin(site, args.request);
    await requireFlags(site, args.request);
    await requireLaw(site, args.request);
    await requireOwnAccount(site, args.request);
    await requireGuard(site, args.request);
    return site;
  });
}

/** Without the guards, for routes that answer while the site is closed: choices, wording, frame. */
export function unguardedSite(args: Args): Promise<Site> {
  return once(sites, args, () => makeSite(args));
}

function once(made: Made, { context, request }: Args, make: () => Promise<Site>) {
  const own = made.get(context) ?? {};
  const kind = isReading(request) ? "reading" : "writing";
  const site = own[kind] ?? make();
  made.set(context, { ...own, [kind]: site });
  return site;
}

async function requireOpen(site: Site) {
  const { status } = await site.status();
  if (status === SYSTEM_STATUS.normal || (await mayPreview(site, status))) return;
  throw new Response("closed", { status: httpStatusOf(status) });
}

/** True with a pass to a closed site. A site that is closed for good has nothing to show. */
export const mayPreview = async (site: Site, status: SystemStatus): Promise<boolean> =>
  status !== SYSTEM_STATUS.closed && (await site.hasPass());

const HTTP_STATUS = {
  [SYSTEM_STATUS.normal]: 200,
  [SYSTEM_STATUS.maintenance]: 503,
  [SYSTEM_STATUS.regionBlocked]: 451,
  [SYSTEM_STATUS.closed]: 410,
} as const;
export const httpStatusOf = (status: SystemStatus) => HTTP_STATUS[status];

/** What stays reachable while a new password is due: its page, the logout, and their parts. */
const BEFORE_PASSWORD = /^\/(member\/password|logout|i18n|preferences|offline|manifest)\b/;

/** The same while age and terms are to be confirmed; the terms themselves can be read. */
const BEFORE_CONFIRMATION =
  /^\/(member\/(password|confirm)|help|helpmc|logout|i18n|preferences|offline|manifest)\b/;

/**
 * Redirects to the new-password page while a password change is due, and then to the confirmation of
 * age and terms while that is due.
 */
async function requireOwnAccount(site: Site, request: Request) {
  if (!site.token) return;
  const path = new URL(request.url).pathname;
  if (BEFORE_PASSWORD.test(path)) return;
  const member = await site.member();
  if (member?.passwordDue) throw redirect("/member/password");
  if (member?.confirmationDue && !BEFORE_CONFIRMATION.test(path)) {
    throw redirect("/member/confirm");
  }
}

async function makeSite(args: Args): Promise<Site> {
  const { request, context } = args;
  const visitor = await visitorOf(args);
  const { brand, language, theme } = visitor;
  if (!brand) throw new Response("unknown host", { status: 404 });
  const { merchant } = brand.config;
  const { clientAddress, clientCountry, requestId } = context;
  const platform = platformOf(context);
  const userAgent = request.headers.get("user-agent");
  const deviceToken = await readDevice(request);
  const seen = { clientAddress, clientCountry, requestId, userAgent, deviceToken };
  const guest: Caller = { ...platform, merchant, language, ...seen };
  const caller = (): Caller => ({ ...guest, token: visitor.token });
  const change = context.changes?.lastOf(merchant) ?? 0;
  const ask: Site["ask"] = (call, input, options) => {
    const isOwn = call.access !== "guest" || (options?.isPersonal && visitor.token !== undefined);
    const asker = options?.token ? { ...guest, token: options.token } : caller();
    if (isOwn || options?.isFresh || call.method !== "GET") {
      return send(asker, call, input, options).catch(onceMoreAfterLogin);
    }
    const of = [guest.base, merchant, change, language, clientCountry];
    const key = JSON.stringify([...of, call.name, input]);
    return sharedAnswer(guest.fetch, key, () => send(guest, call, input));
  };
  /** A session that ended after this page began is no error of ours: the member logs in again. */
  const onceMoreAfterLogin = (error: unknown): never => {
    const hasEnded = error instanceof Refusal && error.code === "not_logged_in";
    throw visitor.token && isReading(request) && hasEnded ? redirect(loginAndBack(request)) : error;
  };
  let asked: Promise<Member | null> | undefined;
  const member = () => {
    const info = () => send(caller(), memberInfo, {}).catch(guestWhenRefused);
    asked ??= visitor.token ? info() : Promise.resolve(null);
    return asked;
  };
  const shared: Site["shared"] = (name, make) => {
    const of = [guest.base, brand.config.code, change, language, clientCountry];
    const key = JSON.stringify([...of, name]);
    return sharedAnswer(guest.fetch, key, make);
  };
  const status = () => statusFor(caller(), new URL(request.url).host, change).catch(whenNotSetUp);
  return {
    brand,
    language,
    theme,
    get token() {
      return visitor.token;
    },
    isGate: brand.config.options.loggedInToHome && !(await isSomebody(member)),
    ask,
    shared,
    status,
    async flags() {
      const { whitelabel, refused } = await status();
      return flagsOf(whitelabel, brand.config.flags, refused);
    },
    refused: async () => (await status()).refused,
    async renew({ token, expiresAt }) {
      visitor.token = token;
      context.addCookie(await writeSession(token, expiresAt));
    },
    hasPass: () => holdsPreviewPass(request, merchant, siteKeysOf(platform)),
    member,
  };
}

/** A cookie alone grants no access. While the platform does not answer, nobody is turned away. */
const isSomebody = (member: Site["member"]) =>
  member().then(
    (found) => found !== null,
    () => true,
  );

/** A brand whose merchant the platform does not know yet has a neutral page for every address. */
function whenNotSetUp(error: unknown): never {
  const isNotSetUp = error instanceof Refusal && error.code === "unknown_merchant";
  throw isNotSetUp ? new Response(NOT_SET_UP, { status: 503 }) : error;
}

function guestWhenRefused(error: unknown): null {
  if (error instanceof Refusal) return null;
  throw error;
}
