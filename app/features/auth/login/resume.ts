import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import {
  clearRemembered,
  readRemembered,
  writeRemembered,
} from "#app/request/cookies/remember.server.ts";
import { sessionCookies } from "#app/request/cookies/session-cookies.server.ts";
import { safePath } from "#app/request/redirects.ts";
import { guardedSite } from "#app/request/site.server.ts";
import { rememberLogin } from "#platform/contract/members/auth.ts";

/**
 * Gives a remembered browser a new session and continues. After any failure the browser is
 * forgotten, so that nobody is redirected in a loop.
 */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const site = await guardedSite(args);
  const { request } = args;
  const to = safePath(new URL(request.url).searchParams.get("to"));
  const token = await readRemembered(request);
  const session = token && (await site.ask(rememberLogin, { token }).catch(() => null));
  const headers = session ? await sessionCookies(session) : new Headers();
  if (!session) headers.append("set-cookie", await clearRemembered());
  else if (session.remembered) {
    headers.append("set-cookie", await writeRemembered(session.remembered));
  }
  headers.set("cache-control", "no-store");
  return redirect(to, { headers });
}
