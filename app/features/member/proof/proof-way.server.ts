import { redirect } from "@remix-run/node";
import { keepForm } from "#app/request/cookies/kept-form.server.ts";
import type { Site } from "#app/request/site.server.ts";
import { Refusal } from "#platform/contract/wire/refusal.ts";

/** What is typed anew after a refusal, and kept nowhere meanwhile. */
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
];

export const isProofRequired = (error: unknown) =>
  error instanceof Refusal && error.code === "proof_required";

/** Leads to the question who it is where the platform wants it, and back here afterwards. */
export function askForProof(error: unknown, request: Request, headers?: HeadersInit): never {
  if (!isProofRequired(error)) throw error;
  const { pathname, search } = new URL(request.url);
  const to = `/member/proof?to=${encodeURIComponent(pathname + search)}`;
  throw redirect(to, headers && { headers });
}

/** The same for a form: what was typed waits until its member is back. */
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
