import { and, eq } from "drizzle-orm";
import type { Funds, fundsAnswer } from "../../../contract/members/person/funds.ts";
import type { InputOf } from "../../../contract/wire/call.ts";
import { Refusal } from "../../../contract/wire/refusal.ts";
import { requireRealAccount } from "../../../core/access/require-actor.ts";
import { record } from "../../../core/audit/record.ts";
import type { Context } from "../../../core/context.ts";
import { recordsEnd } from "../../../core/guard.ts";
import { fundsAskedFrom } from "../../../core/merchant/config/funds-terms.ts";
import { readMerchant } from "../../../core/merchant/find-merchant.ts";
import { newReference } from "../../../core/new-reference.ts";
import { fundsStanding, mayAnswer } from "../../../domain/person/funds-standing.ts";
import { fundsRequests } from "../../../store/schema/funds.ts";
import { holdPayer } from "../../protection/limits/deposit-room.ts";
import { newestFunds } from "./find-funds.ts";
import { showFunds } from "./show-funds.ts";

/**
 * Stores what the member says of their money, for staff to decide. An answer of before stays beside it.
 * Who receives money from an agent may answer before anything asks.
 */
export async function answerFunds(
  context: Context,
  { source, income, words }: InputOf<typeof fundsAnswer>,
): Promise<Funds> {
  const { memberId } = requireRealAccount(context);
  const { store, merchant, clock, random } = context;
  const place = await readMerchant(store, merchant.code);
  const sum = fundsAskedFrom(place);
  if (sum === null) throw new Refusal("funds_not_asked", { status: 409 });
  const now = clock.now();
  await store.inMerchant(merchant.code, async (tx) => {
    const who = { merchant: merchant.code, memberId };
    await holdPayer(tx, who);
    const newest = await newestFunds(tx, who);
    if (!mayAnswer(fundsStanding(newest, now))) throw new Refusal("funds_state", { status: 409 });
    const expiresAt = recordsEnd(place, now);
    const answer = {
      state: "ANSWERED",
      source,
      income,
      words,
      answeredAt: now,
      expiresAt,
    } as const;
    let id = newest?.id ?? "";
    if (newest?.state === "ASKED") {
      const own = and(eq(fundsRequests.merchant, merchant.code), eq(fundsRequests.id, id));
      await tx.update(fundsRequests).set(answer).where(own);
    } else {
      id = newReference(random, "F");
      // One answer in the same instant would hide this one behind it.
      const askedAt = new Date(Math.max(now.getTime(), (newest?.askedAt.getTime() ?? 0) + 1));
      const fresh = { merchant: merchant.code, id, member: memberId, sum, askedAt };
      await tx.insert(fundsRequests).values({ ...fresh, ...answer });
    }
    await record(context, tx, { action: "fundsAnswer", memberId, details: { reference: id } });
  });
  return showFunds(context);
}
