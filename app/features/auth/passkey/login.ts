import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { requireOwnOrigin } from "#app/request/address/own-origin.server.ts";
import { readSigned } from "#app/request/input/read-signed.server.ts";
import { guardedSite } from "#app/request/site.server.ts";
import { passkeyLogin } from "#platform/contract/members/factors.ts";
import { Refusal } from "#platform/contract/wire/refusal.ts";
import { afterLogin } from "../after-login.server.ts";

export const loader = () => redirect("/login");

/** Logs in by passkey alone; the login dialog shows a failure. */
export async function action(args: ActionFunctionArgs) {
  const { request } = args;
  requireOwnOrigin(request);
  const site = await guardedSite(args);
  const signed = readSigned(await request.formData());
  const search = new URL(request.url).searchParams;
  search.set("passkey", "failed");
  const failed = () => redirect(`/login?${search}`);
  if (!signed) return failed();
  try {
    const { requestId, answer: assertion } = signed;
    return await afterLogin(request, await site.ask(passkeyLogin, { requestId, assertion }));
  } catch (error) {
    if (error instanceof Refusal) return failed();
    throw error;
  }
}
