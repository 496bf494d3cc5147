import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Refusal } from "#platform/contract/wire/refusal.ts";
import { Shell } from "./shell.tsx";
import type { OfficeVisit } from "./visit.server.ts";

const POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

type Page = { title: string; status?: number; isNarrow?: boolean; isIn?: boolean };

/** A whole page of the office. Nothing keeps it, because it belongs to one person. */
export function page(visit: OfficeVisit, { status = 200, ...look }: Page, content: ReactElement) {
  const { t, language, theme, url } = visit;
  const back = url.pathname + url.search;
  const html = renderToStaticMarkup(
    <Shell t={t} language={language} theme={theme} back={back} {...look}>
      {content}
    </Shell>,
  );
  return new Response(`<!doctype html>${html}`, {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": POLICY,
      // The address of an invitation holds its secret.
      "referrer-policy": "same-origin",
    },
  });
}

/** Leads a browser on after a form, with the cookies that it sets. */
export function leadTo(path: string, ...cookies: string[]): Response {
  const headers = new Headers({ location: path, "cache-control": "no-store" });
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  return new Response(null, { status: 303, headers });
}

/** A path of the office itself, or the sessions for anything else. */
export const ownPath = (path: string | null | undefined): string =>
  path && /^\/(terminal|sessions)([?].*)?$/.test(path) ? path : "/sessions";

export const isLoggedOut = (error: unknown): boolean =>
  error instanceof Refusal && error.code === "not_logged_in";

/** Leads to the login when the call found nobody logged in. Rethrows everything else. */
export function toLogin({ url }: OfficeVisit, error: unknown): Response {
  if (!isLoggedOut(error)) throw error;
  return leadTo(`/login?next=${encodeURIComponent(url.pathname + url.search)}`);
}
