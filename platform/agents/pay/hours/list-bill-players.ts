import { sql } from "drizzle-orm";
import { z } from "zod";
import { contractTerms } from "../../../contract/agents/contract-terms.ts";
import type { payBillPlayers } from "../../../contract/agents/pay.ts";
import type { InputOf, ValueOf } from "../../../contract/wire/call.ts";
import { Refusal } from "../../../contract/wire/refusal.ts";
import { requireRealAccount } from "../../../core/access/require-actor.ts";
import type { Context } from "../../../core/context.ts";
import { instantsOf } from "../../../domain/contracts/pay-period.ts";
import { usernameKey } from "../../../domain/members/username.ts";
import { findBill } from "../bill-items.ts";

const PAGE_SIZE = 20;
/** Where a page goes on: valid bet and account of its last row. */
const place = z.tuple([z.string().regex(/^-?\d{1,18}$/), z.string().min(1)]);

type Row = Record<"account" | "stake" | "payout" | "valid_bet", string>;

/**
 * What each member of a team played in the hour of a bill, page by page. Refuses another's bill with
 * unknown_bill.
 */
export async function listBillPlayers(
  context: Context,
  { kind, period, contractId, after }: InputOf<typeof payBillPlayers>,
): Promise<ValueOf<typeof payBillPlayers>> {
  const { memberId } = requireRealAccount(context);
  const { store, merchant } = context;
  const { code } = merchant;
  return store.reading(code, async (reader) => {
    const key = { merchant: code, kind, period, contract: contractId };
    const { row, terms } = await findBill(reader, key, memberId);
    if (kind !== "hour") return { list: [], next: null };
    const types = JSON.stringify(contractTerms.parse(terms).gameTypes);
    const hour = instantsOf(period)!.from.toISOString();
    const { rows } = await reader.execute<Row>(sql`
      select m.username as account, sum(h.stake)::bigint as stake,
        sum(h.payout)::bigint as payout, sum(h.valid_bet)::bigint as valid_bet
      from hour_play(${code}, ${row.payee}, ${hour}, ${row.fromDay}) h
      join members m on m.merchant = ${code} and m.id = h.member
      where ${types}::jsonb = 'null' or ${types}::jsonb ? h.game_type
      group by m.username_key, m.username ${after ? isBehind(after) : sql``}
      order by 4 desc, m.username_key limit ${PAGE_SIZE + 1}`);
    const page = rows.slice(0, PAGE_SIZE);
    const last = page.at(-1);
    return {
      list: page.map(({ account, stake, payout, valid_bet }) => ({
        ...{ account, stake: BigInt(stake), payout: BigInt(payout), validBet: BigInt(valid_bet) },
      })),
      next: last && rows.length > PAGE_SIZE ? `${last.valid_bet}~${last.account}` : null,
    };
  });
}

function isBehind(after: string) {
  const [validBet, ...account] = after.split("~");
  const read = place.safeParse([validBet, account.join("~")]);
  if (!read.success) throw new Refusal("invalid_input", { field: "after" });
  const [least, name] = read.data;
  return sql`having (-sum(h.valid_bet), m.username_key) > (-(${least}::bigint), ${usernameKey(name)})`;
}
