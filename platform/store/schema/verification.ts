import { sql } from "drizzle-orm";
import {
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import {
  DOCUMENT_KINDS,
  PICTURE_SIDES,
  REFUSED_FOR,
  VERIFICATION_STATES,
} from "../../contract/members/verification-kinds.ts";
import { merchants } from "./merchant.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Each request to verify a member's identity and its one decision. The newest counts. */
export const verifications = pgTable(
  "verifications",
  {
    merchant: text()
      .notNull()
      .references(() => merchants.code),
    /** Our reference at the provider. */
    id: text().notNull(),
    member: text().notNull(),
    state: text({ enum: VERIFICATION_STATES }).notNull(),
    documentKind: text("document_kind", { enum: DOCUMENT_KINDS }).notNull(),
    /** Null when the merchant has no provider, so that staff decide. */
    provider: text({ enum: ["mockid"] }),
    reason: text({ enum: REFUSED_FOR }),
    askedAt: instant("asked_at").notNull(),
    decidedAt: instant("decided_at"),
    /** The member of staff; null when the provider decided. */
    decidedBy: text("decided_by"),
    /** What staff wrote about their decision. */
    note: text(),
    /** When a verified identity must be verified again. */
    validUntil: instant("valid_until"),
    /** When the provider is asked next. */
    dueAt: instant("due_at"),
    asked: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    uniqueIndex("verifications_pending")
      .on(table.merchant, table.member)
      .where(sql`${table.state} = 'PENDING'`),
    index("verifications_member").on(table.merchant, table.member, table.askedAt),
    index("verifications_state").on(table.merchant, table.state, table.askedAt),
    index("verifications_due")
      .on(table.merchant, table.dueAt)
      .where(sql`${table.state} = 'PENDING'`),
  ],
);

/** Pictures of documents that a member sent for staff, until their date. */
export const verificationPictures = pgTable(
  "verification_pictures",
  {
    merchant: text()
      .notNull()
      .references(() => merchants.code),
    id: text().notNull(),
    member: text().notNull(),
    side: text({ enum: PICTURE_SIDES }).notNull(),
    contentType: text("content_type", { enum: ["image/png", "image/jpeg"] }).notNull(),
    /** The redrawn picture in base64, sealed with the platform's data key. */
    sealed: text().notNull(),
    sentAt: instant("sent_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    index("verification_pictures_member").on(table.merchant, table.member, table.sentAt),
    index("verification_pictures_expiry").on(table.merchant, table.expiresAt),
  ],
);
