import { z } from "zod";
import { call, nothing } from "../wire/call.ts";
import { challenge, challengeId, session, challengeWay as way } from "./auth.ts";

/** What a browser's own functions for passkeys read and answer. */
export const passkeyJson = z.record(z.string(), z.unknown());
/** The open challenge once more, for a page that is loaded again. */
export const challengeShow = call({
  name: "challengeShow",
  method: "POST",
  path: "/auth/challenge",
  access: "guest",
  input: z.object({ id: challengeId }),
  value: challenge,
});

/** Sends a code to the member's own number or address. */
export const challengeSend = call({
  name: "challengeSend",
  method: "POST",
  path: "/auth/challenge/send",
  access: "guest",
  input: z.object({ id: challengeId, way: z.enum(["mobile", "email"]) }),
  value: z.object({ expiredMinutes: z.number().int(), sentTo: z.string() }),
});

/** What the browser asks one of the member's passkeys to sign. */
export const challengePasskey = call({
  name: "challengePasskey",
  method: "POST",
  path: "/auth/challenge/passkey",
  access: "guest",
  input: z.object({ id: challengeId, origin: z.string().max(255) }),
  value: z.object({ requestId: z.string(), options: passkeyJson }),
});

export const challengeAnswer = call({
  name: "challengeAnswer",
  method: "POST",
  path: "/auth/challenge/answer",
  access: "guest",
  sealed: true,
  input: z.object({
    id: challengeId,
    way,
    code: z.string().max(40).optional(),
    requestId: z.string().max(100).optional(),
    assertion: passkeyJson.optional(),
    rememberDevice: z.boolean(),
  }),
  /** `isRemembered`: the member asked for it when they gave the password. */
  value: session.extend({ isRemembered: z.boolean().optional() }),
});

const proofChannel = z.enum(["mobile", "email"]);

/** Proves again who holds the session, before something that a thief would want. */
export const proofGive = call({
  name: "proofGive",
  method: "POST",
  path: "/auth/proof",
  access: "real",
  sealed: true,
  input: z.object({
    password: z.string().max(255).optional(),
    /** The one that proofSend sent, and where to, for who has no password. */
    verificationCode: z.string().max(40).optional(),
    channel: proofChannel.optional(),
    /** The authenticator app's, or one for bad days. */
    code: z.string().max(40).optional(),
  }),
  value: nothing,
});

/** What a proof asks of this member. */
export const proofNeeds = call({
  name: "proofNeeds",
  method: "GET",
  path: "/auth/proof",
  access: "real",
  input: z.object({}),
  value: z.object({
    password: z.boolean(),
    code: z.boolean(),
    /** Where a code may be sent in the place of a password; empty while none is needed. */
    sent: z.array(z.object({ channel: proofChannel, hint: z.string() })),
  }),
});

/** Sends a code to who has no password to prove anything by. */
export const proofSend = call({
  name: "proofSend",
  method: "POST",
  path: "/auth/proof/send",
  access: "real",
  input: z.object({ channel: proofChannel }),
  value: z.object({ expiredMinutes: z.number().int(), sentTo: z.string() }),
});
