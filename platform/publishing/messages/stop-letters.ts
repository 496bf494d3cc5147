import { and, eq, sql } from "drizzle-orm";
import { ACCOUNT_TYPE } from "../../contract/members/account-type.ts";
import type { letterStop, letterStopShow } from "../../contract/publishing/messages.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { countWrongPass } from "../../core/limits/address-limits.ts";
import { provedContacts } from "../../core/outbox/tell-member.ts";
import { readLetterPass } from "../../core/seal/letter-pass.ts";
import { maskTarget } from "../../domain/members/mask-target.ts";
import type { Reader } from "../../store/open-store.ts";
import { members } from "../../store/schema/merchant.ts";

/** The masked address that the letters of a pass go to. Refuses with letters_stop_over. */
export async function showLetterStop(
  context: Context,
  { pass }: InputOf<typeof letterStopShow>,
): Promise<ValueOf<typeof letterStopShow>> {
  const { store, merchant } = context;
  const reader = await store.reading(merchant.code, (tx) => readerOf(context, tx, pass));
  if (!reader) throw await passOver(context);
  return { masked: maskTarget(reader.email) };
}

/**
 * Keeps the word of a letter's reader that no letters of the club come. The pass is all they need, and
 * it changes nothing else. Refuses with letters_stop_over.
 */
export async function stopLetters(
  context: Context,
  { pass }: InputOf<typeof letterStop>,
): Promise<null> {
  const { store, merchant } = context;
  const reader = await store.inMerchant(merchant.code, async (tx) => {
    const found = await readerOf(context, tx, pass);
    if (!found) return null;
    const { memberId } = found;
    const stopped = await tx
      .update(members)
      .set({ wantsLetters: false })
      .where(
        and(
          eq(members.merchant, merchant.code),
          eq(members.id, memberId),
          sql`${members.wantsLetters} is distinct from false`,
        ),
      )
      .returning({ id: members.id });
    if (stopped.length > 0) {
      const details = { isWanted: "false", by: "letter" };
      await record(context, tx, { action: "clubLettersSet", memberId, details });
    }
    return found;
  });
  if (!reader) throw await passOver(context);
  return null;
}

/** Whom a pass is about; null where it is wrong, or its address no longer is the member's proved one. */
async function readerOf(
  context: Context,
  tx: Reader,
  pass: string,
): Promise<{ memberId: string; email: string } | null> {
  const read = readLetterPass(context, pass);
  if (!read) return null;
  const { memberId } = read;
  const [member] = await tx
    .select()
    .from(members)
    .where(and(eq(members.merchant, context.merchant.code), eq(members.id, memberId)));
  if (!member || member.type === ACCOUNT_TYPE.trial) return null;
  const { email } = provedContacts(member);
  return email !== null && read.isAt(email) ? { memberId, email } : null;
}

/** Only wrong passes count, because a mail provider stops letters of many readers from one address. */
async function passOver(context: Context): Promise<Refusal> {
  await countWrongPass(context);
  return new Refusal("letters_stop_over", { status: 410 });
}
