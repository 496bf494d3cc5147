import { and, eq, gt, isNull } from "drizzle-orm";
import type { passwordReset, passwordResetShow } from "../../contract/members/passwords.ts";
import type { InputOf } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { tokenHash } from "../../core/access/token.ts";
import type { Context } from "../../core/context.ts";
import { hashPassword } from "../../core/hashing/password-hash.ts";
import type { Transaction } from "../../store/open-store.ts";
import { resetLinks } from "../../store/schema/factor.ts";
import { members } from "../../store/schema/merchant.ts";
import { checkNewPassword } from "./password-policy.ts";
import { setPassword } from "./set-password.ts";

/** The account of a link while it is valid. */
export async function showReset(
  context: Context,
  { token }: InputOf<typeof passwordResetShow>,
): Promise<{ account: string }> {
  const member = await context.store.inMerchant(context.merchant.code, (tx) =>
    memberOfLink(context, tx, token),
  );
  return { account: member.username };
}

/** Sets a new password with the link from a letter, once. Every session ends. */
export async function resetPassword(
  context: Context,
  input: InputOf<typeof passwordReset>,
): Promise<Record<string, never>> {
  const { store, merchant } = context;
  const { username } = await store.inMerchant(merchant.code, (tx) =>
    memberOfLink(context, tx, input.token),
  );
  await checkNewPassword(context, { ...input, username });
  const passwordHash = await hashPassword(input.newPassword, context.random);
  await store.inMerchant(merchant.code, async (tx) => {
    await useLink(context, tx, input.token);
    const member = await memberOfLink(context, tx, input.token, { isUsed: true });
    await setPassword(context, tx, member, { passwordHash, action: "passwordReset" });
  });
  return {};
}

async function memberOfLink(
  context: Context,
  tx: Transaction,
  token: string,
  { isUsed = false } = {},
) {
  const [found] = await tx
    .select({ member: members })
    .from(resetLinks)
    .innerJoin(
      members,
      and(eq(members.merchant, resetLinks.merchant), eq(members.id, resetLinks.memberId)),
    )
    .where(
      and(
        eq(members.status, "active"),
        eq(resetLinks.merchant, context.merchant.code),
        eq(resetLinks.tokenHash, tokenHash(token)),
        ...(isUsed ? [] : [isGood(context)]),
      ),
    );
  if (!found) throw linkOver();
  return found.member;
}

/** Of two parallel uses of a link, only the first succeeds. */
async function useLink(context: Context, tx: Transaction, token: string) {
  const used = await tx
    .update(resetLinks)
    .set({ usedAt: context.clock.now() })
    .where(
      and(
        eq(resetLinks.merchant, context.merchant.code),
        eq(resetLinks.tokenHash, tokenHash(token)),
        isGood(context),
      ),
    )
    .returning({ memberId: resetLinks.memberId });
  if (used.length === 0) throw linkOver();
}

const isGood = (context: Context) =>
  and(isNull(resetLinks.usedAt), gt(resetLinks.expiresAt, context.clock.now()));

const linkOver = () => new Refusal("reset_link_over", { status: 410 });
