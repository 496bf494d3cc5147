import { sql } from "drizzle-orm";
import type { Store } from "../../store/open-store.ts";
import type { WorkNote } from "../../store/work/work-notes.ts";
import type { Kind } from "./kind.ts";

/** What is due over all merchants, asked in one statement. */
export async function findDue(
  { store, clock }: { store: Store; clock: { now(): Date } },
  kinds: readonly Kind[],
): Promise<WorkNote[]> {
  const readers = kinds.flatMap(({ reads }) => (reads ? [reads] : []));
  const everywhere = kinds.filter(({ isEverywhere }) => isEverywhere).map(({ name }) => name);
  const { rows } = await store.db.execute<WorkNote>(sql`
    select merchant, about from work_due(${clock.now().toISOString()}::timestamptz,
      ${sql.param(readers)}::text[], ${sql.param(everywhere)}::text[])`);
  return rows.filter(({ about }) => kinds.some((kind) => isAbout(kind, about)));
}

/** True when that kind is meant, by its name or by what grew. */
export const isAbout = ({ name, after = [] }: Kind, about: string): boolean =>
  name === about || (after as readonly string[]).includes(about);
