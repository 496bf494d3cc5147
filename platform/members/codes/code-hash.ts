import { createHmac } from "node:crypto";
import type { Context } from "../../core/context.ts";
import { bothKeys } from "../../core/seal/both-keys.ts";

type HashKeys = Pick<Context["secrets"], "sealKey">;
type HashContext = {
  secrets: HashKeys & { other?: HashKeys | undefined };
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
  return bothKeys<HashKeys>(secrets).map((keys) => codeHash({ secrets: keys, merchant }, ...parts));
}
