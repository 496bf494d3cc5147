import { createCipheriv, createDecipheriv, createHash } from "node:crypto";
import type { Context } from "../context.ts";
import { bothKeys } from "./both-keys.ts";

type SealKey = Pick<Context["secrets"], "dataKey">;
/** The key that seals, and while the master secret changes the other key that only opens. */
export type SealKeys = SealKey & { other?: SealKey | undefined };
export type SealContext = {
  secrets: SealKeys;
  merchant: { code: string };
};

/** How every sealed text begins. */
export const SEAL_MARK = "s1.";
const IV_BYTES = 12;
const TAG_BYTES = 16;

export const isSealed = (text: string) => text.startsWith(SEAL_MARK);

const seals = new WeakMap<Uint8Array, string>();

/** How each text begins that this key sealed: the mark and the key's id, 48 bits of its SHA-256. */
export function sealOf({ dataKey }: SealKey): string {
  const known = seals.get(dataKey);
  if (known) return known;
  const id = createHash("sha256").update("seal-key-id\n").update(dataKey).digest();
  const seal = `${SEAL_MARK}${id.subarray(0, 6).toString("base64url")}.`;
  seals.set(dataKey, seal);
  return seal;
}

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
  return (
    sealOf(context.secrets) + Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64url")
  );
}

/**
 * Opens what sealText closed with one of the two keys. Throws when neither did, or when a byte, the
 * merchant or the place differs.
 */
export function openText(context: SealContext, place: string, sealed: string): string {
  const keys = bothKeys<SealKey>(context.secrets);
  const named = keys.find((key) => sealed.startsWith(sealOf(key)));
  if (named) return openWith(named, context, place, sealed);
  if (sealed.slice(SEAL_MARK.length).includes(".")) throw new Error("sealed with an unknown key");
  return openUnnamed(keys, context, place, sealed);
}

/** Texts from before seals had a key's id open with either key. */
function openUnnamed(keys: SealKey[], context: SealContext, place: string, sealed: string) {
  const [first, ...rest] = keys;
  try {
    return openWith(first!, context, place, sealed);
  } catch (error) {
    if (!rest[0]) throw error;
    return openWith(rest[0], context, place, sealed);
  }
}

function openWith(
  { dataKey }: SealKey,
  context: SealContext,
  place: string,
  sealed: string,
): string {
  const bytes = Buffer.from(sealed.slice(sealed.lastIndexOf(".") + 1), "base64url");
  const iv = bytes.subarray(0, IV_BYTES);
  const options = { authTagLength: TAG_BYTES };
  const decipher = createDecipheriv("aes-256-gcm", dataKey, iv, options);
  decipher.setAAD(boundTo(context, place));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const body = bytes.subarray(IV_BYTES + TAG_BYTES);
  return Buffer.concat([decipher.update(body), decipher.final()]).toString("utf8");
}

const boundTo = ({ merchant }: SealContext, place: string) =>
  Buffer.from(`${merchant.code}\n${place}`);
