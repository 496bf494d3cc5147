import { z } from "zod";
import { call, nothing } from "../wire/call.ts";
import { instant } from "../wire/money.ts";
import { session } from "./auth.ts";
import { passkeyJson } from "./challenge.ts";

const code = z.string().max(40);
const origin = z.string().max(255);
const asked = z.object({ requestId: z.string(), options: passkeyJson });
const signed = { requestId: z.string().max(100) };

/** The factors that the member uses in addition to the password. */
export const factors = call({
  name: "factors",
  method: "GET",
  path: "/account/factors",
  access: "real",
  input: z.object({}),
  value: z.object({
    hasTotp: z.boolean(),
    recoveryLeft: z.number().int(),
    passkeys: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        createdAt: instant,
        lastUsedAt: instant.nullable(),
      }),
    ),
  }),
});

/**
 * Creates a secret for an authenticator app. It counts after `totpConfirm` receives a code from it.
 */
export const totpStart = call({
  name: "totpStart",
  method: "POST",
  path: "/account/factors/totp/start",
  access: "real",
  sealed: true,
  input: z.object({}),
  value: z.object({ secret: z.string(), uri: z.string() }),
});

const recovery = z.object({ recoveryCodes: z.array(z.string()) });

export const totpConfirm = call({
  name: "totpConfirm",
  method: "POST",
  path: "/account/factors/totp",
  access: "real",
  sealed: true,
  input: z.object({ code }),
  value: recovery,
});

export const totpEnd = call({
  name: "totpEnd",
  method: "DELETE",
  path: "/account/factors/totp",
  access: "real",
  input: z.object({}),
  value: nothing,
});

export const recoveryRenew = call({
  name: "recoveryRenew",
  method: "POST",
  path: "/account/factors/recovery",
  access: "real",
  input: z.object({}),
  value: recovery,
});

export const passkeyAddStart = call({
  name: "passkeyAddStart",
  method: "POST",
  path: "/account/factors/passkeys/start",
  access: "real",
  input: z.object({ origin }),
  value: asked,
});

export const passkeyAdd = call({
  name: "passkeyAdd",
  method: "POST",
  path: "/account/factors/passkeys",
  access: "real",
  input: z.object({ ...signed, attestation: passkeyJson, name: z.string().max(40) }),
  value: nothing,
});

export const passkeyRemove = call({
  name: "passkeyRemove",
  method: "DELETE",
  path: "/account/factors/passkeys",
  access: "real",
  input: z.object({ id: z.string().max(1400) }),
  value: nothing,
});

/** Starts a login by passkey alone, without a user name. */
export const passkeyLoginStart = call({
  name: "passkeyLoginStart",
  method: "POST",
  path: "/auth/passkey/start",
  access: "guest",
  input: z.object({ origin }),
  value: asked,
});

export const passkeyLogin = call({
  name: "passkeyLogin",
  method: "POST",
  path: "/auth/passkey",
  access: "guest",
  input: z.object({ ...signed, assertion: passkeyJson }),
  value: session,
});
