import { and, eq, gt, inArray } from "drizzle-orm";
import { Refusal } from "../../contract/wire/refusal.ts";
import type { Context } from "../../core/context.ts";
import type { Transaction } from "../../store/open-store.ts";
import { members } from "../../store/schema/merchant.ts";
import { personHashes } from "../../store/schema/person-hash.ts";
import { hasOneOf, isSure, type PersonHash } from "./person-hashes.ts";

/** As long as the longest break that ends by itself, so that closing an account undoes none. */
const CLOSED_DAYS = 30;

/** Refuses with closed_recently a newcomer whose account here was closed within thirty days. */
export async function requireNotJustClosed(
  { merchant: { code }, clock }: Context,
  tx: Transaction,
  hashes: readonly PersonHash[],
): Promise<void> {
  const sure = hashes.filter(isSure);
  if (sure.length === 0) return;
  const since = new Date(clock.now().getTime() - CLOSED_DAYS * 24 * 3_600_000);
  const known = tx
    .select({ member: personHashes.member })
    .from(personHashes)
    .where(and(eq(personHashes.merchant, code), hasOneOf(personHashes, sure)));
  const closed = await tx.$count(
    members,
    and(eq(members.merchant, code), gt(members.closedAt, since), inArray(members.id, known)),
  );
  if (closed > 0) {
    throw new Refusal("closed_recently", { status: 403, details: { days: CLOSED_DAYS } });
  }
}
