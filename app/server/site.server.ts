import type { LoaderFunctionArgs } from "@remix-run/node";
import { languageOf } from "#app/i18n/language-of.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import { memberInfo } from "#platform/contract/account.ts";
import type { Member } from "#platform/contract/auth.ts";
import type { Call, InputOf, ValueOf } from "#platform/contract/call.ts";
import { Refusal } from "#platform/contract/refusal.ts";
import { type Caller, send } from "#platform/contract/send.ts";
import { siteStatus } from "#platform/contract/site.ts";
import { findBrand, type SiteBrand } from "./brand.server.ts";
import { readSession, themeCookie } from "./cookies.server.ts";
import { platformOf } from "./platform.server.ts";
import { sharedAnswer } from "./shared-answers.server.ts";

export type Theme = "light" | "dark";
type Args = Pick<LoaderFunctionArgs, "request" | "context">;

/** What one request knows: its brand, its visitor's choices and the way to the platform. */
export type Site = {
  brand: SiteBrand;
  language: Language;
  theme: Theme;
  token: string | undefined;
  ask<C extends Call>(call: C, input: InputOf<C>, options?: { key?: string }): Promise<ValueOf<C>>;
  /** What the platform says of this host: open or closed, and which flags are on. */
  status(): Promise<ValueOf<typeof siteStatus>>;
  /** The logged-in member, or null for a guest or an ended session. */
  member(): Promise<Member | null>;
};

const sites = new WeakMap<object, Promise<Site>>();

/** The site of this request; all of its loaders share one. Unknown hosts end in a neutral 404. */
export function siteOf(args: Args): Promise<Site> {
  const known = sites.get(args.context);
  if (known) return known;
  const made = makeSite(args);
  sites.set(args.context, made);
  return made;
}

async function makeSite({ request, context }: Args): Promise<Site> {
  const brand = findBrand(request);
  if (!brand) throw new Response("unknown host", { status: 404 });
  const cookies = request.headers.get("cookie");
  const language = await languageOf(request, brand);
  const token = await readSession(request);
  const caller: Caller = {
    ...platformOf(context),
    merchant: brand.config.merchant,
    language,
    token,
    clientAddress: context.clientAddress,
    requestId: context.requestId,
  };
  const ask: Site["ask"] = (call, input, options) => {
    if (call.access !== "guest" || call.method !== "GET") return send(caller, call, input, options);
    const { base, merchant } = caller;
    const key = JSON.stringify([base, merchant, language, call.name, input]);
    return sharedAnswer(key, () => send({ ...caller, token: undefined }, call, input));
  };
  let member: Promise<Member | null> | undefined;
  return {
    brand,
    language,
    theme: await readTheme(brand, cookies),
    token,
    ask,
    status: () => {
      const { host } = new URL(request.url);
      const key = JSON.stringify([caller.base, caller.merchant, host, caller.clientAddress]);
      return sharedAnswer(key, () => send(caller, siteStatus, { url: host }));
    },
    member: () => {
      member ??= token ? ask(memberInfo, {}).catch(guestWhenRefused) : Promise.resolve(null);
      return member;
    },
  };
}

function guestWhenRefused(error: unknown): null {
  if (error instanceof Refusal) return null;
  throw error;
}

async function readTheme(brand: SiteBrand, cookies: string | null): Promise<Theme> {
  const chosen: unknown = await themeCookie.parse(cookies);
  return chosen === "light" || chosen === "dark" ? chosen : brand.config.defaultTheme;
}
