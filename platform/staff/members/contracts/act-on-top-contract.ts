import { and, eq, isNull } from "drizzle-orm";
import { actOnContract } from "../../../agents/contracts/act-on-contract.ts";
import { rowsWhere } from "../../../agents/contracts/contract-row.ts";
import { holdParties } from "../../../agents/contracts/hold-parties.ts";
import { Refusal } from "../../../contract/wire/refusal.ts";
import { contracts } from "../../../store/schema/contract.ts";
import { asStaff } from "../../as-staff.ts";
import type { StaffContext } from "../../staff-context.ts";

type Input = {
  merchant: string;
  id: string;
  act: "withdraw" | "askEnd" | "agreeEnd" | "refuseEnd";
};

/**
 * The operator's own act on a contract with an agent under nobody. Refuses another contract with
 * unknown_contract, and what the operator may not do now with contract_not_now.
 */
export async function actOnTopContract(
  context: StaffContext,
  { merchant, id, act }: Input,
): Promise<void> {
  const { clock, random } = context;
  const writer = { clock, random, merchant: { code: merchant } };
  const entry = { action: "topContractAct", details: { contract: id, act }, changesPages: false };
  await asStaff(context, merchant, entry, async (tx) => {
    const isTop = and(eq(contracts.id, id), isNull(contracts.upline));
    const [row] = await rowsWhere(tx, merchant, isTop);
    if (!row) throw new Refusal("unknown_contract", { status: 404 });
    await holdParties(tx, merchant, [row.downline]);
    await actOnContract(writer, tx, row, { act, party: "upline" });
  });
}
