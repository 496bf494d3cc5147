import { and, eq, inArray, sql } from "drizzle-orm";
import { maskPhoneName } from "../../../domain/members/mask-phone-name.ts";
import { subjectOf } from "../../../domain/play/record-kind.ts";
import type { Reader } from "../../../store/open-store.ts";
import { vendors } from "../../../store/schema/catalogue.ts";
import { members } from "../../../store/schema/merchant.ts";
import { purseMoves } from "../../../store/schema/purse.ts";
import { memberTransfers } from "../../../store/schema/transfer.ts";

type Movements = readonly { transferKey: string }[];

/** The name is a transfer's other account, or a purse's vendor. */
type Counterparty = { name: string; reference: string };

/** The other side and the reference of transfers and moves into purses, by subject id. */
export async function counterpartiesOf(
  tx: Reader,
  merchant: string,
  memberId: string,
  movements: Movements,
): Promise<ReadonlyMap<string, Counterparty>> {
  const accounts = await accountsOf(tx, merchant, memberId, idsOf(movements, "transfer"));
  const names = await vendorsOf(tx, merchant, idsOf(movements, "purse"));
  return new Map([...accounts, ...names]);
}

function idsOf(movements: Movements, subject: "transfer" | "purse"): string[] {
  const named = movements.map(({ transferKey }) => subjectOf(transferKey));
  return [...new Set(named.filter((one) => one.subject === subject).map(({ id }) => id))];
}

async function accountsOf(tx: Reader, merchant: string, memberId: string, ids: string[]) {
  if (ids.length === 0) return [];
  const { fromMember, toMember, id } = memberTransfers;
  const other = sql`case when ${fromMember} = ${memberId} then ${toMember} else ${fromMember} end`;
  const rows = await tx
    .select({ id, reference: memberTransfers.reference, name: members.username })
    .from(memberTransfers)
    .innerJoin(members, and(eq(members.merchant, memberTransfers.merchant), eq(members.id, other)))
    .where(and(eq(memberTransfers.merchant, merchant), inArray(id, ids)));
  return rows.map(({ id, reference, name }) => {
    const counterparty = { reference, name: maskPhoneName(name) };
    return [id, counterparty] as const;
  });
}

async function vendorsOf(tx: Reader, merchant: string, ids: string[]) {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ id: purseMoves.id, reference: purseMoves.reference, name: vendors.name })
    .from(purseMoves)
    .innerJoin(
      vendors,
      and(eq(vendors.merchant, purseMoves.merchant), eq(vendors.code, purseMoves.vendor)),
    )
    .where(and(eq(purseMoves.merchant, merchant), inArray(purseMoves.id, ids)));
  return rows.map(({ id, ...counterparty }) => [id, counterparty] as const);
}
