import type { Call } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";

/** What a member may do before the password that is due is changed. */
const FREE = new Set(["memberInfo", "logout", "passwordState", "passwordChange", "passwordRule"]);

/** Refuses whatever is a member's own while a new password is due: the page alone is no wall. */
export function requirePassword(call: Call, isDue: boolean): void {
  if (isDue && call.access !== "guest" && !FREE.has(call.name)) {
    throw new Refusal("password_due", { status: 403 });
  }
}
