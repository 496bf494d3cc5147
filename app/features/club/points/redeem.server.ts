import { randomUUID } from "node:crypto";
import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import { z } from "zod";
import { requireMember } from "#app/request/guards/require-member.server.ts";
import { formKey } from "#app/request/input/form-key.ts";
import { refusalToReply } from "#app/request/refusal-to-reply.server.ts";
import { ADDRESS_MAX, ADDRESS_MIN, PIECES_MAX } from "#platform/contract/club/redeem-kinds.ts";
import { rewardRedeem } from "#platform/contract/club/redemptions.ts";
import { Refusal } from "#platform/contract/wire/refusal.ts";
import { addressOf } from "./tabs.ts";

const whole = z.string().regex(/^\d{1,9}$/);
const redeemSchema = z.object({
  key: formKey,
  reward: z.string().max(60),
  pointsNeeded: whole.transform(Number),
  quantity: z
    .string("quantity_wrong")
    .regex(/^\d{1,2}$/, "quantity_wrong")
    .transform(Number)
    .refine((count) => count >= 1 && count <= PIECES_MAX, "quantity_wrong"),
  address: z
    .string("address_short")
    .trim()
    .min(ADDRESS_MIN, "address_short")
    .max(ADDRESS_MAX, "address_short"),
  mobile: z.string("mobile_invalid").trim().max(30, "mobile_invalid"),
  withdrawPassword: z.string("pin_required").max(40),
});
const FIELDS = ["quantity", "address", "mobile", "withdrawPassword"] as const;

/** Redeems a good. The same key redeems it once. */
export async function redeemGood(args: ActionFunctionArgs) {
  const site = await requireMember(args);
  const submission = parseWithZod(await args.request.formData(), { schema: redeemSchema });
  const hideFields = ["withdrawPassword"];
  if (submission.status !== "success") {
    return data(submission.reply({ hideFields: hideFields as never[] }), 400);
  }
  const { key, ...wish } = submission.value;
  try {
    const { reference } = await site.ask(rewardRedeem, wish, { key });
    return redirect(`${addressOf("history")}&redeemed=${reference}`, 303);
  } catch (error) {
    const reply = refusalToReply(submission, error, { fields: FIELDS, hideFields });
    if (!(error instanceof Refusal)) return data(reply, 503);
    const initialValue = { ...reply.initialValue, key: randomUUID() };
    return data(error.code === "key_reused" ? { ...reply, initialValue } : reply, 422);
  }
}
