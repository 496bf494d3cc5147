import type { ContractKind } from "../../contract/agents/contract-kinds.ts";
import { wantRun } from "../../core/work/runs.ts";
import type { Transaction } from "../../store/open-store.ts";

/** The standing runs of the kinds that are paid by the hour and by rounds. */
export const HOUR_RUN = "hourSalary";
export const REALTIME_RUN = "realtimeSalary";

/** Starts the run of a kind that has its own, once a contract needs it. */
export async function startOwnRun(
  tx: Transaction,
  merchant: string,
  { kind, at }: { kind: ContractKind; at: Date },
): Promise<void> {
  if (kind === "hour") await wantRun(tx, { merchant, kind: HOUR_RUN }, at);
  if (kind === "realtime") await wantRun(tx, { merchant, kind: REALTIME_RUN }, at);
}
