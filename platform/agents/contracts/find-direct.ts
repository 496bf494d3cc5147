import { Refusal } from "../../contract/wire/refusal.ts";
import type { Reader } from "../../store/open-store.ts";
import type { MemberRow } from "../../store/schema/merchant.ts";
import { requireBelow } from "../access/require-below.ts";

/**
 * The member directly below an agent by the account's name. Refuses every other account, known or
 * not, with unknown_downline.
 */
export async function findDirect(
  reader: Reader,
  agent: { merchant: string; agent: string },
  account: string,
): Promise<MemberRow> {
  const { member, depth } = await requireBelow(reader, agent, account);
  if (depth > 1) throw new Refusal("unknown_downline", { field: "account", status: 404 });
  return member;
}
