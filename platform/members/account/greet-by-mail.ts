import { and, eq, isNotNull } from "drizzle-orm";
import type { Context } from "../../core/context.ts";
import { lettersIn } from "../../core/outbox/letters.ts";
import { queueOutgoing } from "../../core/outbox/queue-outgoing.ts";
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
  brand: string,
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
  const words = lettersIn(owner?.language ?? context.language);
  const given = { brand, account: username };
  const letter = owner ? words.addressGiven(given) : words.welcome(given);
  await queueOutgoing(context, tx, { memberId: id, channel: "email", recipient: email }, letter);
}
