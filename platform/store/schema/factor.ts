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

/** Where a member has logged in from: a browser by its token, and the network it stood in. */
export const knownDevices = pgTable(
  "known_devices",
  {
    ...ofMember(),
    id: text().notNull(),
    /** SHA-256 of the token in the browser's cookie; a new one with each login. */
    tokenHash: text("token_hash").notNull(),
    /** SHA-256 of the network the device was last seen in. */
    addressKey: text("address_key").notNull(),
    createdAt: instant("created_at").notNull(),
    lastSeenAt: instant("last_seen_at").notNull(),
    /** Until then the member is not asked for a second factor on this device. */
    trustedUntil: instant("trusted_until"),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    toMember(table as never),
    uniqueIndex("known_devices_token").on(table.merchant, table.memberId, table.tokenHash),
    index("known_devices_hash").on(table.merchant, table.tokenHash),
  ],
);

/** The shared secret of an authenticator app; counts once a code confirmed it. */
export const totpSecrets = pgTable(
  "totp_secrets",
  {
    ...ofMember(),
    /** Encrypted with the platform's data key. */
    secret: text().notNull(),
    confirmedAt: instant("confirmed_at"),
    /** The newest time step whose code was used: no code works twice. */
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

/** A public key that a device or a password manager keeps the other half of. */
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

/** What a browser was asked to sign; answered once, within minutes. */
export const passkeyRequests = pgTable(
  "passkey_requests",
  {
    merchant: text().notNull(),
    /** SHA-256 of the id that the browser holds. */
    idHash: text("id_hash").notNull(),
    /** Null where anybody's passkey may answer: logging in without a name. */
    memberId: text("member_id"),
    purpose: text({ enum: ["add", "login", "challenge"] }).notNull(),
    challenge: text().notNull(),
    rpId: text("rp_id").notNull(),
    origin: text().notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.idHash] })],
);

/** A login whose password was right and which waits for something more. */
export const loginChallenges = pgTable(
  "login_challenges",
  {
    ...ofMember(),
    /** SHA-256 of the id that the browser holds. */
    idHash: text("id_hash").notNull(),
    /** How the first half was proved: the kind of session that is opened in the end. */
    kind: text().notNull().default("password"),
    /** The member asked to be remembered in this browser; kept here, where nobody can add it. */
    isRemembered: boolean("is_remembered").notNull().default(false),
    tries: integer().notNull().default(0),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    answeredAt: instant("answered_at"),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.idHash] }), toMember(table as never)],
);

/** A session whose holder has just proved again who they are; good for a few minutes. */
export const sessionProofs = pgTable(
  "session_proofs",
  {
    merchant: text().notNull(),
    sessionId: text("session_id").notNull(),
    at: instant("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.sessionId] })],
);

/** A letter's link to a new password: only the hash of what stands in it, used once. */
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
