import { and, eq, inArray } from "drizzle-orm";
import { writeMessages } from "../../core/outbox/write-message.ts";
import type { ContractAct, Party } from "../../domain/contracts/machine.ts";
import type { Transaction } from "../../store/open-store.ts";
import { members } from "../../store/schema/merchant.ts";
import type { ContractWriter } from "./act-on-contract.ts";
import type { ContractRow } from "./contract-row.ts";

const MESSAGES = {
  offer: "contractOffered",
  accept: "contractAnswered",
  deny: "contractAnswered",
  refuseEnd: "contractAnswered",
  askEnd: "contractEndAsked",
  agreeEnd: "contractEnded",
  end: "contractEnded",
  withdraw: "contractEnded",
  expire: "contractEnded",
  // The other side gets the message about the contract that replaces it.
  replace: null,
} as const;

type Told = { act: ContractAct | "offer"; party: Party };

/**
 * Tells whoever did not act what was done to a contract, of which kind it is, and the account of its
 * other side, which the operator does not have.
 */
export async function tellOfContract(
  writer: ContractWriter,
  tx: Transaction,
  { merchant, id: contract, kind: contractKind, upline, downline }: ContractRow,
  { act, party }: Told,
): Promise<void> {
  const kind = MESSAGES[act];
  const sides = [
    { member: downline, other: upline, isTold: party !== "downline" },
    { member: upline, other: downline, isTold: party !== "upline" },
  ];
  const told = sides.filter(({ member, isTold }) => member !== null && isTold);
  if (kind === null || told.length === 0) return;
  const others = told.flatMap(({ other }) => other ?? []);
  const rows = await tx
    .select({ id: members.id, account: members.username })
    .from(members)
    .where(and(eq(members.merchant, merchant), inArray(members.id, others)));
  const accounts = new Map(rows.map(({ id, account }) => [id, account]));
  const messages = told.map(({ member, other }) => {
    const account = other === null ? undefined : accounts.get(other);
    const details = { contract, contractKind, act, ...(account && { account }) };
    return { memberId: member!, kind, details };
  });
  await writeMessages(writer, tx, messages);
}
