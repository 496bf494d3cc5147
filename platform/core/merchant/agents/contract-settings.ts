import { z } from "zod";
import { contractTemplate } from "../../../contract/agents/contract-templates.ts";
import { PAYERS } from "../../../domain/contracts/settle-tree.ts";
import type { MerchantRow } from "../find-merchant.ts";

/** The part of a merchant's settings that has its rules of agents' contracts. */
export const contractSettings = z.object({
  contracts: z.object({ payer: z.enum(PAYERS).default("UPLINE") }).prefault({}),
  /** The starting points of agents' offers. */
  contractTemplates: z.array(contractTemplate).default([]),
});

/** Who pays agents' salaries and dividends: the upline (our default) or the house. */
export function contractSettingsOf(row: Pick<MerchantRow, "settings">) {
  return contractSettings.parse(row.settings).contracts;
}
