import { bigint, smallint } from "drizzle-orm/pg-core";
import { bytes } from "./bytes.ts";

/** A row's place in its chain, and the hash of its content and of every row before it. */
export const chained = () => ({
  /** A merchant's log is 64 chains, so that no row is locked by every writer. */
  shard: smallint().notNull(),
  /** Counts from 1 within the chain, without a gap. */
  number: bigint({ mode: "number" }).notNull(),
  hash: bytes().notNull(),
});
