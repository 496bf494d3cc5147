import { isDeepStrictEqual } from "node:util";
import { and, desc, eq } from "drizzle-orm";
import { CONFIG_AREAS, type ConfigArea } from "../../../contract/staff/merchant/config-areas.ts";
import type { Transaction } from "../../../store/open-store.ts";
import { configVersions } from "../../../store/schema/config.ts";
import { merchants } from "../../../store/schema/merchant.ts";
import { currentBody } from "./body.ts";

/** The maker of versions that no member of staff made. */
export const PLATFORM = "platform";

export type Made = {
  by: string;
  at: Date;
  /** The second member of staff, where two must agree. */
  approvedBy?: string;
};

/**
 * Adds a version of each area whose current terms differ from its last version. Changes of one
 * merchant wait for each other, so no number is given twice. An area whose terms cannot be read
 * gets no version.
 */
export async function keepVersions(tx: Transaction, merchant: string, made: Made): Promise<void> {
  const [held] = await tx
    .select({ createdAt: merchants.createdAt })
    .from(merchants)
    .where(eq(merchants.code, merchant))
    .for("no key update");
  if (held) for (const area of CONFIG_AREAS) await keepOne(tx, { merchant, area, ...held }, made);
}

type Of = { merchant: string; area: ConfigArea; createdAt: Date };

async function keepOne(tx: Transaction, { merchant, area, createdAt }: Of, made: Made) {
  const body = await currentBody(tx, merchant, area);
  const [last] = await tx
    .select()
    .from(configVersions)
    .where(and(eq(configVersions.merchant, merchant), eq(configVersions.area, area)))
    .orderBy(desc(configVersions.version))
    .limit(1);
  if (body === null || (last && isDeepStrictEqual(last.body, body))) return;
  await tx.insert(configVersions).values({
    ...{ merchant, area, body },
    version: (last?.version ?? 0) + 1,
    // The clocks of two servers differ a little; versions follow each other all the same.
    effectiveFrom: last ? later(last.effectiveFrom, made.at) : earlier(createdAt, made.at),
    madeBy: made.by,
    approvedBy: made.approvedBy ?? null,
    createdAt: made.at,
  });
}

const later = (one: Date, other: Date) => (one > other ? one : other);
const earlier = (one: Date, other: Date) => (one < other ? one : other);
