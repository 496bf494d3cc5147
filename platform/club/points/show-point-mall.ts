import { and, asc, eq } from "drizzle-orm";
import { POINT_TYPES, type pointMall } from "../../contract/club/points.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import type { Context } from "../../core/context.ts";
import { wordsIn } from "../../domain/words-in.ts";
import { pointRules, rewards } from "../../store/schema/club.ts";

/** The rewards in the merchant's order, and the rules in the order of the contract's types. */
export async function showPointMall(
  context: Context,
  input: InputOf<typeof pointMall>,
): Promise<ValueOf<typeof pointMall>> {
  const { store, merchant } = context;
  return store.inMerchant(merchant.code, async (tx) => {
    const shelf = await tx
      .select()
      .from(rewards)
      .where(and(eq(rewards.merchant, merchant.code), eq(rewards.isEnabled, true)))
      .orderBy(asc(rewards.position), asc(rewards.id));
    const rules = await tx.select().from(pointRules).where(eq(pointRules.merchant, merchant.code));
    const place = (type: (typeof POINT_TYPES)[number]) => POINT_TYPES.indexOf(type);
    return {
      rewards: shelf.flatMap(({ id, kind, icon, pointsNeeded, amount, stock, taken, words }) => {
        const said = wordsIn(words, input.language);
        const left = stock === null ? null : Math.max(0, stock - taken);
        return said ? [{ id, kind, icon, pointsNeeded, amount, left, ...said }] : [];
      }),
      rules: rules
        .map(({ type, amountPerPoint }) => ({ type, amountPerPoint }))
        .sort((one, other) => place(one.type) - place(other.type)),
    };
  });
}
