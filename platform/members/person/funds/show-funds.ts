import type { Funds } from "../../../contract/members/person/funds.ts";
import { BAND_FROM, INCOME_BANDS } from "../../../contract/members/person/funds-kinds.ts";
import { requireRealAccount } from "../../../core/access/require-actor.ts";
import type { Context } from "../../../core/context.ts";
import { fundsStanding, mayAnswer } from "../../../domain/person/funds-standing.ts";
import { newestFunds } from "./find-funds.ts";
import { fundsFrom } from "./require-funds.ts";

/** What is known of where the member's money comes from, and what an answer asks. */
export async function showFunds(context: Context): Promise<Funds> {
  const { memberId } = requireRealAccount(context);
  const { store, merchant, clock } = context;
  const from = await fundsFrom(context);
  const newest = await store.reading(merchant.code, (reader) =>
    newestFunds(reader, { merchant: merchant.code, memberId }),
  );
  const state = fundsStanding(newest, clock.now());
  return {
    state,
    from,
    reason: newest?.reason ?? null,
    answeredAt: newest?.answeredAt?.getTime() ?? null,
    decidedAt: newest?.decidedAt?.getTime() ?? null,
    validUntil: newest?.validUntil?.getTime() ?? null,
    mayAnswer: from !== null && mayAnswer(state),
    bands: from === null ? [] : bandsOf(from),
  };
}

/** Income of a year, in steps of the sum that asks. */
const bandsOf = (sum: bigint): Funds["bands"] =>
  INCOME_BANDS.map((band, at) => {
    const next = INCOME_BANDS[at + 1];
    return { band, from: BAND_FROM[band] * sum, to: next ? BAND_FROM[next] * sum : null };
  });
