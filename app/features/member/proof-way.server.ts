import { redirect } from "@remix-run/node";
import { Refusal } from "#platform/contract/refusal.ts";

export const isProofRequired = (error: unknown) =>
  error instanceof Refusal && error.code === "proof_required";

/** Leads to the question who it is where the platform wants it, and back here afterwards. */
export function askForProof(error: unknown, request: Request): never {
  if (!isProofRequired(error)) throw error;
  const { pathname, search } = new URL(request.url);
  throw redirect(`/member/proof?to=${encodeURIComponent(pathname + search)}`);
}
