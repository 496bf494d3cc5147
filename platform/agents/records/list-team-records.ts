import { sql } from "drizzle-orm";
import { z } from "zod";
import type { teamRecords } from "../../contract/agents/records.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { requireActor } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import { ledgerKindsOf, reasonOf, recordKindOf, subjectOf } from "../../domain/play/record-kind.ts";
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
  const [at, key, side] = from ?? [null, null, null];
  const { rows } = await reader.execute<Row>(sql`
    select r.*, to_char(r.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as place
    from team_records(${merchant}, ${agent}, ${DEPTH_OF[scope]}, ${day}, ${isToday},
      ${kinds && sql.param(kinds.names)}::text[], ${kinds?.isExcluding ?? false}, ${number ?? null},
      ${at}, ${key}, ${side}, ${limit}) r`);
  return rows.map((row) => ({ row, place: [row.place, row.key, row.side] }));
}

function toRecord(row: Row): Value["list"][number] {
  const amount = BigInt(row.amount);
  const reason = reasonOf(row.kind);
  return {
    id: `${row.key}-${row.side}`,
    account: row.username,
    kind: recordKindOf(row.kind),
    amount: row.side === "in" ? amount : -amount,
    balance: BigInt(row.balance),
    number: row.reference ?? (reason ? "" : subjectOf(row.key).id),
    reason,
    at: Date.parse(row.place),
  };
}
