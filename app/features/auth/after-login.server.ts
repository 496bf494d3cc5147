import { redirect } from "@remix-run/node";
import { asksGreeting } from "#app/request/cookies/greeting.server.ts";
import { sessionCookies } from "#app/request/cookies/session-cookies.server.ts";
import { safePath } from "#app/request/redirects.ts";
import type { Challenge, Session } from "#platform/contract/members/auth.ts";
import { writeChallenge } from "./code/challenge-cookie.server.ts";

type Outcome = Session | { challenge: Challenge };

/**
 * Redirects after a login: to where the visitor was, by what comes before it, or to the second step that
 * is still required.
 */
export async function afterLogin(
  request: Request,
  outcome: Outcome,
  wayBy: (to: string) => string = (to) => to,
): Promise<Response> {
  const to = safePath(new URL(request.url).searchParams.get("to"));
  if ("challenge" in outcome) {
    const cookie = await writeChallenge(request, outcome.challenge.id);
    const path = to === "/" ? "/login/verify" : `/login/verify?to=${encodeURIComponent(to)}`;
    return redirect(path, { headers: { "set-cookie": cookie } });
  }
  const headers = await sessionCookies(outcome);
  headers.append("set-cookie", await asksGreeting());
  return redirect(wayBy(to), { headers });
}
