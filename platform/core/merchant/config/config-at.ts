import { and, desc, eq, sql } from "drizzle-orm";
import type { z } from "zod";
import type { ConfigArea } from "../../../contract/staff/merchant/config-areas.ts";
import { prepared, type Reader } from "../../../store/open-store.ts";
import { configVersions } from "../../../store/schema/config.ts";
import { AREAS, type TermsOf } from "./areas.ts";
import { currentBody } from "./body.ts";

export type Config<Name extends ConfigArea> = {
  version: number;
  /** Since when; null for terms without a stored version. */
  since: Date | null;
  terms: TermsOf<Name>;
};

/**
 * The terms of an area that were in force at `at`, with their version. What results from them
 * stores that number. An instant before the first version gives version 1. A merchant without
 * versions never changed its terms, so its current ones are version 1.
 */
export async function configAt<Name extends ConfigArea>(
  reader: Reader,
  merchant: string,
  name: Name,
  at: Date,
): Promise<Config<Name>> {
  const [row] = await versionAt(reader).execute({ merchant, area: name, at: at.toISOString() });
  const stored = row?.body ?? (await currentBody(reader, merchant, name)) ?? {};
  const schema: z.ZodType = AREAS[name].schema;
  return {
    version: row?.version ?? 1,
    since: row?.effectiveFrom ?? null,
    terms: schema.parse(stored) as TermsOf<Name>,
  };
}

const versionAt = prepared((reader) => {
  const { merchant, area, version, effectiveFrom, body } = configVersions;
  const isInForce = sql`${effectiveFrom} <= ${sql.placeholder("at")}::timestamptz`;
  return reader
    .select({ version, effectiveFrom, body })
    .from(configVersions)
    .where(and(eq(merchant, sql.placeholder("merchant")), eq(area, sql.placeholder("area"))))
    .orderBy(
      sql`${isInForce} desc`,
      desc(sql`case when ${isInForce} then 1 else -1 end * ${version}`),
    )
    .limit(1)
    .prepare("config_version");
});
