import { and, between, eq, inArray } from "drizzle-orm";
import type { agentIncome } from "../../contract/agents/income.ts";
import { INCOME_KINDS } from "../../contract/agents/income-kinds.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { requireActor } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import { incomeOf, ledgerKindsOfIncome } from "../../domain/agents/income.ts";
import type { Reader } from "../../store/open-store.ts";
import { moneyDay } from "../../store/schema/days.ts";

type Value = ValueOf<typeof agentIncome>;
type Line = Value["list"][number];

const KINDS = INCOME_KINDS.flatMap(ledgerKindsOfIncome);

/** What the agent got and paid as an agent, by day and kind. Amounts are in ledger units. */
export async function listIncome(
  context: Context,
  { from, to, kind, after, pageSize }: InputOf<typeof agentIncome>,
): Promise<Value> {
  const { memberId } = requireActor(context);
  const { store, merchant } = context;
  const own = { merchant: merchant.code, member: memberId };
  const lines = await store.reading(merchant.code, (reader) =>
    readLines(reader, own, { from, to }),
  );
  const wanted = lines.filter((line) => kind === undefined || line.kind === kind);
  const rest = after === undefined ? wanted : wanted.slice(placeAfter(wanted, after));
  const page = rest.slice(0, pageSize);
  const last = page.at(-1);
  return {
    totals: totalsOf(lines),
    list: page,
    next: rest.length > page.length && last ? `${last.day} ${last.kind}` : null,
  };
}

/** The lines of a member's days, the latest first; a year of them is a few thousand at most. */
export async function readLines(
  reader: Reader,
  { merchant, member }: { merchant: string; member: string },
  { from, to }: { from: string; to: string },
): Promise<Line[]> {
  const rows = await reader
    .select()
    .from(moneyDay)
    .where(
      and(
        eq(moneyDay.merchant, merchant),
        eq(moneyDay.member, member),
        inArray(moneyDay.kind, KINDS),
        between(moneyDay.day, from, to),
      ),
    );
  const days = [...Map.groupBy(rows, ({ day }) => day)].sort(([a], [b]) => (a < b ? 1 : -1));
  return days.flatMap(([day, moved]) => incomeOf(moved).map((line) => ({ day, ...line })));
}

/** How many lines come before a page that goes on behind `after`. */
function placeAfter(lines: readonly Line[], after: string): number {
  const [day = "", name] = after.split(" ");
  const kind = INCOME_KINDS.indexOf(name as Line["kind"]);
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || kind < 0) {
    throw new Refusal("invalid_input", { field: "after" });
  }
  const at = lines.findIndex(
    (line) => line.day < day || (line.day === day && INCOME_KINDS.indexOf(line.kind) > kind),
  );
  return at < 0 ? lines.length : at;
}

function totalsOf(lines: readonly Line[]): Value["totals"] {
  const sum = (of: readonly Line[]) => of.reduce((all, { amount }) => all + amount, 0n);
  const byKind = INCOME_KINDS.map((kind) => ({
    kind,
    amount: sum(lines.filter((line) => line.kind === kind)),
  }));
  return { byKind: byKind.filter(({ amount }) => amount !== 0n), income: sum(lines) };
}
