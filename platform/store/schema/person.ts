import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { ROLES } from "../../contract/staff/roles.ts";
import { bytes } from "./bytes.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** The people who work for the operator. They belong to no merchant; grants say where they act. */
export const staff = pgTable(
  "staff",
  {
    id: text().primaryKey(),
    name: text().notNull(),
    /** As invited, in lower case. */
    email: text().notNull(),
    /** The mailbox, in which capitals and tags do not count. */
    emailKey: text("email_key").notNull(),
    /** Digits only; null without a phone. */
    phone: text(),
    /** Empty until the person has accepted the invitation with a password. */
    passwordHash: text("password_hash").notNull().default(""),
    /** The authenticator app's secret, sealed with the platform's data key. */
    totpSealed: text("totp_sealed"),
    /** The newest time step of a used code, so that no code works twice. */
    totpStep: integer("totp_step").notNull().default(0),
    status: text({ enum: ["invited", "active", "ended"] }).notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("staff_email").on(table.email),
    index("staff_email_key").on(table.emailKey),
  ],
);

export const staffPasskeys = pgTable(
  "staff_passkeys",
  {
    staff: text()
      .notNull()
      .references(() => staff.id),
    /** The credential's id as the browser knows it. */
    id: text().notNull(),
    publicKey: bytes("public_key").notNull(),
    counter: bigint({ mode: "number" }).notNull(),
    transports: text().array().notNull(),
    isBackedUp: boolean("is_backed_up").notNull(),
    createdAt: instant("created_at").notNull(),
    lastUsedAt: instant("last_used_at"),
  },
  (table) => [
    primaryKey({ columns: [table.staff, table.id] }),
    index("staff_passkeys_id").on(table.id),
  ],
);

/** What an office browser was asked to sign. Answered once, within minutes. */
export const staffPasskeyRequests = pgTable("staff_passkey_requests", {
  /** SHA-256 of the id that the browser holds. */
  idHash: text("id_hash").primaryKey(),
  /** The person who adds a passkey; null for a login. */
  staff: text(),
  challenge: text().notNull(),
  expiresAt: instant("expires_at").notNull(),
});

/** A login of a person. Only the SHA-256 of the token is stored. */
export const staffSessions = pgTable(
  "staff_sessions",
  {
    id: text().primaryKey(),
    staff: text()
      .notNull()
      .references(() => staff.id),
    tokenHash: text("token_hash").notNull(),
    kind: text({ enum: ["invitation", "password", "passkey", "terminal"] }).notNull(),
    /** The browser's user agent, or the name of the terminal's machine. */
    device: text().notNull(),
    address: text().notNull(),
    createdAt: instant("created_at").notNull(),
    lastSeenAt: instant("last_seen_at").notNull(),
    /** The absolute end, whatever the person does. */
    expiresAt: instant("expires_at").notNull(),
    endedAt: instant("ended_at"),
  },
  (table) => [
    uniqueIndex("staff_sessions_token").on(table.tokenHash),
    index("staff_sessions_staff").on(table.staff, table.createdAt.desc()),
  ],
);

/** An address that makes its holder a member of staff, once. */
export const staffInvitations = pgTable("staff_invitations", {
  tokenHash: text("token_hash").primaryKey(),
  staff: text()
    .notNull()
    .references(() => staff.id),
  /** Offered to the person's authenticator app until the invitation is accepted. */
  totpSealed: text("totp_sealed").notNull(),
  until: instant("until").notNull(),
  usedAt: instant("used_at"),
  invitedBy: text("invited_by").notNull(),
  createdAt: instant("created_at").notNull(),
});

/** What a person may do where, and when. A grant is never changed; it only gets an end. */
export const staffGrants = pgTable(
  "staff_grants",
  {
    staff: text()
      .notNull()
      .references(() => staff.id),
    id: text().notNull(),
    /** A merchant's code, or "*" for all. */
    merchant: text().notNull(),
    role: text({ enum: ROLES }).notNull(),
    from: instant("from").notNull(),
    until: instant("until"),
    grantedBy: text("granted_by").notNull(),
    createdAt: instant("created_at").notNull(),
    endedBy: text("ended_by"),
  },
  (table) => [
    primaryKey({ columns: [table.staff, table.id] }),
    index("staff_grants_merchant").on(table.merchant, table.staff),
  ],
);

/** A terminal that waits for its person's yes on the office's page. */
export const staffTerminals = pgTable(
  "staff_terminals",
  {
    /** SHA-256 of the code that the terminal holds. */
    deviceHash: text("device_hash").primaryKey(),
    /** SHA-256 of the code that the terminal shows. */
    codeHash: text("code_hash").notNull(),
    device: text().notNull(),
    address: text().notNull(),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    /** The person who answered. */
    staff: text(),
    answer: text({ enum: ["yes", "no"] }),
    /** When the terminal fetched its token; it gets only one. */
    usedAt: instant("used_at"),
  },
  (table) => [uniqueIndex("staff_terminals_code").on(table.codeHash)],
);
