import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FLAGS, siteStatus, type WhitelabelNode } from "#platform/contract/core/site.ts";
import { Refusal } from "#platform/contract/wire/refusal.ts";
import { send } from "#platform/contract/wire/send.ts";
import { type MerchantRow, readMerchant } from "#platform/core/merchant/find-merchant.ts";
import { originOfSetting } from "#platform/staff/merchant/explain-terms.ts";
import { settingsOf } from "#platform/staff/merchant/merchant-settings.ts";
import type { StaffContext } from "#platform/staff/staff-context.ts";
import type { KnownBrand } from "../check/checks/check-data.ts";
import { WrongUse } from "../command.ts";

/** A source of a value, and the value there. */
export type Step = { from: string; value: unknown };

type StaffStore = Pick<StaffContext, "store">;

/** How to read the platform: a running one's address, or its database as staff use it. */
export type PlatformAt = { origin?: string | undefined; staff?: StaffStore | undefined };

const STATUSES = ["open", "maintenance", "blocked"];

/** A merchant's own values on the platform, with the defaults for missing ones. */
const COLUMNS: Readonly<Record<string, { standard: unknown; of(row: MerchantRow): unknown }>> = {
  status: { standard: "open", of: ({ status }) => STATUSES[status] },
  ageMin: { standard: 18, of: ({ ageMin }) => ageMin },
  "merchant.jurisdiction": { standard: undefined, of: ({ jurisdiction }) => jurisdiction },
  "merchant.currency": { standard: undefined, of: ({ currency }) => currency },
  "merchant.currencySymbol": { standard: undefined, of: ({ currencySymbol }) => currencySymbol },
};

export const platformKeys = (): string[] => [
  ...FLAGS.map((flag) => `flags.${flag}`),
  ...settingsOf({ settings: {} }).map(({ key }) => key),
  ...Object.keys(COLUMNS),
];

/**
 * The steps of a value that the platform stores, after those of the brand; none for any other
 * value. Throws WrongUse when the platform does not report the value.
 */
export async function platformSteps(
  brand: KnownBrand,
  key: string,
  isSaid: boolean,
  at: PlatformAt,
): Promise<Step[]> {
  const { staff, origin } = at;
  const row = staff && (await rowOf(brand, staff));
  const from = `platform: the merchant "${brand.data.merchant}", which has the last word`;
  if (key.startsWith("flags."))
    return flagSteps(brand, key.slice("flags.".length), isSaid, at, row);
  if (origin && key !== "status" && platformKeys().includes(key))
    throw new WrongUse(
      `A platform tells ${key} to nobody who asks at its address: explain ${brand.code} ${key} --database reads it.`,
    );
  const column = COLUMNS[key];
  if (column) {
    const standard = { from: "default: of a platform", value: column.standard };
    return [
      ...(column.standard === undefined && row ? [] : [standard]),
      ...(row ? [{ from, value: column.of(row) }] : []),
      ...(origin ? [await statusStep(brand, origin)] : []),
    ];
  }
  const find = (settings: MerchantRow["settings"]) =>
    settingsOf({ settings }).find((one) => one.key === key);
  const standard = find({});
  if (!standard) return [];
  const own = row && find(row.settings);
  return [
    { from: "default: of a platform, where the merchant says nothing", value: standard.value },
    ...(own?.isOwn
      ? [{ from: from + (await sinceWhen(brand, key, staff)), value: own.value }]
      : []),
  ];
}

/** Since when and by which member of staff, where the platform keeps it. */
async function sinceWhen({ data }: KnownBrand, key: string, staff: StaffStore | undefined) {
  const origin = staff && (await originOfSetting(staff, data.merchant, key));
  if (!origin) return "";
  const { area, version, effectiveFrom, madeBy } = origin;
  return `; since ${effectiveFrom.toISOString()} by ${madeBy} (${area}, version ${version})`;
}

async function rowOf({ code, data }: KnownBrand, { store }: StaffStore): Promise<MerchantRow> {
  const { merchant } = data;
  const row = await readMerchant(store, merchant).catch((error: unknown) => {
    if (!(error instanceof Refusal && error.code === "unknown_merchant")) throw error;
  });
  if (row) return row;
  throw new WrongUse(
    `The database has no merchant "${merchant}" of ${code}: npm start fills in a demonstration's; DATABASE_URL or DATA_DIR says where another lies.`,
  );
}

async function flagSteps(
  brand: KnownBrand,
  flag: string,
  isSaid: boolean,
  { origin }: PlatformAt,
  row: MerchantRow | undefined,
): Promise<Step[]> {
  if (!FLAGS.some((name) => name === flag)) return [];
  const steps: Step[] = [];
  if (!isSaid) steps.push({ from: "default: off until the platform says on", value: false });
  const begins = startFlags(brand);
  if (begins)
    steps.push({
      from: `brand: ${brand.folder}/merchant.json, until staff change it`,
      value: begins.includes(flag),
    });
  const tree = row?.whitelabel ?? (origin ? (await ask(brand, origin)).whitelabel : []);
  const said = saidIn(tree, flag, true);
  if (said !== undefined)
    steps.push({
      from: `platform: ${origin ?? "its database"}, which has the last word`,
      value: said,
    });
  return steps;
}

function startFlags({ root, folder }: KnownBrand): string[] | undefined {
  const file = join(root, folder, "merchant.json");
  if (!existsSync(file)) return undefined;
  return (JSON.parse(readFileSync(file, "utf8")) as { flags?: string[] }).flags;
}

async function statusStep(brand: KnownBrand, origin: string): Promise<Step> {
  const { status } = await ask(brand, origin);
  const from = `platform: ${origin}, as a visitor from here finds it, which has the last word`;
  return { from, value: STATUSES[status] };
}

async function ask({ data, code }: KnownBrand, origin: string) {
  const caller = { base: `${origin}/platform`, fetch, merchant: data.merchant, language: "es" };
  return send(caller, siteStatus, { url: data.hosts[0]! }).catch((error: Error) => {
    throw new WrongUse(`${origin} does not answer as ${code}'s platform does: ${error.message}`);
  });
}

/**
 * On or off as the site reads it. Undefined when the platform says nothing, so the brand's value
 * holds.
 */
function saidIn(nodes: WhitelabelNode[], flag: string, isAboveOn: boolean): boolean | undefined {
  for (const { modId, enabled, childrenNodes } of nodes) {
    const isOn = isAboveOn && enabled === "1";
    const said = modId === flag ? isOn : saidIn(childrenNodes, flag, isOn);
    if (said !== undefined) return said;
  }
  return undefined;
}
