import { type AppLoadContext, createCookie } from "@remix-run/node";
import type { TFunction } from "i18next";
import { i18nFor } from "#app/i18n/i18n.server.ts";
import { languageOf } from "#app/i18n/language-of.server.ts";
import { LANGUAGES, type Language } from "#app/i18n/languages.ts";
import { themeCookie } from "#app/request/cookies/cookies.server.ts";
import { platformOf } from "#app/request/platform.server.ts";
import type { Call, InputOf, ValueOf } from "#platform/contract/wire/call.ts";
import { send } from "#platform/contract/wire/send.ts";

/** The person's session. The office has its own host, so no brand's page ever gets this cookie. */
const session = createCookie("office", { path: "/", httpOnly: true, sameSite: "lax" });

export type Theme = "light" | "dark";
export type Words = TFunction<"office">;

/** One request at the office's host, with what its page needs. */
export type OfficeVisit = {
  request: Request;
  url: URL;
  language: Language;
  /** What the person chose; without a choice the system decides. */
  theme: Theme | undefined;
  t: Words;
  token: string | undefined;
  ask<C extends Call>(call: C, input: InputOf<C>): Promise<ValueOf<C>>;
  /** An instant in the visitor's language. */
  time(at: number): string;
};

export type OfficeContext = Pick<
  AppLoadContext,
  "platform" | "requestId" | "clientAddress" | "clientCountry"
>;

export async function visitOf(request: Request, context: OfficeContext): Promise<OfficeVisit> {
  const cookies = request.headers.get("cookie");
  const [language, theme, kept] = await Promise.all([
    languageOf(request, undefined),
    themeCookie.parse(cookies),
    session.parse(cookies),
  ]);
  const token = typeof kept === "string" && kept ? kept : undefined;
  const { clientAddress, requestId } = context;
  const caller = {
    ...platformOf(context as AppLoadContext),
    ...{ merchant: "", language, token, clientAddress, requestId },
    userAgent: request.headers.get("user-agent"),
  };
  const { locale } = LANGUAGES[language];
  const clock = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  return {
    request,
    url: new URL(request.url),
    language,
    theme: theme === "dark" || theme === "light" ? theme : undefined,
    t: i18nFor(undefined, language).getFixedT(language, "office"),
    token,
    ask: (call, input) => send(caller, call, input),
    time: (at) => clock.format(at),
  };
}

export const writeOfficeSession = ({ token, expiresAt }: { token: string; expiresAt: number }) =>
  session.serialize(token, { expires: new Date(expiresAt) });

export const clearOfficeSession = () => session.serialize("", { maxAge: 0 });
