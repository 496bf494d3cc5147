import type { LoaderFunctionArgs } from "@remix-run/node";
import { guardedSite } from "#app/request/site.server.ts";
import { jackpotOf } from "../../parts/jackpot/jackpot.server.ts";

/** The counter's current figure, for a page on which it moves. */
export async function loader(args: LoaderFunctionArgs) {
  const jackpot = await jackpotOf(await guardedSite(args));
  return { amount: jackpot && String(jackpot.amount) };
}
