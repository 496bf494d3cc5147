import { randomUUID } from "node:crypto";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { amountReader } from "#app/request/input/amount-reader.server.ts";
import { guardedSite, type Site } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { PERIOD_NAME } from "#platform/contract/agents/contract-kinds.ts";
import { payBillOne, payBillRounds, payCollect, payWhatIf } from "#platform/contract/agents/pay.ts";
import type { InputOf, ValueOf } from "#platform/contract/wire/call.ts";
import { Refusal } from "#platform/contract/wire/refusal.ts";
import { given, readAccount, readText } from "../../shared/read-filters.ts";
import { PAY_PAGES, payPageOf } from "../pay-kinds.ts";
import { moved } from "./moved.ts";

/** One bill, and what it would be with the figures that the address asks for. */
export async function billData(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const { named, page } = namedBy(args);
  const bill = await site.ask(payBillOne, named).catch(gone);
  const params = new URL(args.request.url).searchParams;
  const whatIf = params.has("if") ? await reckon(site, bill, params) : null;
  const rounds = bill.kind === "realtime" ? await roundsOf(site, named, params) : null;
  const { t, titled } = wordsOf(site, "agent-pay");
  const title = titled(t(`kinds.${bill.kind}`));
  return { bill, page, whatIf, rounds, key: randomUUID(), title };
}
export type BillData = Awaited<ReturnType<typeof billData>>;
export type Bill = ValueOf<typeof payBillOne>;

/** A page of the rounds that the bill paid. */
async function roundsOf(site: Site, named: InputOf<typeof payBillOne>, params: URLSearchParams) {
  const filters = given({ party: readAccount(params), game: readText(params, "game", 64) });
  const after = readText(params, "after", 400);
  const found = await site
    .ask(payBillRounds, { ...named, ...filters, ...(after && { after }) })
    .catch(gone);
  return { ...found, filters };
}
export type BillRounds = Awaited<ReturnType<typeof roundsOf>>;

/** The same function that made the bill, on other figures. Typed figures that are none stay. */
async function reckon(site: Site, bill: Bill, params: URLSearchParams) {
  const inputs = moved(whatIfInputs(bill), params, amountReader(site));
  const { contractId, from, carryIn } = bill;
  const answer = await site.ask(payWhatIf, { contractId, from, inputs, carryIn }).catch(gone);
  return { ...answer, inputs };
}

/** A bill's figures; of a real-time salary those of one round, which nobody has typed yet. */
function whatIfInputs({ inputs }: Bill): Bill["inputs"] {
  const { rounds, ...figures } = inputs;
  return rounds ? { ...figures, payout: 0n, dayBet: 0n } : inputs;
}

/** Pays what the upline has of a bill that is short. */
export async function collect(args: ActionFunctionArgs) {
  const site = await guardedSite(args);
  const { named, page } = namedBy(args);
  const key = String((await args.request.formData()).get("key") ?? "");
  if (!/^[\w-]{8,64}$/.test(key)) throw new Response("no key", { status: 400 });
  try {
    await site.ask(payCollect, named, { key });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code === "unknown_bill") gone(error);
    return data({ problem: error.code }, 422);
  }
  return redirect(`/agent/${page}/${encodeURIComponent(named.period)}/${named.contractId}`, 303);
}

function namedBy({ params, request }: Pick<LoaderFunctionArgs, "params" | "request">) {
  const page = payPageOf(new URL(request.url).pathname);
  const { period = "", contractId = "" } = params;
  if (!PERIOD_NAME.test(period) || contractId.length > 40) {
    throw new Response("no such bill", { status: 404 });
  }
  return { page, named: { kind: PAY_PAGES[page], period, contractId } };
}

function gone(error: unknown): never {
  throw error instanceof Refusal ? new Response("no such bill", { status: 404 }) : error;
}
