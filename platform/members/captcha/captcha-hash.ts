import type { Context } from "../../core/context.ts";
import { codeHash, codeHashes } from "../codes/code-hash.ts";

/** Case and surrounding spaces of an answer do not matter. */
export function captchaHash(context: Context, id: string, answer: string): string {
  return codeHash(context, "captcha", id, plain(answer));
}

/** The hashes by which a stored one is known: while the master secret changes there are two. */
export function captchaHashes(context: Context, id: string, answer: string): string[] {
  return codeHashes(context, "captcha", id, plain(answer));
}

const plain = (answer: string) => answer.normalize("NFKC").trim().toLowerCase();
