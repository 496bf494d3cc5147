import { redirect } from "@remix-run/node";
import { keepForm } from "#app/request/cookies/kept-form.server.ts";
import type { Site } from "#app/request/site.server.ts";
import { Refusal } from "#platform/contract/wire/refusal.ts";

/** Fields that are typed again after a refusal and never stored in between. */
export const SECRETS = [
  "password",
  "code",
  "current",
  "pin",
  "confirmPin",
  "number",
  "verificationCode",
  "requestId",
  "answer",
  "captcha",
  "captchaId",
];

export const isProofRequired = (error: unknown) =>
  error instanceof Refusal && error.code === "proof_required";

/** Redirects to the proof page when the platform requires a proof, and back here afterwards. */
export function askForProof(error: unknown, request: Request, headers?: HeadersInit): never {
  if (!isProofRequired(error)) throw error;
  const { pathname, search } = new URL(request.url);
  const to = `/member/proof?to=${encodeURIComponent(pathname + search)}`;
  throw redirect(to, headers && { headers });
}

/** Does the same for a form: its typed values are kept until the member returns. */
export async function askForProofOf(
  error: unknown,
  site: Site,
  request: Request,
  form: FormData,
): Promise<never> {
  if (!isProofRequired(error)) throw error;
  const kept = await keepForm(site, request, form, [...SECRETS, "intent"]);
  return askForProof(error, request, { "set-cookie": kept });
}
