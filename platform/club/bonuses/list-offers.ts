import { and, eq } from "drizzle-orm";
import type { bonusOffers } from "../../contract/club/bonuses.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { requireRealAccount } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import { policyFor } from "../../core/guard.ts";
import { configAt } from "../../core/merchant/config/config-at.ts";
import { listOpenRequirements } from "../../money/wagering/list-open-requirements.ts";
import { bonuses } from "../../store/schema/bonus.ts";
import { offeredTo } from "../campaigns/offered-to.ts";
import { isFirstOver } from "./first-deposit.ts";
import { freshDeposit, isOffered, missingOf, type Offer, toOffer } from "./offers.ts";

/** The typed code's bonus first, then the one that is had only once. */
const placeOf = ({ kind, isFirstDeposit }: Offer): number =>
  kind === "code" ? 0 : isFirstDeposit ? 1 : 2;

/**
 * The deposit bonuses that the member can take or could with a deposit, and the one of `code`. A first
 * deposit's is not shown to whoever deposited before, unless it is for that deposit.
 */
export async function listOffers(
  context: Context,
  { code }: InputOf<typeof bonusOffers>,
): Promise<ValueOf<typeof bonusOffers>> {
  const { memberId } = requireRealAccount(context);
  const { store, merchant, clock } = context;
  const policy = await policyFor(context);
  const who = { merchant: merchant.code, memberId };
  return store.inMerchant(merchant.code, async (tx) => {
    const now = clock.now();
    const { terms } = await configAt(tx, merchant.code, "bonuses", now);
    const campaigns = await offeredTo(tx, who, now);
    const offered = Object.entries(terms.bonuses).filter(
      ([term, one]) => isOffered(one, now) && campaigns.isOffered("bonus", term),
    );
    const coded = offered.find(([, one]) => code !== undefined && one.code === code);
    if (code !== undefined && !coded) {
      throw new Refusal("bonus_unknown", { field: "code", status: 404 });
    }
    const own = and(eq(bonuses.merchant, merchant.code), eq(bonuses.member, memberId));
    const isOpen = (await tx.$count(bonuses, and(own, eq(bonuses.state, "OPEN")))) > 0;
    const deposit = await freshDeposit(tx, who, now);
    const isOver = await isFirstOver(tx, who, deposit);
    const shown = offered.filter(
      ([, one]) => one.kind === "deposit" && !(one.isFirstDeposit && isOver),
    );
    const before = missingOf(await listOpenRequirements(tx, merchant.code, memberId));
    const offers = [...(coded ? [coded] : []), ...shown].map(([term, one]) =>
      toOffer(term, one, deposit, { policy, isOpen, before }),
    );
    return { offers: offers.toSorted((one, other) => placeOf(one) - placeOf(other)) };
  });
}
