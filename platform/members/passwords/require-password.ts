import type { Call } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";

/** The calls allowed before a due password is changed. */
const FREE = new Set(["memberInfo", "logout", "passwordState", "passwordChange", "passwordRule"]);

/**
 * Refuses a member's own calls while a new password is due. The page alone does not protect them.
 */
export function requirePassword(call: Call, isDue: boolean): void {
  if (isDue && call.access !== "guest" && !FREE.has(call.name)) {
    throw new Refusal("password_due", { status: 403 });
  }
}
