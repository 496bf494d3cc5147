import { and, asc, eq, or, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { z } from "zod";
import {
  CONTRACT_ANSWERS,
  CONTRACT_ENDS,
  type contractItem,
  type contractOne,
} from "../../../contract/agents/contracts.ts";
import type { InputOf, ValueOf } from "../../../contract/wire/call.ts";
import { Refusal } from "../../../contract/wire/refusal.ts";
import { requireRealAccount } from "../../../core/access/require-actor.ts";
import type { Context } from "../../../core/context.ts";
import { afterAct } from "../../../domain/contracts/machine.ts";
import type { Reader } from "../../../store/open-store.ts";
import { contractSteps, contracts } from "../../../store/schema/contract.ts";
import { members } from "../../../store/schema/merchant.ts";
import { type ContractRow, termsOf } from "../contract-row.ts";

export type ContractItem = z.output<typeof contractItem>;
export type Named = { row: ContractRow; upline: string | null; downline: string };

const upper = alias(members, "upper");
const lower = alias(members, "lower");
/** The columns of the two parties, for conditions and orders of `namedRows`. */
export const PARTIES = { upper, lower };

/** Contracts with the accounts of their parties; to be narrowed by the merchant. */
export const namedRows = (reader: Reader, condition: SQL | undefined) =>
  reader
    .select({ row: contracts, upline: upper.username, downline: lower.username })
    .from(contracts)
    .leftJoin(upper, and(eq(upper.merchant, contracts.merchant), eq(upper.id, contracts.upline)))
    .innerJoin(lower, and(eq(lower.merchant, contracts.merchant), eq(lower.id, contracts.downline)))
    .where(condition)
    .$dynamic();

/** A contract as a party of it sees it at `now`. */
export function toItem(
  { row, upline, downline }: Named,
  memberId: string,
  now: Date,
): ContractItem {
  const isMine = row.downline === memberId;
  const party = isMine ? "downline" : "upline";
  const isLate = row.state === "REQUESTED" && now >= row.expiresAt;
  const acts = [...CONTRACT_ANSWERS, ...CONTRACT_ENDS].filter(
    (act) => !isLate && afterAct(row, act, party) !== null,
  );
  const terms = termsOf(row);
  return {
    ...{ contractId: row.id, kind: terms.kind, version: row.version, state: row.state },
    ...{ isMine, upline, downline, terms, acts },
    offeredAt: row.offeredAt.getTime(),
    expiresAt: row.expiresAt.getTime(),
    answeredAt: row.answeredAt?.getTime() ?? null,
    endedAt: row.endedAt?.getTime() ?? null,
    ...{ endAskedBy: row.endAskedBy, replaces: row.replaces },
  };
}

/** One contract of which the member is a party. Refuses every other with unknown_contract. */
export async function findContract(
  reader: Reader,
  { merchant, memberId }: { merchant: string; memberId: string },
  contractId: string,
): Promise<Named> {
  const isParty = or(eq(contracts.upline, memberId), eq(contracts.downline, memberId));
  const condition = and(eq(contracts.merchant, merchant), eq(contracts.id, contractId), isParty);
  const [found] = await namedRows(reader, condition);
  if (!found) throw new Refusal("unknown_contract", { status: 404 });
  return found;
}

/** One contract of the member's with its steps. Refuses another's with unknown_contract. */
export async function showContract(
  context: Context,
  { contractId }: InputOf<typeof contractOne>,
): Promise<ValueOf<typeof contractOne>> {
  const { memberId } = requireRealAccount(context);
  const { store, merchant, clock } = context;
  return store.reading(merchant.code, async (reader) => {
    const found = await findContract(reader, { merchant: merchant.code, memberId }, contractId);
    const steps = await reader
      .select()
      .from(contractSteps)
      .where(and(eq(contractSteps.merchant, merchant.code), eq(contractSteps.contract, contractId)))
      .orderBy(asc(contractSteps.number));
    return {
      ...toItem(found, memberId, clock.now()),
      steps: steps.map(({ act, by, from, to, at }) => ({ act, by, from, to, at: at.getTime() })),
    };
  });
}
