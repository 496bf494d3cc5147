import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { z } from "zod";
import { requireMember } from "#app/request/guards/require-member.server.ts";
import { amountReader } from "#app/request/input/amount-reader.server.ts";
import { safePath } from "#app/request/redirects.ts";
import { answerRefusal } from "#app/request/refusal-to-reply.server.ts";
import type { Site } from "#app/request/site.server.ts";
import { limitSet, protectionShow } from "#platform/contract/members/protection/protection.ts";
import {
  LIMIT_PERIODS,
  type LimitKind,
} from "#platform/contract/members/protection/protection-kinds.ts";
import { Refusal } from "#platform/contract/wire/refusal.ts";
import { limitFigure } from "../limits/limit-figure.server.ts";
import { protectedPage } from "../protected-page.server.ts";

const DEPOSIT = "/member/deposit";

const wayOn = (request: Request) => safePath(new URL(request.url).searchParams.get("to"), DEPOSIT);

/** The limits that come before the first deposit. Whoever has them all is led on. */
export function firstLimitsData(args: LoaderFunctionArgs) {
  const to = wayOn(args.request);
  return protectedPage(args, "first.title", async (site) => {
    const { kinds, isRequired } = await askedKinds(site);
    if (kinds.length === 0) throw redirect(to);
    return { kinds, isRequired, to };
  });
}

/** What the law asks for, or else the limit on deposits while there is none. */
async function askedKinds(site: Site): Promise<{ kinds: LimitKind[]; isRequired: boolean }> {
  const { choices, limits } = await site.ask(protectionShow, {});
  if (choices.missing.length > 0) return { kinds: choices.missing, isRequired: true };
  const isFree = limits.every(({ kind, amount }) => kind !== "deposit" || amount === null);
  return {
    kinds: isFree && choices.kinds.includes("deposit") ? ["deposit"] : [],
    isRequired: false,
  };
}

/** Sets each limit and leads on. What was set before one was refused stays. */
export async function saveFirstLimits(args: ActionFunctionArgs) {
  const site = await requireMember(args);
  const form = await args.request.formData();
  const { kinds } = await askedKinds(site);
  const read = amountReader(site);
  const one = (kind: LimitKind) =>
    z
      .string("limit_required")
      .trim()
      .min(1, "limit_required")
      .max(16, "limit_invalid")
      .transform(limitFigure(kind, read));
  const fields = kinds.flatMap((kind) => [
    [kind, one(kind)],
    [`${kind}Period`, z.enum(LIMIT_PERIODS, "period_required")],
  ]);
  const schema: z.ZodType<Record<string, unknown>> = z.object(Object.fromEntries(fields));
  const submission = parseWithZod(form, { schema });
  if (submission.status !== "success") return data(submission.reply(), 400);
  let at: LimitKind | undefined;
  try {
    for (const kind of kinds) {
      at = kind;
      const amount = submission.value[kind] as bigint;
      const period = submission.value[`${kind}Period`] as (typeof LIMIT_PERIODS)[number];
      await site.ask(limitSet, { kind, period, amount });
    }
    return redirect(wayOn(args.request), 303);
  } catch (error) {
    const named =
      error instanceof Refusal
        ? new Refusal(error.code, {
            ...(at && { field: at }),
            ...(error.details && { details: error.details }),
          })
        : error;
    return answerRefusal(submission, named, { fields: [...kinds] });
  }
}
