import { isLanguage } from "#app/i18n/languages.ts";
import { languageCookie, themeCookie } from "#app/request/cookies/cookies.server.ts";
import { leadTo, page } from "./answers.server.tsx";
import style from "./files/office.css?raw";
import script from "./files/passkey.js?raw";
import { invitation } from "./steps/invitation.server.tsx";
import { login, logout } from "./steps/login.server.tsx";
import { passkey } from "./steps/passkey.server.ts";
import { sessions } from "./steps/sessions.server.tsx";
import { terminal } from "./steps/terminal.server.tsx";
import { type OfficeContext, type OfficeVisit, visitOf } from "./visit.server.ts";

type Step = (visit: OfficeVisit) => Promise<Response>;

const PAGES: Readonly<Record<string, Step>> = {
  "/login": login,
  "/logout": logout,
  "/invitation": invitation,
  "/terminal": terminal,
  "/sessions": sessions,
  "/preferences": preferences,
};
const WRITES: Readonly<Record<string, Step>> = {
  "/passkey/login/start": passkey,
  "/passkey/login": passkey,
  "/passkey/invitation/start": passkey,
  "/passkey/invitation": passkey,
};

/**
 * Answers the office's own host. Its pages are whole documents without a brand, work without
 * scripts, and are reached at no other host. Anything else is not found here.
 */
export async function answerOffice(request: Request, context: OfficeContext): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname === "/office.css") return file(style, "text/css");
  if (pathname === "/passkey.js") return file(script, "text/javascript");
  if (pathname === "/") return leadTo("/sessions");
  const visit = await visitOf(request, context);
  const isWrite = request.method === "POST";
  const isRead = request.method === "GET" || request.method === "HEAD";
  const step = stepOf(PAGES, pathname) ?? (isWrite ? stepOf(WRITES, pathname) : undefined);
  return step && (isRead || isWrite) ? step(visit) : notFound(visit);
}

const stepOf = (steps: Readonly<Record<string, Step>>, path: string) =>
  Object.hasOwn(steps, path) ? steps[path] : undefined;

function file(text: string, type: string): Response {
  const headers = { "content-type": `${type}; charset=utf-8`, "cache-control": "max-age=300" };
  return new Response(text, { headers });
}

function notFound(visit: OfficeVisit): Response {
  const { t } = visit;
  const title = t("notFound.title");
  return page(
    visit,
    { title, status: 404, isNarrow: true },
    <>
      <h1>{title}</h1>
      <a href="/sessions">{t("notFound.back")}</a>
    </>,
  );
}

/** Keeps the chosen language or theme, and leads back to a page of the office. */
async function preferences({ request }: OfficeVisit): Promise<Response> {
  if (request.method !== "POST") return leadTo("/sessions");
  const form = await request.formData();
  const [back, theme, language] = ["back", "theme", "language"].map((name) =>
    String(form.get(name) ?? ""),
  );
  const isOwn = /^\/[a-z]+(\?[\w=&%.~-]*)?$/.test(back ?? "");
  const cookies = [
    ...(theme === "light" || theme === "dark" ? [await themeCookie.serialize(theme)] : []),
    ...(isLanguage(language) ? [await languageCookie.serialize(language)] : []),
  ];
  return leadTo(isOwn ? (back ?? "/") : "/sessions", ...cookies);
}
