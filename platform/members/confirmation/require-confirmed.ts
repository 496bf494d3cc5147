import type { Call } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";

/** The calls allowed before age and terms are confirmed; a due password comes first. */
const FREE = new Set([
  ...["memberInfo", "memberConfirm", "logout"],
  ...["passwordState", "passwordChange", "passwordRule"],
]);

/**
 * Refuses a member's own calls while age and terms are to be confirmed. The page alone does not
 * enforce it.
 */
export function requireConfirmed(call: Call, isDue: boolean): void {
  if (isDue && call.access !== "guest" && !FREE.has(call.name)) {
    throw new Refusal("confirmation_due", { status: 403 });
  }
}
