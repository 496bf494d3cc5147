import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { z } from "zod";
import { requireMember } from "#app/server/guards.server.ts";
import { wordsOf } from "#app/server/page-title.server.ts";
import { safePath } from "#app/server/redirects.ts";
import { refusalToReply } from "#app/server/refusal-to-reply.server.ts";
import { proofGive, proofNeeds } from "#platform/contract/challenge.ts";
import { Refusal } from "#platform/contract/refusal.ts";

const fields = ["password", "code"];
const schema = z.object({
  password: z.string("password_required").max(255, "old_password_wrong"),
  code: z.string().trim().max(40, "verification_code_wrong").optional(),
});

export async function proofData(args: LoaderFunctionArgs) {
  const site = await requireMember(args);
  const { titled, t } = wordsOf(site, "access");
  const needs = await site.ask(proofNeeds, {}).catch((error: unknown) => {
    // A trial account has nothing to prove: the member centre says what it lacks.
    if (error instanceof Refusal) return null;
    throw error;
  });
  return { hasCode: needs?.code ?? false, title: titled(t("proof.title")) };
}

/** Proves who sits here, and leads back to what was about to be changed. */
export async function giveProof(args: ActionFunctionArgs) {
  const site = await requireMember(args);
  const submission = parseWithZod(await args.request.formData(), { schema });
  const hidden = { hideFields: fields as never };
  if (submission.status !== "success") return data(submission.reply(hidden), 400);
  const { password, code } = submission.value;
  try {
    await site.ask(proofGive, { password, ...(code && { code }) });
  } catch (error) {
    const reply = refusalToReply(submission, error, { fields, hideFields: fields });
    return data(reply, error instanceof Refusal ? 422 : 503);
  }
  return redirect(safePath(new URL(args.request.url).searchParams.get("to"), "/member"));
}
