import type { Call } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import type { PlatformParts } from "../../core/platform-parts.ts";
import { findPerson } from "../../staff/people/find-person.ts";
import type { MerchantDesk } from "../../staff/people/manage-people.ts";
import { requireGrant } from "../../staff/people/require-grant.ts";
import type { RequestCaller } from "../caller/caller.ts";

/** Where the office is served when nothing else is said. */
const OFFICE = "http://office.localhost:3000";

type Asked = { merchant: string; token: string | undefined; caller: RequestCaller };

/**
 * The context of a call at the office's door. Only a session of staff opens it: a member's token
 * finds nobody here. Refuses with not_logged_in, or with no_permission at this merchant.
 */
export async function deskOf(
  parts: PlatformParts,
  { access, permission }: Call,
  { merchant, token, caller }: Asked,
): Promise<MerchantDesk> {
  const { store, clock, random, secrets, officeOrigin = OFFICE } = parts;
  const person = access === "staff" ? await findPerson(parts, token) : null;
  if (access === "staff" && !person) throw new Refusal("not_logged_in", { status: 401 });
  if (permission && person) requireGrant(person, permission, merchant);
  const { clientAddress, userAgent, requestId } = caller;
  return {
    ...{ store, clock, random, secrets, officeOrigin, person, merchant },
    ...{ clientAddress, userAgent, requestId },
  };
}
