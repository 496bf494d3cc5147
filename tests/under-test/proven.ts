import { proofGive } from "#platform/contract/members/challenge.ts";
import type { InputOf } from "#platform/contract/wire/call.ts";
import { type Caller, send } from "#platform/contract/wire/send.ts";

/** The same caller after a proof of identity, with the session's new token. */
export async function proven(from: Caller, proof: InputOf<typeof proofGive>): Promise<Caller> {
  const { token } = await send(from, proofGive, proof);
  return { ...from, token };
}
