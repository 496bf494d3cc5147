import { createHmac } from "node:crypto";
import type { Context } from "../../core/context.ts";

/** A keyed hash of what is short enough to be guessed from a plain one; `parts` say what it is for. */
export function codeHash(context: Pick<Context, "secrets" | "merchant">, ...parts: string[]) {
  return createHmac("sha256", context.secrets.sealKey)
    .update(JSON.stringify(["code", context.merchant.code, ...parts]))
    .digest("hex");
}
