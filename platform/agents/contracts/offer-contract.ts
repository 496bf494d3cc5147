import { isDeepStrictEqual } from "node:util";
import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { contractTerms } from "../../contract/agents/contract-terms.ts";
import type { contractImpact, contractOffer } from "../../contract/agents/contracts.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { requireActor } from "../../core/access/require-actor.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import type { Transaction } from "../../store/open-store.ts";
import { contracts } from "../../store/schema/contract.ts";
import { rowsWhere } from "./contract-row.ts";
import { endsBelow } from "./ends-below.ts";
import { findDirect } from "./find-direct.ts";
import { holdParties } from "./hold-parties.ts";
import { makeOffer } from "./make-offer.ts";
import { findContract, toItem } from "./read/show-contract.ts";

type Input = InputOf<typeof contractOffer>;

/**
 * Offers a contract to a direct downline. Refuses another account with unknown_downline, and like
 * `makeOffer`. The same key again returns the same offer; with other content it is refused with
 * key_reused.
 */
export async function offerContract(
  context: Context,
  input: Input,
): Promise<ValueOf<typeof contractOffer>> {
  const { memberId } = requireActor(context);
  const { store, merchant, clock } = context;
  const { code } = merchant;
  return store.inMerchant(code, async (tx) => {
    const own = { merchant: code, memberId };
    const downline = await findDirect(tx, { merchant: code, agent: memberId }, input.account);
    await holdParties(tx, code, [memberId, downline.id]);
    const twin = await findTwin(context, tx, { memberId, downline: downline.id, input });
    if (twin) return toItem(await findContract(tx, own, twin), memberId, clock.now());
    // The tree may have changed before the lock.
    await findDirect(tx, { merchant: code, agent: memberId }, input.account);
    const row = await makeOffer(context, tx, {
      ...{ upline: memberId, downline: downline.id, terms: input.terms },
      ...{ isProceeding: input.proceed, idempotencyKey: context.idempotencyKey ?? "" },
    });
    const details = { contract: row.id, kind: row.kind, to: downline.username };
    await record(context, tx, { action: "contractOffer", memberId, details });
    return toItem(await findContract(tx, own, row.id), memberId, clock.now());
  });
}

async function findTwin(
  { merchant, idempotencyKey }: Context,
  tx: Transaction,
  { memberId, downline, input }: { memberId: string; downline: string; input: Input },
): Promise<string | null> {
  const isTwin = and(
    eq(contracts.upline, memberId),
    eq(contracts.idempotencyKey, idempotencyKey ?? ""),
  );
  const [row] = await rowsWhere(tx, merchant.code, isTwin);
  if (!row) return null;
  const terms = z.encode(contractTerms, input.terms);
  if (row.downline !== downline || !isDeepStrictEqual(row.terms, terms)) {
    throw new Refusal("key_reused", { status: 409 });
  }
  return row.id;
}

/** The contracts below a direct downline that would end with these terms. */
export async function showImpact(
  context: Context,
  { account, terms }: InputOf<typeof contractImpact>,
): Promise<ValueOf<typeof contractImpact>> {
  const { memberId } = requireActor(context);
  const { store, merchant } = context;
  return store.reading(merchant.code, async (reader) => {
    const downline = await findDirect(
      reader,
      { merchant: merchant.code, agent: memberId },
      account,
    );
    const ends = await endsBelow(reader, merchant.code, downline.id, terms);
    return {
      ends: ends.map(({ row, upline, downline: lower, highestRate }) => ({
        ...{ contractId: row.id, upline, downline: lower, highestRate },
      })),
    };
  });
}
