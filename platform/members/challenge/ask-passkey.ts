import type { AuthenticatorTransport } from "@simplewebauthn/server";
import { generateAuthenticationOptions } from "@simplewebauthn/server";
import type { challengePasskey } from "../../contract/members/challenge.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import type { Context } from "../../core/context.ts";
import { keepRequest, rpIdOf } from "../factors/passkey-request.ts";
import { findChallenge, requireMethod } from "./find-challenge.ts";
import { factorsOf } from "./methods-of.ts";

/** The options with which the browser asks one of the member's own passkeys to sign. */
export function askPasskey(
  context: Context,
  { id, origin }: InputOf<typeof challengePasskey>,
): Promise<ValueOf<typeof challengePasskey>> {
  return context.store.inMerchant(context.merchant.code, async (tx) => {
    const open = await findChallenge(context, tx, id);
    requireMethod(open, "passkey");
    const rpId = await rpIdOf(context, tx, origin);
    const { passkeys } = await factorsOf(context, tx, open.member.id);
    const options = await generateAuthenticationOptions({
      rpID: rpId,
      challenge: Uint8Array.from(context.random.bytes(32)),
      userVerification: "required",
      allowCredentials: passkeys.map((key) => ({
        id: key.id,
        transports: key.transports as AuthenticatorTransport[],
      })),
    });
    const { challenge } = options;
    const memberId = open.member.id;
    const kept = { purpose: "challenge", challenge, rpId, origin, memberId } as const;
    const requestId = await keepRequest(context, tx, kept);
    return { requestId, options: { ...options } };
  });
}
