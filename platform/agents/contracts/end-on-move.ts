import { and, eq, inArray } from "drizzle-orm";
import type { Transaction } from "../../store/open-store.ts";
import { contracts } from "../../store/schema/contract.ts";
import { actOnContract, type ContractWriter } from "./act-on-contract.ts";
import { IN_FORCE, rowsWhere } from "./contract-row.ts";

/** Ends the contracts that pay a member who gets another upline. What they earned until today stays. */
export async function endOnMove(
  writer: ContractWriter,
  tx: Transaction,
  member: string,
): Promise<void> {
  const isInForce = inArray(contracts.state, [...IN_FORCE]);
  const paying = and(eq(contracts.downline, member), isInForce);
  for (const row of await rowsWhere(tx, writer.merchant.code, paying)) {
    await actOnContract(writer, tx, row, { act: "end", party: "platform" });
  }
}
