import { and, eq, sql } from "drizzle-orm";
import type { agentRebateOne } from "../../contract/agents/income.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { requireActor } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import type { Reader } from "../../store/open-store.ts";
import { agentRebates } from "../../store/schema/rebate.ts";
import type { RebateRow } from "../rebates/rebate-row.ts";
import { toRebate } from "./to-rebate.ts";

type Input = InputOf<typeof agentRebateOne>;
type Value = ValueOf<typeof agentRebateOne>;
type Row = Record<"username" | "type" | "child_rate" | "valid_bet", string> & { is_below: boolean };

/**
 * A rebate of the agent's teams with the direct downlines that it came from, read from the sealed
 * day. Refuses with unknown_rebate a day and category without one.
 */
export async function showRebate(context: Context, input: Input): Promise<Value> {
  const { memberId } = requireActor(context);
  const { store, merchant } = context;
  const { day, category, pageSize } = input;
  return store.reading(merchant.code, async (reader) => {
    const [row] = await reader
      .select()
      .from(agentRebates)
      .where(
        and(
          eq(agentRebates.merchant, merchant.code),
          eq(agentRebates.day, day),
          eq(agentRebates.agent, memberId),
          eq(agentRebates.category, category),
          eq(agentRebates.source, "TEAM"),
        ),
      );
    if (!row) throw new Refusal("unknown_rebate", { status: 404 });
    const rows = await readBelow(reader, row, input);
    const page = rows.slice(0, pageSize);
    return {
      rebate: toRebate(row),
      list: page.map((one) => toShare(one, row.rate)),
      next: rows.length > page.length ? page.at(-1)!.username : null,
    };
  });
}

async function readBelow(
  reader: Reader,
  { merchant, agent, category, day }: RebateRow,
  { after, pageSize }: Input,
): Promise<Row[]> {
  const { rows } = await reader.execute<Row>(sql`
    select m.username, m.type, b.child_rate, b.valid_bet, t.descendant is not null as is_below
    from rebate_below(${merchant}, ${agent}, ${category}, ${day}) b
    join members m on m.merchant = ${merchant} and m.id = b.child
    left join member_tree t on t.merchant = ${merchant} and t.ancestor = ${agent}
      and t.descendant = b.child
    where ${after ?? null}::text is null or m.username > ${after ?? null}
    order by m.username limit ${pageSize + 1}`);
  return rows;
}

function toShare(row: Row, own: number): Value["list"][number] {
  const { username, is_below: isBelow } = row;
  const [rate, validBet] = [Number(row.child_rate), BigInt(row.valid_bet)];
  const person = { account: username, type: Number(row.type), isBelow };
  const exact = BigInt(Math.max(own - rate, 0)) * validBet;
  return { ...person, rate, validBet, share: floorOf(exact, 10_000n) };
}

/** A quotient rounded down, also below zero. */
const floorOf = (amount: bigint, by: bigint): bigint =>
  amount / by - (amount < 0n && amount % by !== 0n ? 1n : 0n);
