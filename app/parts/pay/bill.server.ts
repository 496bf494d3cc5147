import { randomUUID } from "node:crypto";
import { amountReader } from "#app/request/input/amount-reader.server.ts";
import { formKey } from "#app/request/input/form-key.ts";
import type { Site } from "#app/request/site.server.ts";
import { BILL_NAME, PERIOD_NAME } from "#platform/contract/agents/contract-kinds.ts";
import {
  payBillOne,
  payBillPlayers,
  payBillRounds,
  type payBills,
  payCollect,
  payWhatIf,
} from "#platform/contract/agents/pay.ts";
import type { InputOf, ValueOf } from "#platform/contract/wire/call.ts";
import { Refusal } from "#platform/contract/wire/refusal.ts";
import { given, readAccount, readText } from "../filters/read-filters.ts";
import { moved } from "./moved.ts";

/** The rows of a page of bills or of their rounds. */
export const PAGE_SIZE = 20;

/** The page of a list of bills that an address names: the last bill of the page before. */
export const billAfter = (params: URLSearchParams): { after?: string } => {
  const after = readText(params, "after", 60);
  return after && BILL_NAME.test(after) ? { after } : {};
};

/** What names the next page of a list of bills, or null after the last. */
export const nextBill = ({ list, hasMore }: ValueOf<typeof payBills>): string | null => {
  const last = list.at(-1);
  return hasMore && last ? `${last.period} ${last.contractId}` : null;
};

export type BillName = InputOf<typeof payBillOne>;

/** One bill, and what it would be with the figures that the address asks for. */
export async function billData(site: Site, named: BillName, params: URLSearchParams) {
  requireName(named);
  const bill = await site.ask(payBillOne, named).catch(gone);
  const whatIf = params.has("if") ? await reckon(site, bill, params) : null;
  const isByRound = bill.kind === "realtime" || bill.kind === "hour";
  const rounds = isByRound ? await roundsOf(site, named, params) : null;
  const players = bill.kind === "hour" ? await playersOf(site, named, params) : null;
  return { bill, whatIf, rounds, players, key: randomUUID() };
}
export type BillData = Awaited<ReturnType<typeof billData>>;
export type Bill = ValueOf<typeof payBillOne>;

/** How an address narrows the rounds of a bill. */
export const roundFilters = (params: URLSearchParams) =>
  given({ party: readAccount(params), game: readText(params, "game", 64) });

/** A page of whoever played in the bill's hour. It keeps its place while the rounds are paged. */
async function playersOf(site: Site, named: BillName, params: URLSearchParams) {
  const after = readText(params, "people", 200);
  return site.ask(payBillPlayers, { ...named, ...(after && { after }) }).catch(gone);
}
export type BillPlayers = Awaited<ReturnType<typeof playersOf>>;

/** A page of the rounds that the bill paid, or that its hour was summed from. */
async function roundsOf(site: Site, named: InputOf<typeof payBillOne>, params: URLSearchParams) {
  const filters = roundFilters(params);
  const after = readText(params, "after", 400);
  const found = await site
    .ask(payBillRounds, { ...named, ...filters, ...(after && { after }), pageSize: PAGE_SIZE })
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

/** Pays what the upline has of a bill that is short. Returns the code of a refusal, or null. */
export async function collect(site: Site, named: BillName, form: FormData) {
  requireName(named);
  const key = formKey.safeParse(form.get("key")).data;
  if (!key) throw new Response("no key", { status: 400 });
  try {
    await site.ask(payCollect, named, { key });
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code === "unknown_bill") gone(error);
    return error.code;
  }
}

/** A name that no bill can have has no page. */
export function requireName({ period, contractId }: BillName): void {
  if (!PERIOD_NAME.test(period) || contractId.length > 40) {
    throw new Response("no such bill", { status: 404 });
  }
}

function gone(error: unknown): never {
  throw error instanceof Refusal ? new Response("no such bill", { status: 404 }) : error;
}
