import { z } from "zod";
import { call } from "../wire/call.ts";

/** A picture with a word, and a question in words for who cannot see it; either answer will do. */
export const captchaShown = z.object({
  id: z.string(),
  /** A PNG in base64. */
  image: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  question: z.string(),
});
export type CaptchaShown = z.infer<typeof captchaShown>;

export const captcha = call({
  name: "captcha",
  method: "GET",
  path: "/auth/captcha",
  access: "guest",
  input: z.object({
    /** Only if a login under this name (or none yet) would have to answer one now. */
    ifAskedFor: z.string().max(64).optional(),
    /** Only if a registration from here would have to answer one now. */
    ifAskedAtRegister: z.literal("1").optional(),
  }),
  value: z.object({ captcha: captchaShown.nullable() }),
});
