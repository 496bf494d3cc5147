import { and, eq, ne, notInArray } from "drizzle-orm";
import { ACCOUNT_TYPE, AGENT_TYPES } from "../../contract/members/account-type.ts";
import type { Context } from "../../core/context.ts";
import { isAllowed } from "../../core/guard.ts";
import { configAt } from "../../core/merchant/config/config-at.ts";
import { newReference } from "../../core/new-reference.ts";
import type { Transaction } from "../../store/open-store.ts";
import { members } from "../../store/schema/merchant.ts";
import { referrals } from "../../store/schema/referral.ts";
import type { CodeRow } from "./find-code.ts";

const DAY_MS = 86_400_000;

/**
 * Notes that a newcomer may earn their inviter a reward, on the terms of now. Not where the law or the
 * merchant gives none, and not for an agent, whose players earn them a part of the income.
 */
export async function openReferral(
  context: Context,
  tx: Transaction,
  invited: string,
  { kind, memberId: inviter }: CodeRow,
): Promise<void> {
  const { clock, random } = context;
  const merchant = context.merchant.code;
  if (kind !== "member" || inviter === null || inviter === invited) return;
  if (!(await isAllowed(context, "referral"))) return;
  const now = clock.now();
  const { version, terms } = await configAt(tx, merchant, "referral", now);
  if (!terms.referral) return;
  const [receiver] = await tx
    .select({ id: members.id })
    .from(members)
    .where(
      and(
        eq(members.merchant, merchant),
        eq(members.id, inviter),
        eq(members.status, "active"),
        ne(members.type, ACCOUNT_TYPE.trial),
        notInArray(members.type, [...AGENT_TYPES]),
      ),
    );
  if (!receiver) return;
  const { days, wagering, ...reward } = terms.referral;
  await tx.insert(referrals).values({
    ...{ merchant, invited, inviter, reference: newReference(random, "I"), invitedAt: now },
    ...{ ...reward, multiple: wagering, configVersion: version },
    until: new Date(now.getTime() + days * DAY_MS),
  });
}
