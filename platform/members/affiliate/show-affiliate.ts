import { and, eq } from "drizzle-orm";
import type { affiliateInfo } from "../../contract/members/affiliate.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import type { Context } from "../../core/context.ts";
import { countAffiliateCheck } from "../../core/limits/address-limits.ts";
import { maskPlayer } from "../../domain/play/mask-player.ts";
import { members } from "../../store/schema/merchant.ts";
import { findCode } from "./find-code.ts";

/** Whose invitation a valid code is, within the limit of checks per address. */
export async function showAffiliate(
  context: Context,
  { code, domain }: InputOf<typeof affiliateInfo>,
): Promise<ValueOf<typeof affiliateInfo>> {
  await countAffiliateCheck(context);
  const merchant = context.merchant.code;
  return context.store.inMerchant(merchant, async (tx) => {
    const row = await findCode(context, tx, code, domain);
    if (!row) throw new Refusal("invitation_code_error", { field: "code" });
    const { kind, memberId } = row;
    if (memberId === null) return { kind, invitedBy: null };
    const [owner] = await tx
      .select({ account: members.username, nickname: members.nickname })
      .from(members)
      .where(and(eq(members.merchant, merchant), eq(members.id, memberId)));
    return { kind, invitedBy: owner ? maskPlayer(owner.nickname || owner.account) : null };
  });
}
