import { ACCOUNT_TYPE } from "../../contract/members/account-type.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import type { Actor, Context } from "../context.ts";

/** The logged-in member. Refuses a guest with not_logged_in. */
export function requireActor(context: Context): Actor {
  if (!context.actor) throw new Refusal("not_logged_in", { status: 401 });
  return context.actor;
}

/**
 * The logged-in member with a real account. Refuses a trial account (type 4) with
 * in_need_true_account.
 */
export function requireRealAccount(context: Context): Actor {
  const actor = requireActor(context);
  if (actor.type === ACCOUNT_TYPE.trial) {
    throw new Refusal("in_need_true_account", { status: 403 });
  }
  return actor;
}
