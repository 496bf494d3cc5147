import { redirect } from "@remix-run/node";
import { Refusal } from "#platform/contract/refusal.ts";

/** Leads to the question for the password where the platform wants it, and back here afterwards. */
export function askForProof(error: unknown, request: Request): never {
  if (error instanceof Refusal && error.code === "proof_required") {
    const { pathname } = new URL(request.url);
    throw redirect(`/member/proof?to=${encodeURIComponent(pathname)}`);
  }
  throw error;
}
