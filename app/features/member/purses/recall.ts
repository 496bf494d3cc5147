import { randomUUID } from "node:crypto";
import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { requireOwnOrigin } from "#app/request/address/own-origin.server.ts";
import { guardedSite } from "#app/request/site.server.ts";
import { purseRecall } from "#platform/contract/play/purses.ts";
import { Refusal, Unknown } from "#platform/contract/wire/refusal.ts";

export const loader = () => redirect("/");

/**
 * Brings the money in a game back after its page is left. The platform reports a failure in a
 * message, so this reports none. For a member who is logged out by now, the next game brings it
 * back.
 */
export async function action(args: ActionFunctionArgs) {
  requireOwnOrigin(args.request);
  const site = await guardedSite(args);
  const form = await args.request.formData();
  const launchedAt = Number(form.get("carriedAt"));
  if (!Number.isSafeInteger(launchedAt) || launchedAt <= 0) return answered(400);
  try {
    await site.ask(purseRecall, { launchedAt }, { key: randomUUID() });
    return answered(204);
  } catch (error) {
    if (error instanceof Refusal || error instanceof Unknown) return answered(409);
    throw error;
  }
}

/** For a script or a beacon that reads no body. */
const answered = (status: number) => new Response(null, { status });
