import { requireActor } from "../../core/access/require-actor.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { endSession } from "./end-sessions.ts";

/** Ends the session on the platform, so that a copied token is worthless. */
export async function logout(context: Context): Promise<Record<string, never>> {
  const actor = requireActor(context);
  await context.store.inMerchant(context.merchant.code, async (tx) => {
    await endSession(context, tx, actor);
    await record(context, tx, { action: "logout", memberId: actor.memberId });
  });
  return {};
}
