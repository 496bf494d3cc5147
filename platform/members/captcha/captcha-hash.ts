import type { Context } from "../../core/context.ts";
import { codeHash } from "../codes/code-hash.ts";

/** Case and surrounding spaces of an answer do not matter. */
export function captchaHash(context: Context, id: string, answer: string): string {
  return codeHash(context, "captcha", id, answer.normalize("NFKC").trim().toLowerCase());
}
