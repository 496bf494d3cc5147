import { ACCOUNT_TYPE } from "../../contract/members/account-type.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import type { Actor, Context } from "../context.ts";

/** The logged-in member; refuses a guest with not_logged_in. */
export function requireActor(context: Context): Actor {
  if (!context.actor) throw new Refusal("not_logged_in", { status: 401 });
  return context.actor;
}

/** A member with a real account; a trial account (type 4) is refused with in_need_true_account. */
export function requireRealAccount(context: Context): Actor {
  const actor = requireActor(context);
  if (actor.type === ACCOUNT_TYPE.trial) {
    throw new Refusal("in_need_true_account", { status: 403 });
  }
  return actor;
}
