import { sql } from "drizzle-orm";
import { POINT } from "../../../contract/club/point.ts";
import type { redeemList } from "../../../contract/club/redemptions.ts";
import type { InputOf, ValueOf } from "../../../contract/wire/call.ts";
import { requireRealAccount } from "../../../core/access/require-actor.ts";
import type { Context } from "../../../core/context.ts";
import { wordsIn } from "../../../domain/words-in.ts";
import { openDelivery, type RedemptionRow } from "./seal-delivery.ts";

type Value = ValueOf<typeof redeemList>;

const PAGE_SIZE = 20;

/** A redemption or a conversion, as the database writes it. */
type Row = {
  type: "GOODS" | "CASH";
  id: string;
  reference: string;
  at: string;
  words: RedemptionRow["words"] | null;
  quantity: number;
  points: number;
  state: RedemptionRow["state"];
  reason: RedemptionRow["reason"];
  address: string | null;
  mobile: string | null;
  amount: string | null;
  ratio: string | null;
  multiple: number | null;
  balance: string | null;
  total: string;
};

/** What the member redeemed for points, goods and cash together, newest first. */
export async function listRedeemed(
  context: Context,
  input: InputOf<typeof redeemList>,
): Promise<Value> {
  const { memberId } = requireRealAccount(context);
  const { store, merchant } = context;
  const { code } = merchant;
  const { from, to, pageNo } = input;
  const instant = (ms: number | undefined) =>
    ms === undefined ? sql`null` : sql`${new Date(ms).toISOString()}`;
  const rows = await store.reading(code, async (reader) => {
    const found = await reader.execute<Row>(sql`
      with own as (
        select 'GOODS' as type, 'rd:' || id as key, id, reference, created_at, words, quantity,
          points_needed as points, state, reason, address_sealed as address,
          mobile_sealed as mobile, null::bigint as amount, null::bigint as ratio,
          null::int as multiple
        from point_redemptions where merchant = ${code} and member = ${memberId}
        union all
        select 'CASH', 'pc:' || id, id, reference, created_at, null, 1, points, 'APPROVED', null,
          null, null, amount, per_point, multiple
        from point_conversions where merchant = ${code} and member = ${memberId}
      ), purse as (
        select id from ledger_accounts
        where merchant = ${code} and owner = ${memberId} and kind = 'points'
      )
      select o.*, (extract(epoch from o.created_at) * 1000)::bigint as at, e.balance,
        count(*) over () as total
      from own o left join ledger_entries e on e.merchant = ${code} and e.transfer_key = o.key
        and e.account = (select id from purse)
      where o.created_at >= coalesce(${instant(from)}::timestamptz, '-infinity')
        and o.created_at < coalesce(${instant(to)}::timestamptz, 'infinity')
      order by o.created_at desc, o.id desc
      limit ${PAGE_SIZE} offset ${(pageNo - 1) * PAGE_SIZE}`);
    return found.rows;
  });
  return {
    list: rows.map((row) => toListed(context, row, input.language)),
    totalPages: Math.ceil(Number(rows[0]?.total ?? 0) / PAGE_SIZE),
  };
}

function toListed(context: Context, row: Row, language: string): Value["list"][number] {
  const { reference, type, quantity, points, state, words, multiple } = row;
  const amount = row.amount === null ? null : BigInt(row.amount);
  const kept = { id: row.id, keptAddress: row.address ?? "", keptMobile: row.mobile ?? "" };
  const delivery = type === "GOODS" ? openDelivery(context, kept) : null;
  const change = state === "REJECTED" ? 0n : -BigInt(points * quantity) * POINT;
  return {
    ...{ reference, type, quantity, state, change, amount, createdAt: Number(row.at) },
    ...{ pointsNeeded: points, remark: row.reason, balance: BigInt(row.balance ?? "0") },
    name: words ? (wordsIn(words, language)?.name ?? null) : null,
    amountNeeded: amount === null ? null : amount * BigInt(multiple ?? 0),
    ratio: row.ratio === null ? null : BigInt(row.ratio),
    address: delivery?.address ?? null,
    mobile: delivery?.mobile ?? null,
  };
}
