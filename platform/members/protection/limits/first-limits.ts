import { and, eq } from "drizzle-orm";
import type { LimitKind } from "../../../contract/members/protection/protection-kinds.ts";
import type { depositOptions } from "../../../contract/money/cashier.ts";
import type { ValueOf } from "../../../contract/wire/call.ts";
import { Refusal } from "../../../contract/wire/refusal.ts";
import type { Context } from "../../../core/context.ts";
import { policyFor } from "../../../core/guard.ts";
import { deposits } from "../../../store/schema/cashier.ts";
import { requiredKinds } from "../terms.ts";
import { type LimitRow, readLimits } from "./limit-rows.ts";

/** The required kinds of which nobody has set a limit: neither the player, nor staff, nor the law. */
export const missingKinds = (required: readonly LimitKind[], rows: readonly LimitRow[]) =>
  required.filter((kind) => rows.every((row) => row.kind !== kind));

/** Refuses with limits_required a payment of a member who lacks a limit that the law wants first. */
export async function requireFirstLimits(context: Context, memberId: string): Promise<void> {
  const { store, merchant } = context;
  const required = requiredKinds(await policyFor(context));
  if (required.length === 0) return;
  const rows = await store.reading(merchant.code, (reader) =>
    readLimits(reader, merchant.code, memberId),
  );
  if (missingKinds(required, rows).length === 0) return;
  throw new Refusal("limits_required", { status: 409 });
}

/**
 * What the cashier asks about limits: the kinds that a member has to set first, and whether a limit on
 * deposits is offered, which it is until the first deposit was credited or one is set.
 */
export async function firstLimits(
  context: Context,
  memberId: string,
): Promise<ValueOf<typeof depositOptions>["limits"]> {
  const { store, merchant } = context;
  const { code } = merchant;
  const policy = await policyFor(context);
  return store.reading(code, async (reader) => {
    const rows = await readLimits(reader, code, memberId);
    const missing = missingKinds(requiredKinds(policy), rows);
    const hasOne = rows.some(({ kind }) => kind === "deposit");
    if (hasOne || policy.limits.depositAtSignUp === "none") return { missing, isOffered: false };
    const [paid] = await reader
      .select({ id: deposits.id })
      .from(deposits)
      .where(
        and(
          eq(deposits.merchant, code),
          eq(deposits.memberId, memberId),
          eq(deposits.status, "CREDITED"),
        ),
      )
      .limit(1);
    return { missing, isOffered: !paid };
  });
}
