import { and, eq } from "drizzle-orm";
import { ACCOUNT_TYPE } from "../../contract/members/account-type.ts";
import type { Member } from "../../contract/members/auth.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { requireActor } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import { readMerchant } from "../../core/merchant/find-merchant.ts";
import { transferTermsOf } from "../../core/merchant/transfer-terms.ts";
import { members } from "../../store/schema/merchant.ts";
import { passwordDue } from "../passwords/password-due.ts";
import { toMember } from "./to-member.ts";

export async function memberInfo(context: Context): Promise<Member> {
  const { memberId } = requireActor(context);
  const { store, merchant } = context;
  const [row] = await store.inMerchant(merchant.code, (tx) =>
    tx
      .select()
      .from(members)
      .where(and(eq(members.merchant, merchant.code), eq(members.id, memberId))),
  );
  if (!row) throw new Refusal("not_logged_in", { status: 401 });
  const owner = await readMerchant(store, merchant.code);
  const due = row.type === ACCOUNT_TYPE.trial ? null : passwordDue(owner, row, context.clock.now());
  const own = toMember(row, merchant.currency);
  const toUpline = own.toUpline && transferTermsOf(owner).toUpline;
  return { ...own, toUpline, ...(due && { passwordDue: due }) };
}
