import { z } from "zod";
import { passkeyJson } from "../members/challenge.ts";
import { call } from "../wire/call.ts";
import { instant } from "../wire/money.ts";

const password = z.string().max(255);
const code = z.string().max(40);
const token = z.string().max(100);
const requestId = z.string().max(100);
const asked = z.object({ requestId: z.string(), options: passkeyJson });

/** A person's session at the office. */
export const staffSession = z.object({ token: z.string(), expiresAt: instant, name: z.string() });
export type StaffSession = z.output<typeof staffSession>;

/** Both factors at once: the password, and a code of the authenticator app. */
export const staffLogin = call({
  name: "staffLogin",
  method: "POST",
  path: "/staff/login",
  access: "office",
  sealed: true,
  isEven: true,
  input: z.object({ email: z.string().max(254), password, code }),
  value: staffSession,
});

export const staffPasskeyLoginStart = call({
  name: "staffPasskeyLoginStart",
  method: "POST",
  path: "/staff/login/passkey/start",
  access: "office",
  input: z.object({}),
  value: asked,
});

export const staffPasskeyLogin = call({
  name: "staffPasskeyLogin",
  method: "POST",
  path: "/staff/login/passkey",
  access: "office",
  sealed: true,
  input: z.object({ requestId, assertion: passkeyJson }),
  value: staffSession,
});

/** Whom an invitation is for, and the secret for their authenticator app. */
export const staffInvitation = call({
  name: "staffInvitation",
  method: "POST",
  path: "/staff/invitation",
  access: "office",
  sealed: true,
  input: z.object({ token }),
  value: z.object({
    name: z.string(),
    email: z.string(),
    secret: z.string(),
    uri: z.string(),
    until: instant,
  }),
});

export const STAFF_PASSWORD = { minLength: 12, maxLength: 255 } as const;

/** Accepts an invitation with a password and the app's first code, and logs in. */
export const staffInvitationAccept = call({
  name: "staffInvitationAccept",
  method: "POST",
  path: "/staff/invitation/accept",
  access: "office",
  sealed: true,
  input: z.object({ token, password, confirmPassword: password, code }),
  value: staffSession,
});

export const staffInvitationPasskeyStart = call({
  name: "staffInvitationPasskeyStart",
  method: "POST",
  path: "/staff/invitation/passkey/start",
  access: "office",
  sealed: true,
  input: z.object({ token }),
  value: asked,
});

/** Accepts an invitation with a passkey, and logs in. */
export const staffInvitationPasskey = call({
  name: "staffInvitationPasskey",
  method: "POST",
  path: "/staff/invitation/passkey",
  access: "office",
  sealed: true,
  input: z.object({ token, requestId, attestation: passkeyJson }),
  value: staffSession,
});
