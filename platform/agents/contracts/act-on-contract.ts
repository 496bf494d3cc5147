import { and, eq, max } from "drizzle-orm";
import { Refusal } from "../../contract/wire/refusal.ts";
import type { Context, Merchant } from "../../core/context.ts";
import { afterAct, type ContractAct, type Party } from "../../domain/contracts/machine.ts";
import type { Transaction } from "../../store/open-store.ts";
import { contractSteps, contracts } from "../../store/schema/contract.ts";
import type { ContractRow } from "./contract-row.ts";
import { tellOfContract } from "./tell-of-contract.ts";

/** What an act on a contract needs; a member, staff and the runner have it. */
export type ContractWriter = Pick<Context, "clock" | "random"> & {
  merchant: Pick<Merchant, "code">;
};

type Act = { act: ContractAct; party: Party };

/** The state after an act. Refuses with contract_not_now what the party may not do, or too late. */
export function stateAfter(row: ContractRow, { act, party, now }: Act & { now: Date }) {
  const state = afterAct(row, act, party);
  const isLate = row.state === "REQUESTED" && act !== "expire" && now >= row.expiresAt;
  if (!state || isLate) throw new Refusal("contract_not_now", { status: 409 });
  return state;
}

/**
 * Does one act on a contract: writes its new state and its step, and tells whoever did not act. Refuses
 * with contract_not_now an act that the party may not do in this state.
 */
export async function actOnContract(
  writer: ContractWriter,
  tx: Transaction,
  row: ContractRow,
  { act, party, replaces }: Act & { replaces?: string | null },
): Promise<ContractRow> {
  const now = writer.clock.now();
  const isRow = and(eq(contracts.merchant, row.merchant), eq(contracts.id, row.id));
  const [held] = await tx.select().from(contracts).where(isRow).for("update");
  const state = stateAfter(held!, { act, party, now });
  const asker = act === "askEnd" && party !== "platform" ? party : held!.endAskedBy;
  const hasEnded = !["ACTIVE", "TERMINATION_REQUESTED"].includes(state);
  const [changed] = await tx
    .update(contracts)
    .set({
      state,
      endAskedBy: act === "refuseEnd" ? null : asker,
      ...(["accept", "deny"].includes(act) && { answeredAt: now }),
      ...(hasEnded && { endedAt: now }),
      ...(replaces !== undefined && { replaces }),
    })
    .where(isRow)
    .returning();
  await writeStep(writer, tx, { row: changed!, act, by: party, from: held!.state });
  await tellOfContract(writer, tx, changed!, { act, party });
  return changed!;
}

type Written = { row: ContractRow; act: string; by: Party; from: ContractRow["state"] | null };

/** Adds the next step of a contract. */
export async function writeStep(
  { clock }: Pick<ContractWriter, "clock">,
  tx: Transaction,
  { row, act, by, from }: Written,
): Promise<void> {
  const { merchant, id: contract, state: to } = row;
  const [last] = await tx
    .select({ number: max(contractSteps.number) })
    .from(contractSteps)
    .where(and(eq(contractSteps.merchant, merchant), eq(contractSteps.contract, contract)));
  const number = (last?.number ?? 0) + 1;
  const step = { merchant, contract, number, act, by, from, to, at: clock.now() };
  await tx.insert(contractSteps).values(step);
}
