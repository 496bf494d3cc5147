import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import { z } from "zod";
import { requireMember } from "#app/request/guards/require-member.server.ts";
import { formKey } from "#app/request/input/form-key.ts";
import { answerRefusal } from "#app/request/refusal-to-reply.server.ts";
import { awardClaim } from "#platform/contract/club/own-awards.ts";

/** The press: the award, and the wagering that stood beside it. */
const schema = z.object({
  key: formKey,
  id: z.string().regex(/^[\w-]{1,64}$/),
  multiple: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number),
});

/** Takes an award, once however often it is sent, and shows it on the page at `path`. */
export async function takeAward(args: ActionFunctionArgs, path: string) {
  const site = await requireMember(args);
  const submission = parseWithZod(await args.request.formData(), { schema });
  if (submission.status !== "success") return data(submission.reply(), 400);
  const { key, ...asked } = submission.value;
  try {
    const { id } = await site.ask(awardClaim, asked, { key });
    return redirect(`${path}?taken=${id}`, 303);
  } catch (error) {
    return answerRefusal(submission, error, { fields: [] });
  }
}
