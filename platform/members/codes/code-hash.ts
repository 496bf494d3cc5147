import { createHmac } from "node:crypto";
import type { Context } from "../../core/context.ts";

type HashContext = {
  secrets: { sealKey: Uint8Array; other?: { sealKey: Uint8Array } | undefined };
  merchant: Pick<Context["merchant"], "code">;
};

/** A keyed hash for secrets too short for a plain one. `parts` name the purpose. */
export function codeHash(context: HashContext, ...parts: string[]) {
  return createHmac("sha256", context.secrets.sealKey)
    .update(JSON.stringify(["code", context.merchant.code, ...parts]))
    .digest("hex");
}

/** The hashes by which a stored one is known: while the master secret changes there are two. */
export function codeHashes({ secrets, merchant }: HashContext, ...parts: string[]): string[] {
  const keys = [secrets, ...(secrets.other ? [secrets.other] : [])];
  return keys.map((key) => codeHash({ secrets: key, merchant }, ...parts));
}
