import { randomUUID } from "node:crypto";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { amountReader } from "#app/request/input/amount-reader.server.ts";
import { guardedSite, type Site } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { payBillOne, payCollect, payWhatIf } from "#platform/contract/agents/pay.ts";
import type { ValueOf } from "#platform/contract/wire/call.ts";
import { Refusal } from "#platform/contract/wire/refusal.ts";
import { PAY_PAGES, payPageOf } from "../pay-kinds.ts";
import { moved } from "./moved.ts";

const PERIOD = /^[a-z]{4,12}:\d{4}-\d\d-\d\d$/;

/** One bill, and what it would be with the figures that the address asks for. */
export async function billData(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const { named, page } = namedBy(args);
  const bill = await site.ask(payBillOne, named).catch(gone);
  const params = new URL(args.request.url).searchParams;
  const whatIf = params.has("if") ? await reckon(site, bill, params) : null;
  const { t, titled } = wordsOf(site, "agent-pay");
  return { ...{ bill, page, whatIf, key: randomUUID() }, title: titled(t(`kinds.${bill.kind}`)) };
}
export type BillData = Awaited<ReturnType<typeof billData>>;
export type Bill = ValueOf<typeof payBillOne>;

/** The same function that made the bill, on other figures. Typed figures that are none stay. */
async function reckon(site: Site, bill: Bill, params: URLSearchParams) {
  const inputs = moved(bill.inputs, params, amountReader(site));
  const { contractId, from, carryIn } = bill;
  const answer = await site.ask(payWhatIf, { contractId, from, inputs, carryIn }).catch(gone);
  return { ...answer, inputs };
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
  if (!PERIOD.test(period) || contractId.length > 40) {
    throw new Response("no such bill", { status: 404 });
  }
  return { page, named: { kind: PAY_PAGES[page], period, contractId } };
}

function gone(error: unknown): never {
  throw error instanceof Refusal ? new Response("no such bill", { status: 404 }) : error;
}
