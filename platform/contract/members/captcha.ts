import { z } from "zod";
import { call } from "../wire/call.ts";

/**
 * A picture of a word, and a question in words for people who cannot see it. Either answer is
 * accepted.
 */
export const captchaShown = z.object({
  id: z.string(),
  /** A PNG in base64. */
  image: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  question: z.string(),
});
export type CaptchaShown = z.infer<typeof captchaShown>;

/** The answer to a captcha. Required after a refusal whose details carry `captcha: true`. */
export const captchaAnswer = {
  captchaId: z.string().max(40).optional(),
  captcha: z.string().max(40).optional(),
};

export const captcha = call({
  name: "captcha",
  method: "GET",
  path: "/auth/captcha",
  access: "guest",
  input: z.object({
    /** Asks for a captcha only if a login under this name (or none yet) would need one now. */
    ifAskedFor: z.string().max(64).optional(),
    /** Asks for a captcha only if a registration from this address would need one now. */
    ifAskedAtRegister: z.literal("1").optional(),
    /** Asks for a captcha only if a code by text message from this address would need one now. */
    ifAskedForText: z.literal("1").optional(),
  }),
  value: z.object({ captcha: captchaShown.nullable() }),
});
