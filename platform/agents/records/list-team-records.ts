import { sql } from "drizzle-orm";
import { z } from "zod";
import type { teamRecords } from "../../contract/agents/records.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { requireActor } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import { ledgerKindsOf, recordKindOf, subjectOf } from "../../domain/play/record-kind.ts";
import type { Reader } from "../../store/open-store.ts";
import { teamOf } from "../access/team-of.ts";
import { DEPTH_OF, daysOf } from "./read-scope.ts";
import { type Place, walkDays } from "./walk-days.ts";

type Input = InputOf<typeof teamRecords>;
type Value = ValueOf<typeof teamRecords>;
type Row = Record<"key" | "kind" | "side" | "username" | "amount" | "balance" | "place", string> & {
  reference: string | null;
};
type Team = { merchant: string; agent: string };

/** Where a page goes on within a day: instant, key and side of its last row. */
const place = z.tuple([z.iso.datetime(), z.string().max(150), z.enum(["in", "out"])]);

/** A team's movements of money without play, the newest first. Amounts are in ledger units. */
export async function listTeamRecords(context: Context, input: Input): Promise<Value> {
  const { memberId } = requireActor(context);
  const { store, merchant, clock } = context;
  const { account, after, pageSize, from, to } = input;
  const self = { merchant: merchant.code, agent: memberId };
  return store.reading(merchant.code, async (reader) => {
    const team = await teamOf(reader, self, account);
    const days = await daysOf(reader, merchant.code, { from, to }, clock.now());
    const walk = { days, after, place, pageSize };
    const { rows, next } = await walkDays(walk, (day, at, limit) =>
      readDay(reader, team, input, { day, isToday: day === days[0], from: at, limit }),
    );
    return { list: rows.map(toRecord), next };
  });
}

type Asked = {
  day: string;
  isToday: boolean;
  from: z.output<typeof place> | null;
  limit: number;
};

async function readDay(
  reader: Reader,
  { merchant, agent }: Team,
  { scope, kind, number }: Input,
  { day, isToday, from, limit }: Asked,
): Promise<Place<Row>[]> {
  const kinds = kind ? ledgerKindsOf([kind]) : null;
  const named = kinds && sql`t.kind in ${kinds.names.length > 0 ? kinds.names : [""]}`;
  const ofKind = named ? (kinds.isExcluding ? sql`not (${named})` : named) : sql`true`;
  const [at, key, side] = from ?? [null, null, null];
  const { rows } = await reader.execute<Row>(sql`
    with news as materialized (
      select n.key from day_news n where n.merchant = ${merchant} and n.kind = 'MONEY'
        and n.day = ${day}
      union all
      select n.key from day_news n where ${isToday} and n.merchant = ${merchant}
        and n.kind = 'MONEY' and not n.is_counted
    )
    select t.key, t.kind, s.side, m.username, t.amount, s.balance,
      to_char(t.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as place,
      coalesce(d.reference, w.reference, f.reference) as reference
    from news join ledger_transfers t on t.merchant = ${merchant} and t.key = news.key
      and t.amount > 0 and ${ofKind}
    cross join lateral (values ('in', t.to_account, t.to_balance),
      ('out', t.from_account, t.from_balance)) s (side, account, balance)
    join ledger_accounts a on a.merchant = ${merchant} and a.id = s.account and a.kind = 'cash'
    join members m on m.merchant = ${merchant} and m.id = a.owner and m.type <> 4
    left join deposits d on d.merchant = ${merchant} and t.key like 'deposit%'
      and d.id = split_part(t.key, ':', 2)
    left join withdrawals w on w.merchant = ${merchant} and t.key like 'withdraw:%'
      and w.id = split_part(t.key, ':', 2)
    left join member_transfers f on f.merchant = ${merchant} and t.key like 'transfer:%'
      and f.id = split_part(t.key, ':', 2)
    where team_has(${merchant}, ${agent}, m.id, ${day}, ${DEPTH_OF[scope]})
      and (${at}::timestamptz is null or (t.at, t.key, s.side) < (${at}::timestamptz, ${key}, ${side}))
      and (${number ?? null}::text is null
        or ${number ?? null} in (d.reference, w.reference, f.reference, split_part(t.key, ':', 2)))
    order by t.at desc, t.key desc, s.side desc limit ${limit}`);
  return rows.map((row) => ({ row, place: [row.place, row.key, row.side] }));
}

function toRecord(row: Row): Value["list"][number] {
  const amount = BigInt(row.amount);
  return {
    id: `${row.key}-${row.side}`,
    account: row.username,
    kind: recordKindOf(row.kind),
    amount: row.side === "in" ? amount : -amount,
    balance: BigInt(row.balance),
    number: row.reference ?? subjectOf(row.key).id,
    at: Date.parse(row.place),
  };
}
