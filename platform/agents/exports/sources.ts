import type { ExportList } from "../../contract/agents/exports/export-kinds.ts";
import { EXPORTED, nextOf } from "../../contract/agents/exports/exports.ts";
import type { Call, InputOf, ValueOf } from "../../contract/wire/call.ts";
import { invalidInput } from "../../contract/wire/invalid-input.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import type { Context } from "../../core/context.ts";
import { listContracts } from "../contracts/read/list-contracts.ts";
import { listDownlines } from "../downlines/list-downlines.ts";
import { listIncome } from "../income/list-income.ts";
import { showDifference } from "../income/show-difference.ts";
import { showLine } from "../income/show-line.ts";
import { showRebate } from "../income/show-rebate.ts";
import { listBills } from "../pay/read/list-bills.ts";
import { listBillRounds } from "../pay/rounds/list-bill-rounds.ts";
import { listTeamBets } from "../records/list-team-bets.ts";
import { listTeamLosses } from "../records/list-team-losses.ts";
import { listTeamRecords } from "../records/list-team-records.ts";

type Page = { after: string | null; pageSize: number };
type Value = ValueOf<(typeof EXPORTED)[ExportList]>;
type Source = (context: Context, asked: string, page: Page) => Promise<Value>;

/** A list's verb behind the check of its input. The verb looks at rights on every page. */
function source<C extends Call>(
  call: C,
  verb: (context: Context, input: InputOf<C>) => Promise<ValueOf<C> & Value>,
): Source {
  return (context, asked, { after, pageSize }) => {
    const read = call.input.safeParse(Object.fromEntries(new URLSearchParams(asked)));
    if (!read.success) throw invalidInput(read.error);
    return verb(context, {
      ...(read.data as object),
      after: after ?? undefined,
      pageSize,
    } as never);
  };
}

const SOURCES: Readonly<Record<ExportList, Source>> = {
  downlines: source(EXPORTED.downlines, listDownlines),
  teamBets: source(EXPORTED.teamBets, listTeamBets),
  teamLosses: source(EXPORTED.teamLosses, listTeamLosses),
  teamRecords: source(EXPORTED.teamRecords, listTeamRecords),
  agentIncome: source(EXPORTED.agentIncome, listIncome),
  agentIncomeOne: source(EXPORTED.agentIncomeOne, showLine),
  agentRebateOne: source(EXPORTED.agentRebateOne, showRebate),
  agentDifferenceOne: source(EXPORTED.agentDifferenceOne, showDifference),
  contracts: source(EXPORTED.contracts, listContracts),
  payBills: source(EXPORTED.payBills, listBills),
  payBillRounds: source(EXPORTED.payBillRounds, listBillRounds),
};

/** One page of a list as its agent would read it, and what names the next. */
export async function readRows(
  context: Context,
  { list, asked }: { list: ExportList; asked: string },
  page: Page,
): Promise<{ value: Value; next: string | null }> {
  const value = await SOURCES[list](context, asked, page);
  return { value, next: nextOf(value) };
}

/** The filters in the order of their names, so that the same ones are the same text. */
export function sortedFilters(list: ExportList, asked: string): string {
  const query = new URLSearchParams(asked);
  const known = Object.keys(EXPORTED[list].input.shape);
  for (const name of new Set(query.keys())) {
    if (!known.includes(name) || name === "after" || name === "pageSize") {
      throw new Refusal("invalid_input", { status: 400, field: "asked" });
    }
  }
  query.sort();
  return query.toString();
}
