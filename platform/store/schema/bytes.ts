import { customType } from "drizzle-orm/pg-core";

/** PostgreSQL's bytea: hashes of tokens and of the ledger's chain. */
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({
  dataType: () => "bytea",
});
