import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { inArray, sql } from "drizzle-orm";
import type { Store } from "../store/open-store.ts";
import { merchants } from "../store/schema/merchant.ts";
import { type DemoAccount, demoAccounts } from "./demo-accounts.ts";
import { demoBrands } from "./demo-brands.ts";
import type { SeedOptions } from "./seed-demo.ts";

/** Every source of the demonstration's rows. */
const SOURCES = ["platform/demo", "platform/contract", "vendors"];
const ROOT = join(import.meta.dirname, "../..");

/**
 * Seeds the demonstration unless its rows came from these very sources with these origins. Most
 * starts have nothing to do, and rewriting two thousand rows takes a second. Returns the accounts
 * for logging in.
 */
export async function seedIfChanged(store: Store, options: SeedOptions): Promise<DemoAccount[]> {
  const { studioOrigin, mockpayOrigin, secrets, merchants: files } = options;
  const seededBy = await fingerprintOf([
    ...[studioOrigin, mockpayOrigin, secrets !== undefined, files],
  ]);
  const codes = demoBrands(options).map(({ code }) => code);
  const known = await store.db
    .select({ code: merchants.code })
    .from(merchants)
    .where(
      sql`${inArray(merchants.code, codes)} and ${merchants.settings}->>'seededBy' = ${seededBy}`,
    );
  if (known.length === codes.length) {
    return codes.flatMap((code) => demoAccounts(code, secrets !== undefined));
  }
  const { seedDemo } = await import("./seed-demo.ts");
  return seedDemo(store, { ...options, seededBy });
}

async function fingerprintOf(options: readonly unknown[]): Promise<string> {
  const hash = createHash("sha256").update(JSON.stringify(options));
  for (const source of SOURCES) {
    const folder = join(ROOT, source);
    const names = (await readdir(folder, { recursive: true })).filter(isSource).sort();
    const texts = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
    for (const [index, text] of texts.entries()) hash.update(`\0${names[index]}\0${text}`);
  }
  return hash.digest("hex");
}

const isSource = (name: string) => name.endsWith(".ts") && !name.endsWith(".test.ts");
