import { and, eq, inArray, isNull, ne, or, sql } from "drizzle-orm";
import { Refusal } from "../../../contract/wire/refusal.ts";
import type { Context } from "../../../core/context.ts";
import type { Transaction } from "../../../store/open-store.ts";
import { members, merchants } from "../../../store/schema/merchant.ts";
import { personHashes } from "../../../store/schema/person-hash.ts";
import { excludedPersons } from "../../../store/schema/protection.ts";
import { endSessions } from "../../auth/end-sessions.ts";
import { type PersonHash, readPersonHashes } from "../../person/person-hashes.ts";
import { beginBreak } from "./begin-break.ts";
import { type BreakRow, openBreak } from "./open-break.ts";

/** A hit on one of these is the person. Name and birth date alone may be a namesake. */
const SURE = ["document", "phone", "email"] as const;

/** The hashes of a member that prove who it is: a phone or an e-mail only after its verification. */
async function provenHashes(tx: Transaction, merchant: string, memberId: string) {
  const [row] = await tx
    .select({ phone: members.phoneVerifiedAt, email: members.emailVerifiedAt })
    .from(members)
    .where(and(eq(members.merchant, merchant), eq(members.id, memberId)));
  const hashes = await readPersonHashes(tx, merchant, memberId);
  return hashes.filter(
    ({ kind }) => (kind !== "phone" && kind !== "email") || row?.[kind] !== null,
  );
}

/** Remembers by what an excluded person is known again, once. Returns the hashes. */
export async function rememberExcluded(tx: Transaction, row: BreakRow): Promise<PersonHash[]> {
  const hashes = await provenHashes(tx, row.merchant, row.member);
  if (hashes.length > 0) {
    const { merchant: origin, id: breakId, scope, until, startedAt } = row;
    const same = { origin, breakId, scope, until, startedAt };
    await tx
      .insert(excludedPersons)
      .values(hashes.map((hash) => ({ ...hash, ...same })))
      .onConflictDoNothing();
  }
  return hashes;
}

/** The exclusions of a member that were ended no longer keep the person out. */
export async function forgetExcluded(tx: Transaction, origin: string, ids: string[], now: Date) {
  if (ids.length === 0) return;
  await tx
    .update(excludedPersons)
    .set({ endedAt: now })
    .where(and(eq(excludedPersons.origin, origin), inArray(excludedPersons.breakId, ids)));
}

/** Refuses with excluded_person a newcomer who has an exclusion that holds here. */
export async function requireNotExcluded(
  tx: Transaction,
  merchant: string,
  hashes: readonly PersonHash[],
): Promise<void> {
  const sure = hashes.filter(({ kind }) => (SURE as readonly string[]).includes(kind));
  if (sure.length === 0) return;
  const [hit] = await tx
    .select({ one: sql`1` })
    .from(excludedPersons)
    .where(
      and(
        or(...sure.map(isHash)),
        isNull(excludedPersons.endedAt),
        or(eq(excludedPersons.origin, merchant), eq(excludedPersons.scope, "operator")),
      ),
    )
    .limit(1);
  if (hit) throw new Refusal("excluded_person", { status: 403 });
}

const isHash = ({ kind, hash }: PersonHash) =>
  and(eq(excludedPersons.kind, kind), eq(excludedPersons.hash, hash));

/**
 * Excludes the person's other accounts: those of the same merchant, and at every brand for an
 * exclusion of the operator's. One transaction for each merchant.
 */
export async function excludeOthers(
  context: Context,
  { merchant: own, member, scope, until }: BreakRow,
  hashes: readonly PersonHash[],
): Promise<void> {
  const sure = hashes.filter(({ kind }) => (SURE as readonly string[]).includes(kind));
  if (sure.length === 0) return;
  const { store, clock } = context;
  const codes =
    scope === "merchant"
      ? [{ code: own }]
      : await store.db.select({ code: merchants.code }).from(merchants);
  for (const { code } of codes) {
    const there: Context = { ...context, merchant: { ...context.merchant, code }, actor: null };
    await store.inMerchant(code, async (tx) => {
      const found = await tx
        .selectDistinct({ member: personHashes.member })
        .from(personHashes)
        .where(
          and(
            eq(personHashes.merchant, code),
            or(
              ...sure.map(({ kind, hash }) =>
                and(eq(personHashes.kind, kind), eq(personHashes.hash, hash)),
              ),
            ),
            ...(code === own ? [ne(personHashes.member, member)] : []),
          ),
        );
      for (const { member: memberId } of found) {
        const held = await openBreak(tx, { merchant: code, memberId }, clock.now());
        if (held?.kind === "exclusion") continue;
        await beginBreak(there, tx, memberId, { kind: "exclusion", scope, until });
        await endSessions(there, tx, memberId);
      }
    });
  }
}
