import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { ConfigArea } from "../../../contract/staff/merchant/config-areas.ts";
import { formatAmount } from "../../../domain/money.ts";
import type { Reader } from "../../../store/open-store.ts";
import { merchants } from "../../../store/schema/merchant.ts";
import { AREAS } from "./areas.ts";

export type Body = Record<string, unknown>;
type Area = { schema: z.ZodType; read?: (reader: Reader, merchant: string) => Promise<unknown> };

/** Data as JSON has it: amounts as "100.00", instants in ISO 8601. */
function plain(value: unknown): unknown {
  if (typeof value === "bigint") return formatAmount(value);
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(plain);
  if (value === null || typeof value !== "object") return value;
  const known = Object.entries(value).filter(([, one]) => one !== undefined);
  return Object.fromEntries(known.map(([key, one]) => [key, plain(one)]));
}

/** An area's terms as they stand now, whole; null when they cannot be read. */
export async function currentBody(
  reader: Reader,
  merchant: string,
  name: ConfigArea,
): Promise<Body | null> {
  const { schema, read = readSettings }: Area = AREAS[name];
  const parsed = schema.safeParse(plain(await read(reader, merchant)));
  return parsed.success ? (plain(parsed.data) as Body) : null;
}

async function readSettings(reader: Reader, merchant: string): Promise<unknown> {
  const [row] = await reader
    .select({ settings: merchants.settings })
    .from(merchants)
    .where(eq(merchants.code, merchant));
  return row?.settings ?? {};
}
