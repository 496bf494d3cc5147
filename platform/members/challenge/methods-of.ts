import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Challenge } from "../../contract/members/auth.ts";
import type { Context } from "../../core/context.ts";
import { maskTarget } from "../../domain/members/mask-target.ts";
import type { Transaction } from "../../store/open-store.ts";
import { passkeys, recoveryCodes, totpSecrets } from "../../store/schema/factor.ts";
import type { MemberRow } from "../../store/schema/merchant.ts";

type Method = Challenge["ways"][number];

/** The member's active factors, and the number of recovery codes left. */
export async function factorsOf(context: Context, tx: Transaction, memberId: string) {
  const { code: merchant } = context.merchant;
  const [totp] = await tx
    .select({ confirmedAt: totpSecrets.confirmedAt })
    .from(totpSecrets)
    .where(
      and(
        eq(totpSecrets.merchant, merchant),
        eq(totpSecrets.memberId, memberId),
        isNotNull(totpSecrets.confirmedAt),
      ),
    );
  const keys = await tx
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.merchant, merchant), eq(passkeys.memberId, memberId)))
    .orderBy(passkeys.createdAt);
  const recovery = await tx
    .select({ codeHash: recoveryCodes.codeHash })
    .from(recoveryCodes)
    .where(
      and(
        eq(recoveryCodes.merchant, merchant),
        eq(recoveryCodes.memberId, memberId),
        isNull(recoveryCodes.usedAt),
      ),
    );
  return { hasTotp: totp !== undefined, passkeys: keys, recoveryLeft: recovery.length };
}
export type Factors = Awaited<ReturnType<typeof factorsOf>>;

/**
 * The methods by which a member can prove a login, the best first. With an app or a passkey, weaker
 * codes are not accepted.
 */
export function methodsOf(row: MemberRow, factors: Factors): Method[] {
  const strong: Method[] = [
    ...(factors.passkeys.length > 0 ? [{ way: "passkey" as const, hint: "" }] : []),
    ...(factors.hasTotp ? [{ way: "totp" as const, hint: "" }] : []),
    ...(factors.recoveryLeft > 0 ? [{ way: "recovery" as const, hint: "" }] : []),
  ];
  if (factors.hasTotp) return strong;
  return [
    ...strong.filter(({ way }) => way !== "recovery"),
    ...(row.phone && row.phoneVerifiedAt
      ? [{ way: "mobile" as const, hint: maskTarget(row.phone) }]
      : []),
    ...(row.email && row.emailVerifiedAt
      ? [{ way: "email" as const, hint: maskTarget(row.email) }]
      : []),
    ...strong.filter(({ way }) => way === "recovery"),
  ];
}
