import { admissionOf } from "#platform/contract/core/admission.ts";
import { siteStatus } from "#platform/contract/core/site.ts";
import type { ValueOf } from "#platform/contract/wire/call.ts";
import { type Caller, send } from "#platform/contract/wire/send.ts";
import { sharedAnswer } from "./shared-answers.server.ts";

export type SiteStatus = ValueOf<typeof siteStatus>;
type Admit = ReturnType<typeof admissionOf>;

const admits = new WeakMap<SiteStatus, Admit>();

/**
 * How the caller finds the status of a host. One answer serves all visitors, because it carries the
 * rules. A platform that keeps its rules private is asked for each visitor.
 */
export async function statusFor(caller: Caller, host: string, change: number): Promise<SiteStatus> {
  const { base, merchant, clientAddress: address = "", clientCountry: country = null } = caller;
  const ask = () => send({ ...caller, token: undefined }, siteStatus, { url: host });
  const key = ["status", base, merchant, change, host];
  const shared = await sharedAnswer(caller.fetch, JSON.stringify(key), ask);
  if (!shared.admission) {
    return sharedAnswer(caller.fetch, JSON.stringify([...key, address, country]), ask);
  }
  let admit = admits.get(shared);
  if (!admit) {
    admit = admissionOf(shared.admission);
    admits.set(shared, admit);
  }
  const besides = (country && shared.refusedIn?.[country]) || [];
  const refused = [...shared.refused, ...besides];
  return { ...shared, refused, status: admit({ address, country }), location: address, country };
}
