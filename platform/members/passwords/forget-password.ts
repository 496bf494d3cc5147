import { and, eq } from "drizzle-orm";
import { ACCOUNT_TYPE } from "../../contract/members/account-type.ts";
import type { passwordForgot } from "../../contract/members/passwords.ts";
import type { InputOf } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { newToken, tokenHash } from "../../core/access/token.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { countReset } from "../../core/limits/reset-limit.ts";
import { siteOrigin } from "../../core/merchant/own-origin.ts";
import { writeResetLetter } from "../../core/outbox/tell-member.ts";
import { emailKey } from "../../domain/members/email-key.ts";
import { usernameKey } from "../../domain/members/username.ts";
import type { Transaction } from "../../store/open-store.ts";
import { resetLinks } from "../../store/schema/factor.ts";
import type { MemberRow } from "../../store/schema/merchant.ts";
import { members } from "../../store/schema/merchant.ts";
import { loginPlace } from "../auth/login-place.ts";

export const RESET_MINUTES = 30;

/**
 * Sends a link for a new password to the account's own address. Neither the answer nor its time
 * reveals whether the account exists. Without one, the same work is done and undone.
 */
export async function forgetPassword(
  context: Context,
  input: InputOf<typeof passwordForgot>,
): Promise<Record<string, never>> {
  const { username, email } = input;
  if (!username) throw new Refusal("input_required", { field: "username" });
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
    throw new Refusal("input_pattern", { field: "email", details: { patternId: "email" } });
  }
  const place = await loginPlace(context, usernameKey(username));
  await countReset(context, place, emailKey(email));
  const { store, merchant } = context;
  await store.inMerchant(merchant.code, async (tx) => {
    const origin = await siteOrigin(context, tx, input.origin);
    const { row, isReal } = await findOrStandIn(context, tx, username, email);
    // Both cases write, because a commit that waits for the disk would be noticed.
    const memberId = isReal && row ? row.id : null;
    await record(context, tx, { action: "passwordForgot", memberId });
    if (!row) return;
    await tx
      .transaction(async (inner) => {
        await sendLink(context, inner, { row, email, origin });
        if (!isReal) throw new NobodyThere();
      })
      .catch((error: unknown) => {
        if (!(error instanceof NobodyThere)) throw error;
      });
  });
  return {};
}

class NobodyThere extends Error {}

/** The account, or any other row as a stand-in for the work that is undone. */
async function findOrStandIn(context: Context, tx: Transaction, username: string, email: string) {
  const { code } = context.merchant;
  const [found] = await tx
    .select()
    .from(members)
    .where(and(eq(members.merchant, code), eq(members.usernameKey, usernameKey(username))));
  const own = found?.email ?? found?.profile.email ?? "";
  const isReal =
    found?.status === "active" &&
    found.type !== ACCOUNT_TYPE.trial &&
    own.toLowerCase() === email.trim().toLowerCase();
  if (found) return { row: found, isReal };
  const [other] = await tx.select().from(members).where(eq(members.merchant, code)).limit(1);
  return { row: other, isReal: false };
}

type Link = { row: MemberRow; email: string; origin: string };

async function sendLink(context: Context, tx: Transaction, { row, email, origin }: Link) {
  const { merchant, clock, random } = context;
  const token = newToken(random);
  const createdAt = clock.now();
  await tx.insert(resetLinks).values({
    merchant: merchant.code,
    tokenHash: tokenHash(token),
    memberId: row.id,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + RESET_MINUTES * 60_000),
  });
  const link = `${origin}/forgot/new?token=${token}`;
  await writeResetLetter(context, tx, { row, email, link, minutes: RESET_MINUTES });
}
