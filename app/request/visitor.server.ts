import type { LoaderFunctionArgs } from "@remix-run/node";
import { languageOf } from "#app/i18n/language-of.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import { findBrand, type SiteBrand } from "./brand/brand.server.ts";
import { readSession, themeCookie } from "./cookies/cookies.server.ts";

/** "system" leaves the choice to the browser, so all guests share one page. */
export type Theme = "light" | "dark" | "system";
export type Args = Pick<LoaderFunctionArgs, "request" | "context">;

/** What the request itself tells: the brand of its host and the visitor's choices. */
export type Visitor = {
  brand: SiteBrand | undefined;
  language: Language;
  theme: Theme;
  /** The platform's session token, if the visitor has one. */
  token: string | undefined;
};

const visitors = new WeakMap<object, Promise<Visitor>>();

/** The visitor of this request, read once for its loaders and its page. */
export function visitorOf(args: Args): Promise<Visitor> {
  const known = visitors.get(args.context);
  if (known) return known;
  const made = readVisitor(args.request);
  visitors.set(args.context, made);
  return made;
}

async function readVisitor(request: Request): Promise<Visitor> {
  const brand = findBrand(request);
  const [language, chosen, token] = await Promise.all([
    languageOf(request, brand),
    themeCookie.parse(request.headers.get("cookie")),
    readSession(request),
  ]);
  return { brand, language, theme: themeOf(brand, chosen), token };
}

/** The visitor's chosen theme, where the brand offers a choice. */
function themeOf(brand: SiteBrand | undefined, chosen: unknown): Theme {
  const { defaultTheme = "light", hasBothThemes = true } = brand?.config ?? {};
  const isTheme = chosen === "light" || chosen === "dark";
  return isTheme && hasBothThemes ? chosen : defaultTheme;
}
