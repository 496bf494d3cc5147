import { z } from "zod";
import { call, nothing } from "../wire/call.ts";
import { loginValue, session } from "./auth.ts";
import { captchaAnswer } from "./captcha.ts";

const newPassword = z.string().max(255);

/** The rule for a password, so that a form can show it before it is sent. */
export const passwordRule = call({
  name: "passwordRule",
  method: "GET",
  path: "/account/password-rule",
  access: "guest",
  input: z.object({}),
  value: z.object({ minLength: z.number().int(), maxLength: z.number().int() }),
});

/** Why a member must choose a new password before anything else. */
export const PASSWORD_DUE = ["first", "expired"] as const;

export const passwordState = call({
  name: "passwordState",
  method: "GET",
  path: "/account/password",
  access: "real",
  input: z.object({}),
  value: z.object({
    account: z.string(),
    /** False for an account that was opened by phone only. */
    hasPassword: z.boolean(),
    due: z.enum(PASSWORD_DUE).nullable(),
  }),
});

/** Replaces the session that asked with a new one. All other sessions of the member end. */
export const passwordChange = call({
  name: "passwordChange",
  method: "POST",
  path: "/account/password",
  access: "member",
  sealed: true,
  input: z.object({
    oldPassword: z.string().max(255).optional(),
    newPassword,
    confirmNewPassword: newPassword,
  }),
  value: session,
});

/** Sends a link to the account's own address. The answer is the same when there is no account. */
export const passwordForgot = call({
  name: "passwordForgot",
  method: "POST",
  path: "/account/password/forgot",
  access: "guest",
  isEven: true,
  input: z.object({
    username: z.string().max(255),
    email: z.string().max(255),
    /** The site's origin. Accepted only for a host of the merchant. */
    origin: z.string().max(255),
  }),
  value: nothing,
});

const resetToken = z.string().min(20).max(100);

/** Checks the link of a letter before the member thinks of a password. */
export const passwordResetShow = call({
  name: "passwordResetShow",
  method: "POST",
  path: "/account/password/reset/show",
  access: "guest",
  input: z.object({ token: resetToken }),
  value: z.object({ account: z.string() }),
});

export const passwordReset = call({
  name: "passwordReset",
  method: "POST",
  path: "/account/password/reset",
  access: "guest",
  sealed: true,
  input: z.object({ token: resetToken, newPassword, confirmNewPassword: newPassword }),
  value: nothing,
});

const phone = {
  countryDialingCode: z.string().max(8),
  mobileNum: z.string().max(40),
};

/** Sends a code to the number. The answer is the same when no account has the number. */
export const passwordSendCode = call({
  name: "passwordSendCode",
  method: "POST",
  path: "/account/password/phone/send",
  access: "guest",
  isEven: true,
  input: z.object({ ...phone, ...captchaAnswer }),
  value: z.object({ expiredMinutes: z.number().int(), sentTo: z.string() }),
});

export const passwordSetByPhone = call({
  name: "passwordSetByPhone",
  method: "POST",
  path: "/account/password/phone",
  access: "guest",
  sealed: true,
  input: z.object({
    ...phone,
    verificationCode: z.string().max(255),
    newPassword,
    confirmNewPassword: newPassword,
  }),
  value: loginValue,
});
