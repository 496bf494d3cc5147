import { createHash } from "node:crypto";

const BASE58 = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
/** The first byte of every address on the main network. */
const PREFIX = 0x41;
const ACCOUNT_BYTES = 20;
const CHECK_BYTES = 4;

/** Writes an account of 20 bytes as an address: base58 with a checksum from its double SHA-256. */
export function toTronAddress(account: Uint8Array): string {
  if (account.length !== ACCOUNT_BYTES) throw new RangeError("a TRON account must have 20 bytes");
  const body = Buffer.from([PREFIX, ...account]);
  let number = BigInt(`0x${Buffer.concat([body, checkOf(body)]).toString("hex")}`);
  let text = "";
  for (; number > 0n; number /= 58n) text = BASE58[Number(number % 58n)] + text;
  return text;
}

/**
 * Reads the 20 bytes of an address. Null for anything else; the checksum catches mistyped letters.
 */
export function readTronAddress(text: string): Buffer | null {
  if (!/^T[1-9A-HJ-NP-Za-km-z]{33}$/.test(text)) return null;
  const number = [...text].reduce(
    (total, letter) => total * 58n + BigInt(BASE58.indexOf(letter)),
    0n,
  );
  const bytes = Buffer.from(number.toString(16).padStart(50, "0"), "hex");
  const body = bytes.subarray(0, 1 + ACCOUNT_BYTES);
  const isWhole = bytes.length === 1 + ACCOUNT_BYTES + CHECK_BYTES && body[0] === PREFIX;
  return isWhole && checkOf(body).equals(bytes.subarray(1 + ACCOUNT_BYTES))
    ? body.subarray(1)
    : null;
}

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest();
const checkOf = (body: Uint8Array) => sha256(sha256(body)).subarray(0, CHECK_BYTES);
