import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import { IN_FORCE } from "../../../agents/contracts/contract-row.ts";
import { namedRows } from "../../../agents/contracts/read/show-contract.ts";
import { findMerchant } from "../../../core/merchant/find-merchant.ts";
import { contracts } from "../../../store/schema/contract.ts";
import type { StaffContext } from "../../staff-context.ts";

const ROWS_MAX = 500;

/**
 * The contracts between the operator and agents under nobody, the newest first, at most 500: those
 * that are offered or in force, or with `all` every one.
 */
export async function listTopContracts(
  { store }: Pick<StaffContext, "store">,
  merchant: string,
  { all }: { all: boolean },
) {
  await findMerchant(store, merchant);
  const isOpen = inArray(contracts.state, ["REQUESTED", ...IN_FORCE]);
  const condition = and(
    eq(contracts.merchant, merchant),
    isNull(contracts.upline),
    all ? undefined : isOpen,
  );
  return store.inMerchant(merchant, async (tx) =>
    namedRows(tx, condition).orderBy(desc(contracts.offeredAt), desc(contracts.id)).limit(ROWS_MAX),
  );
}
