import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { bytes } from "./bytes.ts";
import { members } from "./merchant.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });
const ofMember = () => ({ merchant: text().notNull(), memberId: text("member_id").notNull() });
const toMember = (table: { merchant: never; memberId: never }) =>
  foreignKey({
    columns: [table.merchant, table.memberId],
    foreignColumns: [members.merchant, members.id],
  });

/** Where a member has logged in from: a browser by its token, and its network. */
export const knownDevices = pgTable(
  "known_devices",
  {
    ...ofMember(),
    id: text().notNull(),
    /** SHA-256 of the token in the browser's cookie. Each login makes a new token. */
    tokenHash: text("token_hash").notNull(),
    /** SHA-256 of the device's last known network. */
    addressKey: text("address_key").notNull(),
    createdAt: instant("created_at").notNull(),
    lastSeenAt: instant("last_seen_at").notNull(),
    /** Until then the member needs no second factor on this device. */
    trustedUntil: instant("trusted_until"),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    toMember(table as never),
    uniqueIndex("known_devices_token").on(table.merchant, table.memberId, table.tokenHash),
    index("known_devices_hash").on(table.merchant, table.tokenHash),
  ],
);

/** The shared secret of an authenticator app. It counts after a code has confirmed it. */
export const totpSecrets = pgTable(
  "totp_secrets",
  {
    ...ofMember(),
    /** Encrypted with the platform's data key. */
    secret: text().notNull(),
    confirmedAt: instant("confirmed_at"),
    /** The newest time step of a used code, so that no code works twice. */
    lastStep: integer("last_step").notNull().default(0),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.memberId] }), toMember(table as never)],
);

export const recoveryCodes = pgTable(
  "recovery_codes",
  { ...ofMember(), codeHash: text("code_hash").notNull(), usedAt: instant("used_at") },
  (table) => [
    primaryKey({ columns: [table.merchant, table.memberId, table.codeHash] }),
    toMember(table as never),
  ],
);

/** The public key of a passkey. A device or a password manager keeps the private one. */
export const passkeys = pgTable(
  "passkeys",
  {
    ...ofMember(),
    /** The credential's id as the browser knows it. */
    id: text().notNull(),
    name: text().notNull(),
    publicKey: bytes("public_key").notNull(),
    counter: bigint({ mode: "number" }).notNull(),
    transports: text().array().notNull(),
    /** The host that the passkey was made at and works at. */
    rpId: text("rp_id").notNull(),
    isBackedUp: boolean("is_backed_up").notNull(),
    createdAt: instant("created_at").notNull(),
    lastUsedAt: instant("last_used_at"),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    toMember(table as never),
    index("passkeys_member").on(table.merchant, table.memberId),
  ],
);

/** What a browser was asked to sign. Answered once, within minutes. */
export const passkeyRequests = pgTable(
  "passkey_requests",
  {
    merchant: text().notNull(),
    /** SHA-256 of the id that the browser holds. */
    idHash: text("id_hash").notNull(),
    /** Null when any member's passkey may answer: a login without a name. */
    memberId: text("member_id"),
    purpose: text({ enum: ["add", "login", "challenge"] }).notNull(),
    challenge: text().notNull(),
    rpId: text("rp_id").notNull(),
    origin: text().notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.idHash] })],
);

/** A login with a correct password that waits for a second proof. */
export const loginChallenges = pgTable(
  "login_challenges",
  {
    ...ofMember(),
    /** SHA-256 of the id that the browser holds. */
    idHash: text("id_hash").notNull(),
    /** How the first factor was proved. It becomes the kind of the session. */
    kind: text().notNull().default("password"),
    /**
     * The member asked to be remembered in this browser. It is kept here, where nobody can add it.
     */
    isRemembered: boolean("is_remembered").notNull().default(false),
    tries: integer().notNull().default(0),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    answeredAt: instant("answered_at"),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.idHash] }), toMember(table as never)],
);

/** A session whose holder has just proved their identity again. Valid for a few minutes. */
export const sessionProofs = pgTable(
  "session_proofs",
  {
    merchant: text().notNull(),
    sessionId: text("session_id").notNull(),
    at: instant("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.sessionId] })],
);

/** A letter's link for a new password. Only the hash is stored; it works once. */
export const resetLinks = pgTable(
  "reset_links",
  {
    ...ofMember(),
    tokenHash: text("token_hash").notNull(),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.tokenHash] }), toMember(table as never)],
);
