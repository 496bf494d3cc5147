import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { z } from "zod";
import { requireMember } from "#app/request/guards/require-member.server.ts";
import type { Site } from "#app/request/site.server.ts";
import { encodeMessage } from "#app/ui/format/message.ts";
import {
  limitCancel,
  limitConfirm,
  protectionShow,
  realitySet,
  returnAsk,
  returnConfirm,
  signalRead,
} from "#platform/contract/members/protection/protection.ts";
import {
  LIMIT_KINDS,
  LIMIT_PERIODS,
} from "#platform/contract/members/protection/protection-kinds.ts";
import { Refusal, Unknown } from "#platform/contract/wire/refusal.ts";
import { askForProofOf, isProofRequired } from "../proof/ask-for-proof.server.ts";
import { type Done, protectedPage } from "./protected-page.server.ts";

export const protectionData = (args: LoaderFunctionArgs) =>
  protectedPage(args, "title", async (site) => ({
    own: await site.ask(protectionShow, {}),
    helpline: site.brand.config.legal.helpline,
  }));

const which = { kind: z.enum(LIMIT_KINDS), period: z.enum(LIMIT_PERIODS) };
const asked = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("confirm"), ...which }),
  z.object({ intent: z.literal("cancel"), ...which }),
  z.object({ intent: z.literal("reality"), minutes: z.coerce.number().int().optional() }),
  z.object({ intent: z.literal("returnAsk") }),
  z.object({ intent: z.literal("returnConfirm") }),
  z.object({ intent: z.literal("wordRead") }),
]);
type Asked = z.output<typeof asked>;

/** One press of the overview: what waits is confirmed or taken back, reminders and returns. */
export async function changeProtection(args: ActionFunctionArgs) {
  const site = await requireMember(args);
  const form = await args.request.formData();
  const read = asked.safeParse(Object.fromEntries(form));
  if (!read.success) return data({ intent: "", problem: "choice_unknown" }, 400);
  try {
    const done = await act(site, read.data);
    return redirect(`/member/protection?done=${done}`, 303);
  } catch (error) {
    if (isProofRequired(error)) return askForProofOf(error, site, args.request, form);
    const { intent } = read.data;
    if (error instanceof Refusal)
      return data({ intent, problem: encodeMessage(error.code, error.details) }, 422);
    if (error instanceof Unknown) return data({ intent, problem: "unknown_error" }, 503);
    throw error;
  }
}

async function act(site: Site, asked: Asked): Promise<Done> {
  switch (asked.intent) {
    case "confirm":
      await site.ask(limitConfirm, { kind: asked.kind, period: asked.period });
      return "limitRaised";
    case "cancel":
      await site.ask(limitCancel, { kind: asked.kind, period: asked.period });
      return "limitKept";
    case "reality":
      await site.ask(realitySet, { minutes: asked.minutes || null });
      return "realitySaved";
    case "returnAsk":
      await site.ask(returnAsk, {});
      return "returnAsked";
    case "returnConfirm":
      await site.ask(returnConfirm, {});
      return "returned";
    case "wordRead":
      await site.ask(signalRead, {});
      return "wordRead";
  }
}
