import type { Role } from "../../contract/staff/roles.ts";
import type { Context, Secrets } from "../../core/context.ts";
import type { Carriers } from "../../core/outbox/merchant-sender.ts";
import type { Senders } from "../../core/outbox/send-outgoing.ts";
import type { SealKeys } from "../../core/seal/seal-text.ts";

/** A person who is logged in, with the grants in force at this moment. */
export type Person = {
  id: string;
  name: string;
  email: string;
  sessionId: string;
  grants: readonly { merchant: string; role: Role; until: Date | null }[];
};

/** The first argument of a verb at the office's door. */
export type Desk = Pick<
  Context,
  "store" | "clock" | "random" | "clientAddress" | "userAgent" | "requestId" | "idempotencyKey"
> & {
  secrets: Secrets;
  /** Reaches gateways and vendors. */
  outside: Context["outside"];
  /** The platform's carriers of messages, and the maker of a merchant's own. */
  senders?: Senders | undefined;
  carriers?: Carriers | undefined;
  /** The office's address for browsers, without a path. Passkeys belong to its host. */
  officeOrigin: string;
  /** Null for calls with access "office". */
  person: Person | null;
};

/** Stands in place of a merchant: for grants at every merchant, and for seals of the office's own. */
export const EVERYWHERE = "*";

/** The person that the http layer guarantees for calls with access "staff". */
export function requirePerson({ person }: Desk): Person {
  if (!person) throw new Error("a staff call without a person");
  return person;
}

/** The context for seals of what belongs to the office. */
export const sealAt = ({ secrets, random }: Pick<Desk, "random"> & { secrets: SealKeys }) => ({
  secrets,
  random,
  merchant: { code: EVERYWHERE },
});
