import { and, eq } from "drizzle-orm";
import { Refusal } from "../../contract/wire/refusal.ts";
import type { Transaction } from "../../store/open-store.ts";
import { members } from "../../store/schema/merchant.ts";
import { actOnContract, type ContractWriter, stateAfter } from "./act-on-contract.ts";
import { checkCeiling } from "./check-ceiling.ts";
import { termsErrors } from "./check-terms.ts";
import { type ContractRow, contractInForce, termsOf } from "./contract-row.ts";
import { endsBelow } from "./ends-below.ts";
import { startOwnRun } from "./own-run.ts";

/**
 * Puts an offer in force by its addressee's word. The downline's earlier contract of that kind is
 * replaced, and those below that cannot stay end. The caller has locked both parties. Refuses with
 * contract_outdated what the tree, the upline's own contract, contracts below or the ceiling no
 * longer allow.
 */
export async function acceptOffer(
  writer: ContractWriter,
  tx: Transaction,
  row: ContractRow,
): Promise<ContractRow> {
  const merchant = writer.merchant.code;
  const { upline, downline, kind } = row;
  stateAfter(row, { act: "accept", party: "downline", now: writer.clock.now() });
  const terms = termsOf(row);
  const outdated = new Refusal("contract_outdated", { status: 409 });
  const [member] = await tx
    .select({ parentId: members.parentId })
    .from(members)
    .where(and(eq(members.merchant, merchant), eq(members.id, downline)));
  if (member?.parentId !== upline) throw outdated;
  const own = upline === null ? null : await contractInForce(tx, merchant, upline, kind);
  if (upline !== null && !own) throw outdated;
  if (termsErrors(terms, own && termsOf(own)).length > 0) throw outdated;
  const ends = await endsBelow(tx, merchant, downline, terms);
  if (ends.length > 0 && !row.isProceeding) throw outdated;
  // Rates may have been raised since the offer.
  const at = { merchant, at: writer.clock.now() };
  await checkCeiling(tx, at, downline, terms).catch((error: unknown) => {
    throw error instanceof Refusal ? outdated : error;
  });

  const before = await contractInForce(tx, merchant, downline, kind);
  if (before) await actOnContract(writer, tx, before, { act: "replace", party: "platform" });
  const accepted = await actOnContract(writer, tx, row, {
    ...{ act: "accept", party: "downline", replaces: before?.id ?? null },
  });
  await startOwnRun(tx, merchant, { kind, at: at.at });
  for (const { row: below } of ends) {
    await actOnContract(writer, tx, below, { act: "end", party: "platform" });
  }
  return accepted;
}
