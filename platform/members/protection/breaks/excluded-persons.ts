import { and, eq, inArray, isNull, ne, or } from "drizzle-orm";
import { Refusal } from "../../../contract/wire/refusal.ts";
import type { Context } from "../../../core/context.ts";
import { writeMessage } from "../../../core/outbox/write-message.ts";
import type { Transaction } from "../../../store/open-store.ts";
import { members, merchants } from "../../../store/schema/merchant.ts";
import { personHashes } from "../../../store/schema/person-hash.ts";
import { excludedPersons } from "../../../store/schema/protection.ts";
import { endSessions } from "../../auth/end-sessions.ts";
import { askForIdentity } from "../../person/identity/ask-for-identity.ts";
import { hasOneOf, isSure, type PersonHash, readPersonHashes } from "../../person/person-hashes.ts";
import type { BreakRow } from "./open-break.ts";
import { takeExclusion } from "./take-exclusion.ts";

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

/** The exclusions of one of these hashes that hold at this merchant, the longest first. */
async function exclusionsOf(tx: Transaction, merchant: string, hashes: readonly PersonHash[]) {
  if (hashes.length === 0) return [];
  const rows = await tx
    .select()
    .from(excludedPersons)
    .where(
      and(
        hasOneOf(excludedPersons, hashes),
        isNull(excludedPersons.endedAt),
        or(eq(excludedPersons.origin, merchant), eq(excludedPersons.scope, "operator")),
      ),
    );
  const end = ({ until }: (typeof rows)[number]) => until?.getTime() ?? Number.POSITIVE_INFINITY;
  return rows.sort((a, b) => (end(a) === end(b) ? 0 : end(b) > end(a) ? 1 : -1));
}

/**
 * Refuses with excluded_person a newcomer who has an exclusion that holds here. A namesake born on the
 * same day is asked for a verification before deposits and play.
 */
export async function requireNotExcluded(
  context: Context,
  tx: Transaction,
  memberId: string,
  hashes: readonly PersonHash[],
): Promise<void> {
  const found = await exclusionsOf(tx, context.merchant.code, hashes);
  if (found.some(isSure)) throw new Refusal("excluded_person", { status: 403 });
  if (found.length > 0) await askForIdentity(context, tx, memberId);
}

/**
 * Looks whether a member has become known as an excluded person: by what was bound, proved or given, or
 * by an exclusion that began elsewhere. The account is excluded for what is left of it, and told so. A
 * namesake born on the same day is asked for a verification.
 */
export async function meetExclusions(
  context: Context,
  tx: Transaction,
  memberId: string,
): Promise<void> {
  const { merchant, clock } = context;
  const now = clock.now();
  const found = await exclusionsOf(
    tx,
    merchant.code,
    await provenHashes(tx, merchant.code, memberId),
  );
  // Whose time is over has served it, and ends it where it began.
  const held = found.filter(({ until }) => until === null || until > now);
  const sure = held.find(isSure);
  if (sure) await exclude(context, tx, memberId, sure);
  else if (held.length > 0) await askForIdentity(context, tx, memberId);
}

async function exclude(
  context: Context,
  tx: Transaction,
  memberId: string,
  { scope, until }: Pick<BreakRow, "scope" | "until">,
): Promise<void> {
  const wanted = { scope, until, by: "platform" } as const;
  const { isNew } = await takeExclusion(context, tx, memberId, wanted);
  if (isNew) await writeMessage(context, tx, memberId, "exclusionKnown", {});
}

/**
 * Excludes the person's other accounts: those of the same merchant, and at every brand for an
 * exclusion of the operator's. A shorter exclusion is lengthened. Namesakes born on the same day are
 * asked for a verification. One transaction for each merchant.
 */
export async function excludeOthers(
  context: Context,
  { merchant: own, member, scope, until }: BreakRow,
  hashes: readonly PersonHash[],
): Promise<void> {
  if (hashes.length === 0) return;
  const { store } = context;
  const codes =
    scope === "merchant"
      ? [{ code: own }]
      : await store.db.select({ code: merchants.code }).from(merchants);
  for (const { code } of codes) {
    const there: Context = { ...context, merchant: { ...context.merchant, code }, actor: null };
    await store.inMerchant(code, async (tx) => {
      const found = await tx
        .selectDistinct({ id: personHashes.member, kind: personHashes.kind })
        .from(personHashes)
        .where(
          and(
            eq(personHashes.merchant, code),
            hasOneOf(personHashes, hashes),
            ...(code === own ? [ne(personHashes.member, member)] : []),
          ),
        );
      const sure = new Set(found.filter(isSure).map(({ id }) => id));
      for (const id of sure) {
        await exclude(there, tx, id, { scope, until });
        await endSessions(there, tx, id);
      }
      const namesakes = new Set(found.map(({ id }) => id).filter((id) => !sure.has(id)));
      for (const id of namesakes) await askForIdentity(there, tx, id);
    });
  }
}
