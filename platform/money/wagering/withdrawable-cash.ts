import { withdrawableOf } from "../../domain/money/withdrawals/withdrawable.ts";
import type { Reader } from "../../store/open-store.ts";
import { balanceOf } from "../ledger/balance-of.ts";
import { listOpenRequirements, lotsOf } from "./list-open-requirements.ts";

/** What a member may take out of the cash now, and what open requirements lock of it. */
export async function withdrawableCash(
  reader: Reader,
  merchant: string,
  memberId: string,
): Promise<{ withdrawable: bigint; locked: bigint }> {
  const cash = await balanceOf(reader, { merchant, owner: memberId, kind: "cash" });
  const requirements = await listOpenRequirements(reader, merchant, memberId);
  return withdrawableOf(cash, await lotsOf(reader, { merchant, memberId }, requirements));
}
