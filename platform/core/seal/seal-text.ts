import { createCipheriv, createDecipheriv } from "node:crypto";
import type { Context } from "../context.ts";

export type SealContext = {
  secrets: Pick<Context["secrets"], "dataKey">;
  merchant: { code: string };
};

const MARK = "s1.";
const IV_BYTES = 12;
const TAG_BYTES = 16;

export const isSealed = (text: string) => text.startsWith(MARK);

/**
 * Encrypts personal data for the database (AES-256-GCM). Merchant and place are part of the seal,
 * so data copied to another row does not open there.
 */
export function sealText(
  context: SealContext & Pick<Context, "random">,
  place: string,
  text: string,
): string {
  const iv = context.random.bytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", context.secrets.dataKey, iv);
  cipher.setAAD(boundTo(context, place));
  const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return MARK + Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64url");
}

/** Opens what sealText closed. Throws when a byte, the merchant or the place differs. */
export function openText(context: SealContext, place: string, sealed: string): string {
  const bytes = Buffer.from(sealed.slice(MARK.length), "base64url");
  const iv = bytes.subarray(0, IV_BYTES);
  const options = { authTagLength: TAG_BYTES };
  const decipher = createDecipheriv("aes-256-gcm", context.secrets.dataKey, iv, options);
  decipher.setAAD(boundTo(context, place));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const body = bytes.subarray(IV_BYTES + TAG_BYTES);
  return Buffer.concat([decipher.update(body), decipher.final()]).toString("utf8");
}

const boundTo = ({ merchant }: SealContext, place: string) =>
  Buffer.from(`${merchant.code}\n${place}`);
