import { generateAuthenticationOptions } from "@simplewebauthn/server";
import { and, eq } from "drizzle-orm";
import type { Session } from "../../contract/members/auth.ts";
import type { passkeyLogin, passkeyLoginStart } from "../../contract/members/factors.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import type { Context } from "../../core/context.ts";
import { members } from "../../store/schema/merchant.ts";
import { openSession } from "../auth/open-session.ts";
import { keepRequest, rpIdOf, takeRequest } from "./passkey-request.ts";
import { usePasskey } from "./use-passkey.ts";

/** Asks a browser for any passkey for this host, without a user name. */
export function startPasskeyLogin(
  context: Context,
  { origin }: InputOf<typeof passkeyLoginStart>,
): Promise<ValueOf<typeof passkeyLoginStart>> {
  return context.store.inMerchant(context.merchant.code, async (tx) => {
    const rpId = await rpIdOf(context, tx, origin);
    const options = await generateAuthenticationOptions({
      rpID: rpId,
      challenge: Uint8Array.from(context.random.bytes(32)),
      userVerification: "required",
    });
    const { challenge } = options;
    const kept = { purpose: "login", challenge, rpId, origin, memberId: null } as const;
    return { requestId: await keepRequest(context, tx, kept), options: { ...options } };
  });
}

/** Logs in by the device's key and its owner's finger, face or PIN: two factors in one. */
export function loginByPasskey(
  context: Context,
  { requestId, assertion }: InputOf<typeof passkeyLogin>,
): Promise<Session> {
  const { code: merchant } = context.merchant;
  return context.store.inMerchant(merchant, async (tx) => {
    const wanted = { id: requestId, purpose: "login", memberId: null } as const;
    const request = await takeRequest(context, tx, wanted);
    const { memberId } = await usePasskey(context, tx, request, assertion);
    const [row] = await tx
      .select()
      .from(members)
      .where(
        and(eq(members.merchant, merchant), eq(members.id, memberId), eq(members.status, "active")),
      );
    if (!row) throw new Refusal("passkey_failed");
    return openSession(context, tx, row, "passkey");
  });
}
