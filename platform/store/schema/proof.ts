import {
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import { members } from "./merchant.ts";

/** Codes sent to a phone or an address. The newest per purpose and target counts. */
export const verificationCodes = pgTable(
  "verification_codes",
  {
    merchant: text().notNull(),
    id: text().notNull(),
    purpose: text({
      enum: ["login", "register", "reset", "challenge", "bind", "step-up"],
    }).notNull(),
    channel: text({ enum: ["mobile", "email"] }).notNull(),
    /** A keyed hash, like the code's: six digits are quickly guessed from a plain one. */
    targetHash: text("target_hash").notNull(),
    codeHash: text("code_hash").notNull(),
    /** The owner of the code, if known when it was sent. */
    memberId: text("member_id"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    usedAt: timestamp("used_at", { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    index("verification_codes_target").on(table.merchant, table.targetHash, table.createdAt),
  ],
);

/** Pictures of a word to type. Each is answered once. */
export const captchas = pgTable(
  "captchas",
  {
    merchant: text().notNull(),
    id: text().notNull(),
    /** Keyed hashes of the letters in the picture and of the answer to its question in words. */
    wordHash: text("word_hash").notNull(),
    answerHash: text("answer_hash").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    usedAt: timestamp("used_at", { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    index("captchas_expires").on(table.merchant, table.expiresAt),
  ],
);

/** Remembered browsers: an id to find them and the hash of a secret that changes at each use. */
export const rememberTokens = pgTable(
  "remember_tokens",
  {
    merchant: text().notNull(),
    /** The family's id: constant from the login until its end. */
    id: text().notNull(),
    memberId: text("member_id").notNull(),
    secretHash: text("secret_hash").notNull(),
    /** The previous secret's hash, for a browser that sends two requests at once. */
    formerHash: text("former_hash"),
    rotations: integer().notNull().default(0),
    rotatedAt: timestamp("rotated_at", { withTimezone: true }).notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    endedAt: timestamp("ended_at", { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    index("remember_tokens_member").on(table.merchant, table.memberId),
    foreignKey({
      columns: [table.merchant, table.memberId],
      foreignColumns: [members.merchant, members.id],
    }),
  ],
);
