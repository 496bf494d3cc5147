import { createHmac } from "node:crypto";
import { and, eq, or } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { SealContext } from "../../core/seal/seal-text.ts";
import { type Person, type PersonKind, personFacts } from "../../domain/person/person-facts.ts";
import type { Transaction } from "../../store/open-store.ts";
import { type MemberRow, members } from "../../store/schema/merchant.ts";
import { personHashes } from "../../store/schema/person-hash.ts";
import { watchChecks } from "../../store/schema/watchlist.ts";
import { noteWork } from "../../store/work/work-notes.ts";
import { openProfile } from "../profile/seal-profile.ts";
import { type PersonKeyContext, personKey } from "./person-key.ts";

export type PersonContext = PersonKeyContext & SealContext;
export type PersonHash = { kind: PersonKind; hash: string };

/** Who has one of these in common is the person. Name and birth date alone may be a namesake's. */
export const isSure = ({ kind }: Pick<PersonHash, "kind">): boolean => kind !== "birth";

type HashColumns = Record<"kind" | "hash", PgColumn>;

/** The rows of a table of hashes that have one of these; at least one must be given. */
export const hasOneOf = (table: HashColumns, hashes: readonly PersonHash[]) =>
  or(...hashes.map(({ kind, hash }) => and(eq(table.kind, kind), eq(table.hash, hash))));

/** The keyed hashes by which a person is known again, at any merchant of the operator. */
export const hashPerson = (key: Uint8Array, person: Person): PersonHash[] =>
  personFacts(person).map(({ kind, fact }) => ({
    kind,
    hash: createHmac("sha256", key).update(`person:${kind}\n${fact}`).digest("base64url"),
  }));

/**
 * Writes the hashes of a member as their row says now, in place of those before, and returns them.
 * Call it in the transaction that changes a name, birth date, document, phone or e-mail. A phone or
 * e-mail counts before it is proved, so whoever excludes a person looks at `phoneVerifiedAt` first.
 */
export async function keepPersonHashes(
  context: PersonContext,
  tx: Transaction,
  memberId: string,
): Promise<PersonHash[]> {
  const { code } = context.merchant;
  const [row] = await tx
    .select()
    .from(members)
    .where(and(eq(members.merchant, code), eq(members.id, memberId)))
    .for("update");
  if (!row) return [];
  const hashes = hashPerson(await personKey(context, tx), personOf(context, row));
  await tx
    .delete(personHashes)
    .where(and(eq(personHashes.merchant, code), eq(personHashes.member, memberId)));
  if (hashes.length > 0) {
    const own = { merchant: code, member: memberId };
    await tx.insert(personHashes).values(hashes.map((hash) => ({ ...own, ...hash })));
  }
  // The lists of sanctions were asked about whoever this was before.
  await tx
    .delete(watchChecks)
    .where(and(eq(watchChecks.merchant, code), eq(watchChecks.member, memberId)));
  noteWork(tx, { merchant: code, about: "persons" });
  return hashes;
}

/** What a member's row says of the person. */
export function personOf(context: SealContext, row: MemberRow): Person {
  const known = openProfile(context, row.id, row.profile);
  return {
    documentNumber: known.idNumber,
    names: [known.fullname ?? "", known.payeeName ?? ""],
    birthday: known.birthday,
    phone: row.phone,
    email: row.email ?? known.email,
  };
}

/** The stored hashes of a member. */
export const readPersonHashes = (
  tx: Pick<Transaction, "select">,
  merchant: string,
  memberId: string,
): Promise<PersonHash[]> =>
  tx
    .select({ kind: personHashes.kind, hash: personHashes.hash })
    .from(personHashes)
    .where(and(eq(personHashes.merchant, merchant), eq(personHashes.member, memberId)));
