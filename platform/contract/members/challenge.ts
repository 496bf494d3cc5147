import { z } from "zod";
import { call } from "../wire/call.ts";
import { challenge, challengeId, session, challengeMethod as way } from "./auth.ts";

/** The JSON that a browser's own passkey functions read and return. */
export const passkeyJson = z.record(z.string(), z.unknown());
/** Returns the open challenge again for a page that is reloaded. */
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

/** Returns the options with which the browser asks a passkey of the member to sign. */
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
  /** `isRemembered`: the member asked to be remembered when they gave the password. */
  value: session.extend({ isRemembered: z.boolean().optional() }),
});

const proofChannel = z.enum(["mobile", "email"]);

/**
 * Proves the member's identity again before an action that a thief would want. The session goes on
 * under a new token; the earlier one is invalid.
 */
export const proofGive = call({
  name: "proofGive",
  method: "POST",
  path: "/auth/proof",
  access: "real",
  sealed: true,
  input: z.object({
    password: z.string().max(255).optional(),
    /** The code from proofSend and its channel, for members without a password. */
    verificationCode: z.string().max(40).optional(),
    channel: proofChannel.optional(),
    /** A code from the authenticator app, or a recovery code. */
    code: z.string().max(40).optional(),
  }),
  value: session.pick({ token: true, expiresAt: true }),
});

/** What this member must give to prove themselves. */
export const proofNeeds = call({
  name: "proofNeeds",
  method: "GET",
  path: "/auth/proof",
  access: "real",
  input: z.object({}),
  value: z.object({
    password: z.boolean(),
    code: z.boolean(),
    /** Where a code may be sent instead of a password; empty when none is needed. */
    sent: z.array(z.object({ channel: proofChannel, hint: z.string() })),
  }),
});

/** Sends a code to a member who has no password to prove themselves with. */
export const proofSend = call({
  name: "proofSend",
  method: "POST",
  path: "/auth/proof/send",
  access: "real",
  input: z.object({ channel: proofChannel }),
  value: z.object({ expiredMinutes: z.number().int(), sentTo: z.string() }),
});
