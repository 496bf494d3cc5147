import { and, asc, eq } from "drizzle-orm";
import { CONFIG_AREAS, type ConfigArea } from "../../contract/staff/merchant/config-areas.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { diffBodies, leaves, type TermChange } from "../../core/merchant/config/diff-bodies.ts";
import { findMerchant } from "../../core/merchant/find-merchant.ts";
import { configVersions } from "../../store/schema/config.ts";
import type { StaffContext } from "../staff-context.ts";

type Row = typeof configVersions.$inferSelect;

export type TermsVersion = Pick<
  Row,
  "version" | "effectiveFrom" | "madeBy" | "approvedBy" | "body"
> & {
  /** What differs from the version before; nothing at the first. */
  changes: TermChange[];
};

export const isConfigArea = (text: string): text is ConfigArea =>
  CONFIG_AREAS.some((area) => area === text);

/**
 * The versions of an area, oldest first: since when, by which member of staff, and what changed.
 * None for a merchant that never changed its terms. Refuses an unknown merchant with
 * unknown_merchant.
 */
export async function explainTerms(
  { store }: Pick<StaffContext, "store">,
  merchant: string,
  area: ConfigArea,
): Promise<TermsVersion[]> {
  await findMerchant(store, merchant);
  const rows = await store.inMerchant(merchant, (tx) =>
    tx
      .select()
      .from(configVersions)
      .where(and(eq(configVersions.merchant, merchant), eq(configVersions.area, area)))
      .orderBy(asc(configVersions.version)),
  );
  return rows.map(({ version, effectiveFrom, madeBy, approvedBy, body }, at) => {
    const before = rows[at - 1];
    const changes = before ? diffBodies(before.body, body) : [];
    return { version, effectiveFrom, madeBy, approvedBy, body, changes };
  });
}

/** What differs between two versions. Refuses with unknown_version. */
export async function compareTerms(
  context: Pick<StaffContext, "store">,
  merchant: string,
  area: ConfigArea,
  numbers: { from: number; to: number },
): Promise<TermChange[]> {
  const versions = await explainTerms(context, merchant, area);
  const [before, after] = [numbers.from, numbers.to].map((number) =>
    versions.find(({ version }) => version === number),
  );
  if (!before || !after) throw new Refusal("unknown_version", { status: 404 });
  return diffBodies(before.body, after.body);
}

export type TermOrigin = Pick<TermsVersion, "version" | "effectiveFrom" | "madeBy"> & {
  area: ConfigArea;
};

/**
 * The version that gave a setting its present value. Null where no version has it, because the
 * merchant never changed its terms.
 */
export async function originOfSetting(
  context: Pick<StaffContext, "store">,
  merchant: string,
  key: string,
): Promise<TermOrigin | null> {
  const area = areaOfSetting(key);
  const versions = await explainTerms(context, merchant, area);
  const valueIn = (one: TermsVersion | undefined) => new Map(leaves(one?.body ?? {})).get(key);
  const value = valueIn(versions.at(-1));
  if (value === undefined) return null;
  const found = versions.findLast((_one, at) => at === 0 || valueIn(versions[at - 1]) !== value)!;
  const { version, effectiveFrom, madeBy } = found;
  return { area, version, effectiveFrom, madeBy };
}

/** Settings of no area of their own are rules of the entrance. */
export function areaOfSetting(key: string): ConfigArea {
  const [first = ""] = key.split(".");
  if (first === "timeZone") return "withdrawals";
  return isConfigArea(first) ? first : "access";
}
