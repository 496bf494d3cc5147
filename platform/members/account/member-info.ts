import { and, eq, sql } from "drizzle-orm";
import { ACCOUNT_TYPE } from "../../contract/members/account-type.ts";
import type { Member } from "../../contract/members/auth.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { requireActor } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import { policyOfVisit } from "../../core/guard.ts";
import { rowOfMerchant } from "../../core/merchant/find-merchant.ts";
import { transferTermsOf } from "../../core/merchant/transfer-terms.ts";
import { prepared } from "../../store/open-store.ts";
import { members } from "../../store/schema/merchant.ts";
import { passwordDue } from "../passwords/password-due.ts";
import { keptVipLevel } from "../vip/kept-vip-level.ts";
import { toMember } from "./to-member.ts";

export async function memberInfo(context: Context): Promise<Member> {
  const { memberId, type } = requireActor(context);
  const { store, merchant } = context;
  const asked = { merchant: merchant.code, memberId };
  const [[row], owner, level] = await Promise.all([
    store.reading(merchant.code, (reader) => memberRow(reader).execute(asked)),
    rowOfMerchant(store, merchant),
    type === ACCOUNT_TYPE.trial ? 0 : keptVipLevel(context, memberId),
  ]);
  if (!row) throw new Refusal("not_logged_in", { status: 401 });
  const due = row.type === ACCOUNT_TYPE.trial ? null : passwordDue(owner, row, context.clock.now());
  const own = toMember(row, merchant.currency, level);
  const { allows } = policyOfVisit(owner, context.clientCountry);
  const toUpline = own.toUpline && transferTermsOf(owner).toUpline && allows.transfersToAgent;
  const { isConfirmationDue } = row;
  return {
    ...{ ...own, toUpline },
    ...(due && { passwordDue: due }),
    ...(isConfirmationDue && { confirmationDue: isConfirmationDue }),
  };
}

const memberRow = prepared((reader) =>
  reader
    .select()
    .from(members)
    .where(
      and(
        eq(members.merchant, sql.placeholder("merchant")),
        eq(members.id, sql.placeholder("memberId")),
      ),
    )
    .prepare("member_row"),
);
