import { z } from "zod";
import { contractTerms } from "#platform/contract/agents/contract-terms.ts";
import {
  exportAgain,
  exportPart,
  exportRemove,
} from "#platform/contract/agents/exports/exports.ts";
import type { Transaction } from "#platform/store/open-store.ts";
import { contracts } from "#platform/store/schema/contract.ts";
import { teamExports } from "#platform/store/schema/export.ts";
import { payBills } from "#platform/store/schema/pay.ts";
import { daily, tier } from "./contracts-under-test.ts";

/** What the terms ask to be counted, as the wire has it. */
export const COUNTED = {
  ...{ stake: 0n, payout: 0n, validBet: 0n, rebates: 0n, agentRebates: 0n, bonuses: 0n, fees: 0n },
  active: [{ minimumBet: 0n, members: 0 }],
};

/** A contract of a member's with the operator, and a bill of it that is short. */
export async function contractOfHers(
  tx: Transaction,
  { merchant, memberId, at }: { merchant: string; memberId: string; at: Date },
): Promise<string> {
  const contract = "contract-of-hers";
  const own = { merchant, kind: "daily" as const };
  await tx.insert(contracts).values({
    ...own,
    ...{ id: contract, downline: memberId, state: "ACTIVE", version: 1, isProceeding: false },
    ...{ terms: z.encode(contractTerms, daily([tier(100)])), idempotencyKey: "k" },
    ...{ offeredAt: at, answeredAt: at, expiresAt: at },
  });
  await tx.insert(payBills).values({
    ...own,
    ...{ period: "daily:2026-11-19", contract, payee: memberId, turn: 0, inputs: {} },
    ...{ fromDay: "2026-11-19", toDay: "2026-11-20", gross: 1n, carryIn: 0n, carryOut: 0n },
    ...{ paidBelow: 0n, net: 1n, due: 1n, paid: 0n, state: "INSUFFICIENT", termsVersion: 1 },
    ...{ issuedAt: at, payUntil: at },
  });
  return contract;
}

/** The calls that name an export. */
export const OF_AN_EXPORT = [exportPart, exportAgain, exportRemove];

/** A list that she asked for as a file, finished and without lines. */
export async function exportOfHers(
  tx: Transaction,
  { merchant, memberId, at }: { merchant: string; memberId: string; at: Date },
): Promise<string> {
  const id = "export-of-hers";
  await tx.insert(teamExports).values({
    ...{ merchant, id, agent: memberId, list: "downlines", asked: "", language: "es" },
    ...{ state: "READY", dueAt: at, askedAt: at, expiresAt: new Date(at.getTime() + 86_400_000) },
  });
  return id;
}
