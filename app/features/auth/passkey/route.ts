import type { ActionFunctionArgs } from "@remix-run/node";
import { requireOwnOrigin } from "#app/request/address/own-origin.server.ts";
import { guardedSite } from "#app/request/site.server.ts";
import { challengePasskey } from "#platform/contract/members/challenge.ts";
import { passkeyAddStart, passkeyLoginStart } from "#platform/contract/members/factors.ts";
import { Refusal } from "#platform/contract/wire/refusal.ts";
import { readChallenge } from "../code/challenge-cookie.server.ts";

export const loader = () => new Response(null, { status: 404 });

/**
 * The challenge a browser signs, as JSON: to log in, to answer a challenge, or to create a passkey.
 */
export async function action(args: ActionFunctionArgs) {
  const { request } = args;
  requireOwnOrigin(request);
  const site = await guardedSite(args);
  const { origin } = new URL(request.url);
  const purpose = (await request.formData()).get("for");
  try {
    if (purpose === "add") return Response.json(await site.ask(passkeyAddStart, { origin }));
    if (purpose === "login") return Response.json(await site.ask(passkeyLoginStart, { origin }));
    const id = await readChallenge(request);
    if (!id) return new Response(null, { status: 410 });
    return Response.json(await site.ask(challengePasskey, { id, origin }));
  } catch (error) {
    if (error instanceof Refusal) {
      const isUnproven = error.code === "proof_required";
      return new Response(null, { status: isUnproven ? 403 : 422 });
    }
    throw error;
  }
}
