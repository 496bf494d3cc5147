import { ACCOUNT_TYPE, AGENT_TYPES } from "../contract/members/account-type.ts";
import type { Access } from "../contract/wire/call.ts";
import { Refusal } from "../contract/wire/refusal.ts";
import type { Actor } from "../core/context.ts";

/** The one place where a caller is checked against a call's access. */
export function requireAccess(access: Access, actor: Actor | null): void {
  if (access === "guest" || access === "gateway") return;
  // The office's calls have a door of their own, which no member's session opens.
  if (access === "office" || access === "staff") throw new Refusal("not_found", { status: 404 });
  if (!actor) throw new Refusal("not_logged_in", { status: 401 });
  if (access !== "member" && actor.type === ACCOUNT_TYPE.trial) {
    throw new Refusal("in_need_true_account", { status: 403 });
  }
  if (access === "agent" && !AGENT_TYPES.includes(actor.type)) {
    throw new Refusal("not_agent", { status: 403 });
  }
}
