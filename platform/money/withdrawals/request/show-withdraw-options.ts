import type { withdrawOptions } from "../../../contract/money/withdrawals.ts";
import type { ValueOf } from "../../../contract/wire/call.ts";
import { requireRealAccount } from "../../../core/access/require-actor.ts";
import type { Context } from "../../../core/context.ts";
import { withdrawTermsAt } from "../../../core/merchant/config/terms-at.ts";
import { roundAmounts } from "../../../domain/money/round-amounts.ts";
import { withdrawBlocks } from "../../../domain/money/withdrawals/withdraw-blocks.ts";
import { lackOfIdentity } from "../../../members/person/identity/require-verified.ts";
import { balanceOf } from "../../ledger/balance-of.ts";
import { sumPurses } from "../../ledger/sum-purses.ts";
import { readStanding } from "./read-standing.ts";

/** What the member may withdraw now and why not, with the wagering requirements that explain it. */
export async function showWithdrawOptions(
  context: Context,
): Promise<ValueOf<typeof withdrawOptions>> {
  const { memberId } = requireRealAccount(context);
  const { store, merchant, clock } = context;
  const { terms, standing, ...elsewhere } = await store.inMerchant(merchant.code, async (tx) => {
    const terms = await withdrawTermsAt(tx, merchant.code, clock.now());
    const transit = { merchant: merchant.code, owner: memberId, kind: "transit" } as const;
    return {
      terms,
      standing: await readStanding(context, tx, memberId, terms),
      outside: await sumPurses(tx, merchant.code, memberId),
      transit: await balanceOf(tx, transit),
    };
  });
  const lack = await lackOfIdentity(context, "withdrawal");
  const { balance, requirements } = standing;
  const { amountMin, amountMax, hours, timeZone } = terms;
  return {
    amountMin,
    amountMax,
    quickAmounts: roundAmounts(amountMin, amountMax),
    perDayMax: standing.perDayMax,
    perDayLeft: standing.perDayLeft,
    sumPerDayMax: standing.sumPerDayMax,
    sumPerDayLeft: standing.sumPerDayLeft,
    hours: { ...hours, timeZone },
    balance,
    ...elsewhere,
    withdrawable: standing.withdrawable,
    locked: standing.locked,
    blocks: [
      ...(lack ? [{ code: "identity_required" as const, details: { state: lack } }] : []),
      ...withdrawBlocks(standing, clock.now()),
    ],
    lots: requirements.map(({ source, amount, required, done, openedAt }) => ({
      source,
      amount,
      required,
      done,
      openedAt: openedAt.getTime(),
    })),
    hasWithdrawPassword: standing.hasPassword,
  };
}
