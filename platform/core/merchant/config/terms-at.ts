import type { Reader } from "../../../store/open-store.ts";
import type { AgentTerms } from "../agents/agent-terms.ts";
import type { TransferTerms } from "../transfer-terms.ts";
import type { WithdrawTerms } from "../withdraw-terms.ts";
import { configAt } from "./config-at.ts";

/** A merchant's rules of withdrawals in force at `at`, and their version. */
export async function withdrawTermsAt(
  reader: Reader,
  merchant: string,
  at: Date,
): Promise<WithdrawTerms & { version: number }> {
  const { version, terms } = await configAt(reader, merchant, "withdrawals", at);
  return { ...terms.withdrawals, timeZone: terms.timeZone, version };
}

/** A merchant's rules of transfers in force at `at`, and their version. */
export async function transferTermsAt(
  reader: Reader,
  merchant: string,
  at: Date,
): Promise<TransferTerms & { version: number }> {
  const { version, terms } = await configAt(reader, merchant, "transfers", at);
  return { ...terms.transfers, timeZone: terms.timeZone, version };
}

/** A merchant's rules of agents in force at `at`, and their version. */
export async function agentTermsAt(
  reader: Reader,
  merchant: string,
  at: Date,
): Promise<AgentTerms & { version: number }> {
  const { version, terms } = await configAt(reader, merchant, "agents", at);
  return { ...terms.agents, timeZone: terms.timeZone, version };
}
