import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { z } from "zod";
import { proofNeeds } from "#platform/contract/members/challenge.ts";
import {
  exclusionStart,
  protectionShow,
  timeOutStart,
} from "#platform/contract/members/protection/protection.ts";
import { BREAK_SCOPES } from "#platform/contract/members/protection/protection-kinds.ts";
import { Refusal } from "#platform/contract/wire/refusal.ts";
import { answerForm, proofShape, prove } from "../../security/form/security-form.server.ts";
import { protectedPage } from "../protected-page.server.ts";

/** The breaks that the merchant offers, and what proves that it is the member who asks. */
export const breakData = (args: LoaderFunctionArgs) =>
  protectedPage(args, "break.title", async (site) => {
    const [own, needs] = await Promise.all([
      site.ask(protectionShow, {}),
      site.ask(proofNeeds, {}),
    ]);
    return { choices: own.choices, held: own.break, now: own.now, needs };
  });

const text = z.string().max(20, "break_invalid").default("");
/** A count of hours or months as the page offers them; 0 for anything else. */
const countOf = (typed: string) => (/^\d{1,4}$/.test(typed) ? Number(typed) : 0);

/**
 * Begins a time-out, or an exclusion after a proof. An exclusion ends every session, so its answer
 * leads to a page that needs none.
 */
export const takeBreak = (args: ActionFunctionArgs) =>
  answerForm(
    args,
    {
      intent: text,
      hours: text,
      months: text,
      scope: z.enum(BREAK_SCOPES).catch("merchant"),
      sure: text,
      ...proofShape,
    },
    async (site, { intent, hours, months, scope, sure, ...proof }) => {
      if (intent === "timeOut") {
        if (!hours) throw new Refusal("break_required", { field: "hours" });
        await site.ask(timeOutStart, { hours: offered(countOf(hours), "hours") });
        return redirect("/member/protection?done=timeOut", 303);
      }
      if (!months) throw new Refusal("break_required", { field: "months" });
      if (!sure) throw new Refusal("sure_required", { field: "sure" });
      await prove(site, proof);
      const wished = months === "ever" ? null : offered(countOf(months), "months");
      await site.ask(exclusionStart, { months: wished, scope });
      return redirect("/pause", 303);
    },
  );

function offered(count: number, field: string): number {
  if (count === 0) throw new Refusal("break_invalid", { field });
  return count;
}
