import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import { z } from "zod";
import { requireMember } from "#app/request/guards/require-member.server.ts";
import { formKey } from "#app/request/input/form-key.ts";
import { boardJoin } from "#platform/contract/club/boards.ts";
import { Refusal, Unknown } from "#platform/contract/wire/refusal.ts";

const schema = z.object({
  key: formKey,
  board: z.string().min(1).max(60),
  period: z.string().min(1).max(20),
});

/** Enters the board that the form names, and returns to the page it was sent from. */
export async function joinFrom(args: ActionFunctionArgs) {
  const site = await requireMember(args);
  const read = schema.safeParse(Object.fromEntries(await args.request.formData()));
  if (!read.success) return data({ board: "", code: "unknown_board" }, 400);
  const { key, ...named } = read.data;
  const { board } = named;
  try {
    await site.ask(boardJoin, named, { key });
  } catch (error) {
    if (error instanceof Unknown) return data({ board, code: "unconfirmed" }, 503);
    if (!(error instanceof Refusal)) throw error;
    return data({ board, code: error.code }, 422);
  }
  return redirect(new URL(args.request.url).pathname, 303);
}
