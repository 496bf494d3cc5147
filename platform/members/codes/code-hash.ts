import { createHmac } from "node:crypto";
import type { Context } from "../../core/context.ts";

/** A keyed hash for secrets too short for a plain one. `parts` name the purpose. */
export function codeHash(context: Pick<Context, "secrets" | "merchant">, ...parts: string[]) {
  return createHmac("sha256", context.secrets.sealKey)
    .update(JSON.stringify(["code", context.merchant.code, ...parts]))
    .digest("hex");
}
