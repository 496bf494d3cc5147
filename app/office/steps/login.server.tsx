import { z } from "zod";
import { staffLogout } from "#platform/contract/staff/account.ts";
import { staffLogin } from "#platform/contract/staff/entrance.ts";
import { errorOf, leadTo, ownPath, page } from "../answers.server.tsx";
import { Login } from "../screens/login.tsx";
import { clearOfficeSession, type OfficeVisit, writeOfficeSession } from "../visit.server.ts";

const form = z.object({ email: z.string(), password: z.string(), code: z.string() });

/** The login: its page, and its form, which leads on to where the person wanted to go. */
export async function login(visit: OfficeVisit): Promise<Response> {
  const { request, url, t } = visit;
  const next = ownPath(url.searchParams.get("next"));
  const look = { title: t("login.title"), isNarrow: true };
  if (request.method !== "POST") return page(visit, look, <Login t={t} next={next} />);
  const given = Object.fromEntries(await request.formData());
  try {
    const session = await visit.ask(staffLogin, form.parse(given));
    return leadTo(next, await writeOfficeSession(session));
  } catch (error) {
    const shown = { error: errorOf(visit, error), email: String(given.email ?? "") };
    return page(visit, { ...look, status: 422 }, <Login t={t} next={next} {...shown} />);
  }
}

/** Ends the session and forgets its cookie, also when it had ended before. */
export async function logout(visit: OfficeVisit): Promise<Response> {
  if (visit.request.method === "POST") await visit.ask(staffLogout, {}).catch(() => undefined);
  return leadTo("/login", await clearOfficeSession());
}
