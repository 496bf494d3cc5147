import { ageAt } from "../../../contract/members/birthday.ts";
import { Refusal } from "../../../contract/wire/refusal.ts";
import type { Context } from "../../../core/context.ts";
import type { Policy } from "../../../domain/policy/policy.ts";
import { openProfile } from "../../../members/profile/seal-profile.ts";
import type { MemberRow } from "../../../store/schema/merchant.ts";

/**
 * Refuses with goods_not_for_young whom the law counts as young, and there whoever told no birth date:
 * goods that have nothing to do with play must not draw the young.
 */
export function requireNotYoung(
  context: Context,
  { identity }: Policy,
  { id, profile }: Pick<MemberRow, "id" | "profile">,
): void {
  const { youngUntil } = identity;
  if (youngUntil === 0) return;
  const { birthday } = openProfile(context, id, profile);
  if (birthday && ageAt(birthday, context.clock.now()) > youngUntil) return;
  throw new Refusal("goods_not_for_young", { status: 403 });
}
