import { and, asc, eq, gt, sql } from "drizzle-orm";
import { memberFacts } from "../../../../club/campaigns/member-facts.ts";
import { type Audience, isInAudience } from "../../../../domain/club/campaign-audience.ts";
import type { Reader, Store } from "../../../../store/open-store.ts";
import { members } from "../../../../store/schema/merchant.ts";

const PAGE = 500;

type Of = { merchant: string; audience: Audience; now: Date };

/** The audience as it is now in pages of ids, without those who may not be given anything. */
export async function* audiencePages(store: Store, of: Of): AsyncGenerator<string[]> {
  for (let after: string | undefined = ""; after !== undefined; ) {
    const ids: string[] = await store.reading(of.merchant, (reader) =>
      pageAfter(reader, of, after!),
    );
    const last: string | undefined = ids.length === PAGE ? ids.at(-1) : undefined;
    yield await store.reading(of.merchant, (reader) => amongAudience(reader, of, ids));
    after = last;
  }
}

async function pageAfter(reader: Reader, { merchant, now }: Of, after: string): Promise<string[]> {
  const rows = await reader
    .select({ id: members.id })
    .from(members)
    .where(
      and(
        eq(members.merchant, merchant),
        gt(members.id, after),
        sql`gift_receiver(${merchant}, ${members.id}, ${now.toISOString()}::timestamptz)`,
      ),
    )
    .orderBy(asc(members.id))
    .limit(PAGE);
  return rows.map(({ id }) => id);
}

/** Those of the ids that are of the audience, in their order. */
export async function amongAudience(
  reader: Reader,
  { merchant, audience, now }: Of,
  ids: readonly string[],
): Promise<string[]> {
  const facts = await memberFacts(reader, merchant, ids);
  return ids.filter((id) => isInAudience(audience, facts.get(id)!, now));
}
