import { z } from "zod";
import { call, nothing } from "../../wire/call.ts";
import { instant } from "../../wire/money.ts";

const name = z.string().min(1).max(40);
const secret = z.string().min(1).max(4_000);

/** Names and ages of the merchant's secrets, without the secrets. */
export const staffSecretList = call({
  name: "staffSecretList",
  method: "GET",
  path: "/staff/secrets",
  access: "staff",
  permission: "secret.list",
  line: "secret list <merchant>",
  input: z.object({}),
  value: z.array(z.object({ kind: z.string(), name: z.string(), since: instant })),
});

/** Stores a vendor's secret. A second one verifies until the first is dropped. */
export const staffSecretVendor = call({
  name: "staffSecretVendor",
  method: "POST",
  path: "/staff/secrets/vendor",
  access: "staff",
  permission: "secret.set",
  sealed: true,
  line: "secret vendor <merchant> <vendor>",
  input: z.object({ vendor: name, secret }),
  value: nothing,
});

/** Stores the account with a gateway in place of the one before. */
export const staffSecretGateway = call({
  name: "staffSecretGateway",
  method: "POST",
  path: "/staff/secrets/gateway",
  access: "staff",
  permission: "secret.set",
  sealed: true,
  line: "secret gateway <merchant> <gateway>",
  input: z.object({
    gateway: z.enum(["dlocal", "dlocal-sandbox", "trongrid"]),
    /** For dlocal three lines: login, trans key, secret key. */
    secret,
  }),
  value: nothing,
});

/** Stores the merchant's own mail server or gateway for text messages in place of the one before. */
export const staffSecretSender = call({
  name: "staffSecretSender",
  method: "POST",
  path: "/staff/secrets/sender",
  access: "staff",
  permission: "secret.set",
  sealed: true,
  line: "secret sender <merchant> <sender>",
  input: z.object({
    sender: z.enum(["mail", "text"]),
    /** For mail "smtps://user:password@mail.example"; for text an address, and its key on a second line. */
    secret,
  }),
  value: nothing,
});

/** Drops a vendor's signing secret; the next one signs then. */
export const staffSecretDropOld = call({
  name: "staffSecretDropOld",
  method: "POST",
  path: "/staff/secrets/drop-old",
  access: "staff",
  permission: "secret.dropOld",
  line: "secret drop-old <merchant> <vendor>",
  input: z.object({ vendor: name }),
  value: nothing,
});

/**
 * Removes every secret of a vendor or a gateway, which then can neither call nor be called, or the
 * merchant's own mail server or gateway for text messages.
 */
export const staffSecretRemove = call({
  name: "staffSecretRemove",
  method: "POST",
  path: "/staff/secrets/remove",
  access: "staff",
  permission: "secret.remove",
  line: "secret <act> <merchant> <name>",
  input: z.object({ act: z.enum(["remove-vendor", "remove-gateway", "remove-sender"]), name }),
  value: z.object({ removed: z.int() }),
});

/**
 * Seals rows anew after a change of the master secret, or with `count` only counts those left. At "*"
 * it is every merchant and the office, at one merchant only that one.
 */
export const staffSecretReseal = call({
  name: "staffSecretReseal",
  method: "POST",
  path: "/staff/secrets/reseal",
  access: "staff",
  permission: "secret.set",
  line: "secret reseal",
  input: z.object({ count: z.enum(["yes", "no"]).default("no") }),
  value: z.object({
    /** Rows that MASTER_SECRET has not sealed. */
    left: z.int(),
    /** Where something was sealed or is left. */
    kinds: z.array(
      z.object({
        /** A merchant, or "office" for staff's own. */
        of: z.string(),
        kind: z.string(),
        sealed: z.int(),
        left: z.int(),
        /** Those of them that open with neither secret. */
        unreadable: z.int(),
      }),
    ),
  }),
});
