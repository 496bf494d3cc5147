import { z } from "zod";
import { Refusal } from "../../contract/wire/refusal.ts";
import type { PlatformParts } from "../../core/platform-parts.ts";
import type { OfficeRoute } from "../../staff/office-route.ts";
import type { Person } from "../../staff/people/desk.ts";
import { requireGrant } from "../../staff/people/require-grant.ts";
import type { RequestCaller } from "../caller/caller.ts";
import { parseInput } from "../read-input.ts";

/** Where the office is served when nothing else is said. */
const OFFICE = "http://office.localhost:3000";

type Parts = Pick<
  PlatformParts,
  "store" | "clock" | "random" | "secrets" | "officeOrigin" | "outside" | "senders" | "carriers"
>;
export type AtOffice = {
  /** The merchant's code, or "*" for what concerns all of them. */
  merchant: string;
  /** The person who is logged in; null at the office's door. */
  person: Person | null;
  caller: Pick<RequestCaller, "clientAddress" | "userAgent" | "requestId">;
  /** The key of a call that moves money; null for others. */
  key: () => string | null;
  /** Reads the input in its form on the wire, and the key, after the guard let the person in. */
  read: () => Promise<unknown>;
};

/**
 * Runs one call of the office, asked over HTTP or by a terminal, and returns its value in the form of
 * the wire. Refuses with not_logged_in, with no_permission at this merchant, or with invalid_input.
 */
export async function runAtOffice(
  parts: Parts,
  { call, verb }: OfficeRoute,
  { merchant, person, caller, key, read }: AtOffice,
): Promise<unknown> {
  if (call.access === "staff" && !person) throw new Refusal("not_logged_in", { status: 401 });
  if (call.permission && person) requireGrant(person, call.permission, merchant);
  const { store, clock, random, secrets, outside, officeOrigin = OFFICE } = parts;
  const { clientAddress, userAgent, requestId } = caller;
  const desk = {
    ...{ store, clock, random, secrets, outside, officeOrigin, person, merchant },
    ...{ senders: parts.senders, carriers: parts.carriers },
    ...{ clientAddress, userAgent, requestId, idempotencyKey: key() },
  };
  const value = await verb(desk, parseInput(call, await read()) as never);
  return z.encode(call.value, value as never);
}
