import { downlines } from "../../contract/agents/downlines.ts";
import { DIRECT_LINES_MAX, type ExportList } from "../../contract/agents/exports/export-kinds.ts";
import type { exportLong } from "../../contract/agents/exports/exports.ts";

import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { requireActor } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import { teamOf } from "../access/team-of.ts";
import { listPeople } from "../downlines/list-people.ts";
import { readRows, sortedFilters } from "./sources.ts";

/** Rows of one step. */
const ROWS = 2_500;

type Asked = { list: ExportList; asked: string };

/** True from the first row beyond a file that is sent at once. Nothing is counted. */
export async function isLong(
  context: Context,
  { list, asked }: InputOf<typeof exportLong>,
): Promise<ValueOf<typeof exportLong>> {
  const own = { list, asked: sortedFilters(list, asked) };
  // Its first page refuses what the list would refuse.
  await readRows(context, own, { after: null, pageSize: 1 });
  const isOfPeople = list === "downlines" || list === "teamLosses";
  return { isLong: await (isOfPeople ? hasManyPeople(context, own) : hasManyRows(context, own)) };
}

/** By the people alone: the sums of each one's team cost far more than to find them. */
async function hasManyPeople(context: Context, { list, asked }: Asked): Promise<boolean> {
  const { memberId } = requireActor(context);
  const { store, merchant, clock } = context;
  const read = downlines.input.parse(Object.fromEntries(new URLSearchParams(asked)));
  const { account, ...filters } =
    list === "downlines" ? read : { ...read, level: "direct" as const };
  return store.reading(merchant.code, async (reader) => {
    const { agent } = await teamOf(reader, { merchant: merchant.code, agent: memberId }, account);
    const scope = { merchant: merchant.code, agent, now: clock.now() };
    const rows = await listPeople(reader, scope, { ...filters, pageSize: DIRECT_LINES_MAX });
    return rows.length > DIRECT_LINES_MAX;
  });
}

async function hasManyRows(context: Context, asked: Asked): Promise<boolean> {
  let after: string | null = null;
  let lines = 0;
  do {
    const pageSize = Math.min(ROWS, DIRECT_LINES_MAX + 1 - lines);
    const { value, next } = await readRows(context, asked, { after, pageSize });
    lines += value.list.length;
    after = next;
  } while (after !== null && lines <= DIRECT_LINES_MAX);
  return lines > DIRECT_LINES_MAX;
}
