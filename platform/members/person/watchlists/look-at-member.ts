import { isDeepStrictEqual } from "node:util";
import { and, eq } from "drizzle-orm";
import type { Watchlists } from "../../../core/access/watchlists.ts";
import { record } from "../../../core/audit/record.ts";
import type { Context } from "../../../core/context.ts";
import { newReference } from "../../../core/new-reference.ts";
import type { SealContext } from "../../../core/seal/seal-text.ts";
import type { ListHit } from "../../../domain/person/watchlist.ts";
import type { Store, Transaction } from "../../../store/open-store.ts";
import { members } from "../../../store/schema/merchant.ts";
import { watchChecks, watchHits } from "../../../store/schema/watchlist.ts";
import { personOf } from "../person-hashes.ts";
import { applyHold } from "./hold.ts";

export type LookContext = SealContext &
  Pick<Context, "clock" | "random"> & { store: Store; merchant: { code: string } };

/** A job looks too, so there is no session and no address to record. */
const NO_REQUEST = {
  actor: null,
  clientAddress: "",
  clientCountry: null,
  userAgent: "",
  requestId: "watchlists",
};

/**
 * Looks a member up in the lists, outside of any transaction, and keeps what they say. A new sanction
 * holds the account. An entry that staff dismissed stays dismissed. A person who changed meanwhile is
 * looked up the next time. Each look stands in the audit, in words that name no list.
 */
export async function lookAtMember(
  context: LookContext,
  lists: Watchlists,
  memberId: string,
): Promise<void> {
  const { store, merchant } = context;
  const own = and(eq(members.merchant, merchant.code), eq(members.id, memberId));
  const [row] = await store.reading(merchant.code, (reader) =>
    reader.select().from(members).where(own),
  );
  if (!row) return;
  const person = personOf(context, row);
  const version = await lists.version();
  const hits = await lists.find(person);
  await store.inMerchant(merchant.code, async (tx) => {
    const [now] = await tx.select().from(members).where(own).for("update");
    if (now && isDeepStrictEqual(personOf(context, now), person)) {
      await keep(context, tx, memberId, { version, hits });
    }
  });
}

type Answer = { version: string; hits: readonly ListHit[] };

async function keep(
  context: LookContext,
  tx: Transaction,
  member: string,
  { version, hits }: Answer,
): Promise<void> {
  const { merchant, clock, random } = context;
  const now = clock.now();
  const same = { merchant: merchant.code, member };
  await tx
    .insert(watchChecks)
    .values({ ...same, version, askedAt: now })
    .onConflictDoUpdate({
      target: [watchChecks.merchant, watchChecks.member],
      set: { version, askedAt: now },
    });
  const rows = hits.map((hit) => ({
    ...{ ...same, ...hit, id: newReference(random, "L"), foundAt: now },
  }));
  const fresh =
    rows.length > 0
      ? await tx.insert(watchHits).values(rows).onConflictDoNothing().returning()
      : [];
  if (fresh.some(({ kind }) => kind === "sanction")) {
    await applyHold(tx, { merchant: merchant.code, memberId: member }, now);
  }
  const details = { hits: hits.length, new: fresh.length };
  await record({ ...NO_REQUEST, ...context }, tx, {
    ...{ action: "personLook", memberId: member, details },
  });
}
