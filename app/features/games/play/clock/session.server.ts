import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import { requireMember } from "#app/request/guards/require-member.server.ts";
import { amountReader } from "#app/request/input/amount-reader.server.ts";
import { statusOf } from "#app/request/refusal-to-reply.server.ts";
import { playSessionStart } from "#platform/contract/members/protection/protection.ts";
import { Refusal, Unknown } from "#platform/contract/wire/refusal.ts";

type Errors = { minutes?: string[]; amount?: string[]; form?: string[] };

/** Sets the session's time and money, and opens the game that asked for them. */
export async function startPlaySession(args: ActionFunctionArgs) {
  const site = await requireMember(args);
  const form = await args.request.formData();
  const text = (name: string) => String(form.get(name) ?? "").slice(0, 16);
  const typed = { minutes: text("minutes"), amount: text("amount") };
  const minutes = /^\d{1,4}$/.test(typed.minutes) ? Number(typed.minutes) : null;
  const amount = amountReader(site)(typed.amount);
  const errors: Errors = {
    ...(minutes === null && { minutes: ["break_required"] }),
    ...(amount === null && { amount: ["limit_invalid"] }),
  };
  if (minutes === null || amount === null) return data({ errors, typed }, 400);
  const { pathname, search } = new URL(args.request.url);
  try {
    await site.ask(playSessionStart, { minutes, amount });
  } catch (error) {
    const isRefusal = error instanceof Refusal;
    if (!isRefusal && !(error instanceof Unknown)) throw error;
    // Another tab was quicker: its session holds.
    if (!isRefusal || error.code !== "session_running") {
      const field = (isRefusal && error.field) || "form";
      const said: Errors = { [field]: [isRefusal ? error.code : "unknown_error"] };
      return data({ errors: said, typed }, statusOf(error));
    }
  }
  return redirect(pathname + search, 303);
}
