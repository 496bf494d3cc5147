import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import { z } from "zod";
import { requireMember } from "#app/request/guards/require-member.server.ts";
import { formKey } from "#app/request/input/form-key.ts";
import { answerRefusal } from "#app/request/refusal-to-reply.server.ts";
import { bonusGiveUp, bonusTake } from "#platform/contract/club/bonuses.ts";
import { freeSpinTake } from "#platform/contract/club/gifts/free-spins.ts";

const units = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(BigInt);

type MemberSite = Awaited<ReturnType<typeof requireMember>>;

/** The press, with the figures that stood beside it. */
const schema = z.discriminatedUnion("act", [
  z.object({
    act: z.literal("take"),
    key: formKey,
    term: z.string().regex(/^[a-z0-9-]{1,30}$/),
    code: z
      .string()
      .regex(/^[A-Z0-9]{4,20}$/)
      .optional(),
    deposit: z
      .string()
      .regex(/^[\w-]{0,64}$/)
      .default(""),
    amount: units,
    required: units,
  }),
  z.object({
    act: z.literal("spins"),
    key: formKey,
    code: z.string().regex(/^[A-Z0-9]{4,20}$/),
    game: z.string().min(1).max(60),
    rounds: z.coerce.number().int(),
    stake: units,
    days: z.coerce.number().int(),
    multiple: z.coerce.number().int(),
  }),
  z.object({ act: z.literal("giveUp"), key: formKey, id: z.string().regex(/^[\w-]{1,64}$/) }),
]);

const SAID = { take: "taken", giveUp: "ended", spins: "spins" } as const;

/** Takes a bonus or free spins, or gives the open bonus up, once however often it is sent. */
export async function actOnBonus(args: ActionFunctionArgs) {
  const site = await requireMember(args);
  const submission = parseWithZod(await args.request.formData(), { schema });
  if (submission.status !== "success") return data(submission.reply(), 400);
  const press = submission.value;
  try {
    const { id } = await send(site, press);
    return redirect(`/member/bonusDetails?${SAID[press.act]}=${id}`, 303);
  } catch (error) {
    return answerRefusal(submission, error, { fields: [] });
  }
}

function send(site: MemberSite, press: z.output<typeof schema>) {
  if (press.act === "giveUp") return site.ask(bonusGiveUp, { id: press.id }, { key: press.key });
  if (press.act === "spins") {
    const { act: _act, key, ...asked } = press;
    return site.ask(freeSpinTake, asked, { key });
  }
  const { act: _act, key, ...asked } = press;
  return site.ask(bonusTake, asked, { key });
}
