import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { z } from "zod";
import { requireMember } from "#app/request/guards/require-member.server.ts";
import { amountReader, type ReadAmount } from "#app/request/input/amount-reader.server.ts";
import { answerRefusal } from "#app/request/refusal-to-reply.server.ts";
import type { Site } from "#app/request/site.server.ts";
import { limitSet, protectionShow } from "#platform/contract/members/protection/protection.ts";
import {
  LIMIT_KINDS,
  LIMIT_PERIODS,
  type LimitKind,
} from "#platform/contract/members/protection/protection-kinds.ts";
import type { InputOf } from "#platform/contract/wire/call.ts";
import { Refusal } from "#platform/contract/wire/refusal.ts";
import { protectedPage } from "../protected-page.server.ts";
import { limitFigure } from "./limit-figure.server.ts";

/** The limits of one kind, or 404 for an unknown one. */
export async function limitsData(args: LoaderFunctionArgs) {
  await requireMember(args);
  const kind = kindOf(args.params.kind);
  return protectedPage(args, `limits.${kind}.title`, async (site) => {
    const own = await site.ask(protectionShow, {});
    if (!own.choices.kinds.includes(kind)) throw new Response(null, { status: 404 });
    return {
      kind,
      lines: own.limits.filter((line) => line.kind === kind),
      raiseWaitHours: own.choices.raiseWaitHours,
      raiseTest: own.choices.raiseTest?.state ?? null,
      slotStakeMost: kind === "stake" ? own.choices.slotStakeMost : null,
      helpline: site.brand.config.legal.helpline,
    };
  });
}

function kindOf(named: string | undefined): LimitKind {
  const kind = LIMIT_KINDS.find((one) => one === named);
  if (!kind) throw new Response(null, { status: 404 });
  return kind;
}

/**
 * Sets what the form changed. A field that was left as it is asks nothing of the platform. A
 * lower limit holds when the answer comes, a higher one begins to wait.
 */
export async function saveLimits(args: ActionFunctionArgs) {
  const site = await requireMember(args);
  const kind = kindOf(args.params.kind);
  const form = await args.request.formData();
  const submission = parseWithZod(form, { schema: schemaOf(kind, amountReader(site)) });
  if (submission.status !== "success") return data(submission.reply(), 400);
  let at: (typeof LIMIT_PERIODS)[number] = "day";
  try {
    const { limits } = await site.ask(protectionShow, {});
    let waits = false;
    for (const period of LIMIT_PERIODS) {
      at = period;
      const amount = submission.value[period];
      const own = limits.find((line) => line.kind === kind && line.period === period)?.own ?? null;
      if (amount === own) continue;
      // Each period is set, whatever an earlier one answered.
      const isLater = await isWaiting(site, { kind, period, amount });
      waits ||= isLater;
    }
    return redirect(`/member/protection?done=${waits ? "limitAsked" : "limitSaved"}`, 303);
  } catch (error) {
    const named =
      error instanceof Refusal
        ? new Refusal(error.code, { field: at, ...(error.details && { details: error.details }) })
        : error;
    return answerRefusal(submission, named, { fields: [...LIMIT_PERIODS] });
  }
}

async function isWaiting(site: Site, wished: InputOf<typeof limitSet>): Promise<boolean> {
  const line = await site.ask(limitSet, wished);
  return line.own !== wished.amount;
}

/** Empty fields mean no limit. Money as the brand writes it; time in whole minutes. */
function schemaOf(kind: LimitKind, read: ReadAmount) {
  const figureOf = limitFigure(kind, read);
  const figure = z
    .string()
    .trim()
    .max(16, "limit_invalid")
    .default("")
    .transform((typed, context) => (typed === "" ? null : figureOf(typed, context)));
  return z.object({ day: figure, week: figure, month: figure });
}
