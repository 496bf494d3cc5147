import { randomUUID } from "node:crypto";
import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import { z } from "zod";
import { requireMember } from "#app/request/guards/require-member.server.ts";
import { formKey } from "#app/request/input/form-key.ts";
import { refusalToReply } from "#app/request/refusal-to-reply.server.ts";
import { encodeMessage } from "#app/ui/format/message.ts";
import { type pointsConfig, pointsConvert } from "#platform/contract/club/points.ts";
import type { ValueOf } from "#platform/contract/wire/call.ts";
import { Refusal } from "#platform/contract/wire/refusal.ts";

type Terms = NonNullable<ValueOf<typeof pointsConfig>["convert"]>;

/** Whole points, within the terms and the member's balance. The platform checks both again. */
const pointsSchema = (terms: Terms, whole: number) =>
  z.object({
    points: z.string("points_required").transform((typed, context) => {
      const points = /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : null;
      const { pointsMin: min, pointsMax: max } = terms;
      if (points !== null && points >= min && points <= max && points <= whole) return points;
      const isFew = points !== null && points >= min && points <= max;
      const code = isFew ? "not_enough_points" : "points_out_of_range";
      const message = encodeMessage(code, isFew ? { left: whole } : { min, max });
      context.addIssue({ code: "custom", message });
      return z.NEVER;
    }),
  });

/** The conversion to look at before the yes, or the errors of its form. */
export function readConversion(url: string, terms: Terms | null, whole: number) {
  const params = new URL(url).searchParams;
  const typed = params.get("points")?.slice(0, 16) ?? "";
  const key = randomUUID();
  if (!terms || !params.has("points")) return { typed, review: null, errors: null, key };
  const read = parseWithZod(params, { schema: pointsSchema(terms, whole) });
  if (read.status !== "success") return { typed, review: null, errors: read.reply(), key };
  const { points } = read.value;
  const review = { points, amount: BigInt(points) * terms.perPoint };
  return { typed, review, errors: null, key };
}

const whole = z.string().regex(/^\d{1,18}$/);
/** The yes: the terms that the review showed, the digits, and the key that makes it happen once. */
const yesSchema = z.object({
  key: formKey,
  points: whole.transform(Number),
  perPoint: whole.transform(BigInt),
  multiple: whole.transform(Number),
  withdrawPassword: z.string("pin_required").max(40),
});

/** Converts the reviewed points. The same key converts them once. */
export async function convertPoints(args: ActionFunctionArgs) {
  const site = await requireMember(args);
  const submission = parseWithZod(await args.request.formData(), { schema: yesSchema });
  const hideFields = ["withdrawPassword"];
  if (submission.status !== "success") {
    return data(submission.reply({ hideFields: hideFields as never[] }), 400);
  }
  const { key, ...asked } = submission.value;
  try {
    const { reference } = await site.ask(pointsConvert, asked, { key });
    return redirect(`/pointMall?converted=${reference}`, 303);
  } catch (error) {
    const reply = refusalToReply(submission, error, { fields: ["withdrawPassword"], hideFields });
    if (!(error instanceof Refusal)) return data(reply, 503);
    const initialValue = { ...reply.initialValue, key: randomUUID() };
    return data(error.code === "key_reused" ? { ...reply, initialValue } : reply, 422);
  }
}
