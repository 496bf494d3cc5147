import { and, eq, isNotNull } from "drizzle-orm";
import type { Context } from "../../core/context.ts";
import { writeLetter } from "../../core/outbox/write-letter.ts";
import type { Transaction } from "../../store/open-store.ts";
import type { MemberRow } from "../../store/schema/merchant.ts";
import { members } from "../../store/schema/merchant.ts";

/**
 * Writes one letter to the address that a newcomer gave. If the address is already proved by
 * another account, the letter tells its owner. The newcomer learns nothing of that.
 */
export async function greetByMail(
  context: Context,
  tx: Transaction,
  { id, username, email, emailKey }: MemberRow,
): Promise<void> {
  if (!email || !emailKey) return;
  const [owner] = await tx
    .select({ language: members.language })
    .from(members)
    .where(
      and(
        eq(members.merchant, context.merchant.code),
        eq(members.emailKey, emailKey),
        isNotNull(members.emailVerifiedAt),
      ),
    );
  const to = { memberId: id, channel: "email", recipient: email } as const;
  const letter = {
    kind: owner ? ("addressGiven" as const) : ("welcome" as const),
    ...{ given: { account: username }, language: owner?.language ?? context.language },
  };
  await writeLetter(context, tx, to, letter);
}
