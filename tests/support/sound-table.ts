import { afterEach, expect } from "vitest";
import { verifyLedger } from "#platform/money/ledger/verify-ledger.ts";
import { freshTable } from "./vendor.ts";

export type Table = Awaited<ReturnType<typeof freshTable>>;

/** For a test file: makes players at one game each. After each test their books must be sound. */
export function soundTables() {
  const tables: Table[] = [];
  afterEach(async () => {
    for (const { store, merchant } of tables.splice(0))
      expect(await verifyLedger(store.db, merchant.code)).toEqual([]);
  });
  return async (options: Parameters<typeof freshTable>[0] = {}): Promise<Table> => {
    const made = await freshTable(options);
    tables.push(made);
    return made;
  };
}
