import { AGENT_TYPES } from "../../contract/members/account-type.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import type { Context } from "../../core/context.ts";
import { readMerchant } from "../../core/merchant/find-merchant.ts";
import type { MemberRow } from "../../store/schema/merchant.ts";

/**
 * With the merchant's setting `separateEntrances`, agents log in at their own entrance and all
 * others at the members'. Only a correct password gets this answer.
 */
export async function requireEntrance(
  context: Context,
  { type }: MemberRow,
  as: "member" | "agent" = "member",
): Promise<void> {
  const { settings } = await readMerchant(context.store, context.merchant.code);
  if (settings.separateEntrances !== true) return;
  const isAgent = AGENT_TYPES.includes(type);
  if (as === "agent" && !isAgent) throw new Refusal("not_agent_login", { status: 403 });
  if (as === "member" && isAgent) throw new Refusal("not_member_login", { status: 403 });
}
