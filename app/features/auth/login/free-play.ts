import { randomBytes } from "node:crypto";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requireOwnOrigin } from "#app/request/address/own-origin.server.ts";
import { sessionCookies } from "#app/request/cookies/session-cookies.server.ts";
import { safePath } from "#app/request/redirects.ts";
import { guardedSite } from "#app/request/site.server.ts";
import { freePlayLogin } from "#platform/contract/members/auth.ts";
import { Refusal } from "#platform/contract/wire/refusal.ts";

export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  await guardedSite(args);
  return redirect("/login");
}

/** Opens a trial account and continues with it; the login dialog shows a refusal. */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  requireOwnOrigin(args.request);
  const site = await guardedSite(args);
  const to = safePath(new URL(args.request.url).searchParams.get("to"));
  const random = randomBytes(16).toString("base64url");
  try {
    const session = await site.ask(freePlayLogin, {
      os: "web",
      platform: "W",
      random,
      version: 3,
    });
    return redirect(to, { headers: await sessionCookies(session) });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return redirect(`/login?${new URLSearchParams({ to, refused: error.code })}`);
  }
}
