import { Refusal } from "../../contract/wire/refusal.ts";
import type { Context } from "../../core/context.ts";
import type { Transaction } from "../../store/open-store.ts";
import { type CodeRow, findCode } from "./find-code.ts";

/** The three fields for an invitation, and whose codes each accepts. */
const FIELDS = [
  ["affiliateCode", ["affiliate"]],
  ["referralCode", ["affiliate", "member"]],
  ["recommenderId", ["member"]],
] as const;

type Given = {
  [Field in "affiliateCode" | "referralCode" | "recommenderId" | "domain"]?: string | undefined;
};

/**
 * The newcomer's invitation code, or null; the first of several counts. Refuses an invalid one with
 * invitation_code_error at its field.
 */
export async function acceptedCode(
  context: Context,
  tx: Transaction,
  given: Given,
): Promise<CodeRow | null> {
  let accepted: CodeRow | null = null;
  for (const [field, kinds] of FIELDS) {
    const typed = given[field];
    if (!typed?.trim()) continue;
    const row = await findCode(context, tx, typed, given.domain);
    if (!row || !kinds.some((kind) => kind === row.kind)) {
      throw new Refusal("invitation_code_error", { field });
    }
    accepted ??= row;
  }
  return accepted;
}
