import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import { z } from "zod";
import { requireMember } from "#app/request/guards/require-member.server.ts";
import { formKey } from "#app/request/input/form-key.ts";
import { answerRefusal } from "#app/request/refusal-to-reply.server.ts";
import { rebateClaim } from "#platform/contract/club/rebates.ts";

const schema = z.object({ key: formKey });

/** Takes the rebate that is open. The same key takes it once. */
export async function claimRebate(args: ActionFunctionArgs) {
  const site = await requireMember(args);
  const submission = parseWithZod(await args.request.formData(), { schema });
  if (submission.status !== "success") return data(submission.reply(), 400);
  const { key } = submission.value;
  try {
    const { reference } = await site.ask(rebateClaim, {}, { key });
    return redirect(`/member/manualRebate?taken=${reference}`, 303);
  } catch (error) {
    return answerRefusal(submission, error, { fields: [] });
  }
}
