import { and, eq, max } from "drizzle-orm";
import { z } from "zod";
import { type ContractTerms, contractTerms } from "../../contract/agents/contract-terms.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { newId } from "../../core/access/token.ts";
import { wantRun } from "../../core/work/runs.ts";
import { OFFER_DAYS } from "../../domain/contracts/machine.ts";
import type { At } from "../../members/rates/rates-at.ts";
import type { Transaction } from "../../store/open-store.ts";
import { contracts } from "../../store/schema/contract.ts";
import { type ContractWriter, writeStep } from "./act-on-contract.ts";
import { checkCeiling } from "./check-ceiling.ts";
import { checkTerms } from "./check-terms.ts";
import { type ContractRow, contractInForce, rowsWhere, termsOf } from "./contract-row.ts";
import { endsBelow } from "./ends-below.ts";
import { OFFERS_RUN } from "./expire-offers.ts";
import { tellOfContract } from "./tell-of-contract.ts";

const DAY_MS = 86_400_000;
/** How many accounts a refusal names. */
const NAMES_MAX = 5;

export type Offer = {
  /** Null is the operator. */
  upline: string | null;
  downline: string;
  terms: ContractTerms;
  isProceeding: boolean;
  idempotencyKey: string;
};

/**
 * Writes an offer that waits seven days. The caller has locked both parties and knows that they are
 * direct. Refuses like `checkOffer`.
 */
export async function makeOffer(
  writer: ContractWriter,
  tx: Transaction,
  offer: Offer,
): Promise<ContractRow> {
  const merchant = writer.merchant.code;
  const { upline, downline, terms, isProceeding, idempotencyKey } = offer;
  const at = { merchant, at: writer.clock.now() };
  await checkOffer(tx, at, offer);
  const { kind } = terms;
  const ofKind = and(eq(contracts.kind, kind), eq(contracts.downline, downline));
  const [last] = await tx
    .select({ version: max(contracts.version) })
    .from(contracts)
    .where(and(eq(contracts.merchant, merchant), ofKind));
  const offeredAt = writer.clock.now();
  const inForce = await contractInForce(tx, merchant, downline, kind);
  const [row] = await tx
    .insert(contracts)
    .values({
      ...{ merchant, id: newId(writer.random), kind, upline, downline, isProceeding },
      ...{ state: "REQUESTED", version: (last?.version ?? 0) + 1, idempotencyKey, offeredAt },
      expiresAt: new Date(offeredAt.getTime() + OFFER_DAYS * DAY_MS),
      terms: z.encode(contractTerms, terms),
      replaces: inForce?.id ?? null,
    })
    .returning();
  await wantRun(tx, { merchant, kind: OFFERS_RUN }, row!.expiresAt);
  await writeStep(writer, tx, { row: row!, act: "offer", by: "upline", from: null });
  await tellOfContract(writer, tx, row!, { act: "offer", party: "upline" });
  return row!;
}

/**
 * Refuses an offer that its upline may not make. Without a contract of its own: no_own_contract.
 * Beside an open offer: offer_open. Terms beyond its own or the ceiling: like checkTerms and
 * checkCeiling. While contracts below would end and the upline does not proceed: contract_ends.
 */
export async function checkOffer(
  tx: Transaction,
  at: At,
  { upline, downline, terms, isProceeding }: Omit<Offer, "idempotencyKey">,
): Promise<void> {
  const { merchant } = at;
  const own = upline === null ? null : await contractInForce(tx, merchant, upline, terms.kind);
  if (upline !== null && !own) throw new Refusal("no_own_contract", { status: 403 });
  checkTerms(terms, own && termsOf(own));
  await checkCeiling(tx, at, downline, terms);
  const isOpen = and(
    eq(contracts.downline, downline),
    eq(contracts.kind, terms.kind),
    eq(contracts.state, "REQUESTED"),
  );
  const [open] = await rowsWhere(tx, merchant, isOpen);
  if (open) throw new Refusal("offer_open", { status: 409, field: "account" });
  if (isProceeding) return;
  const ends = await endsBelow(tx, merchant, downline, terms);
  if (ends.length === 0) return;
  const names = ends.slice(0, NAMES_MAX).map(({ downline: account }) => account);
  const details = { count: ends.length, accounts: names.join(", ") };
  throw new Refusal("contract_ends", { status: 409, field: "proceed", details });
}
