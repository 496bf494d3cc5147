import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { z } from "zod";
import type { teamBets } from "../../contract/agents/records.ts";
import type { GameType } from "../../contract/play/game-types.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { requireActor } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import { betStateOf } from "../../domain/play/round-state.ts";
import { gameName } from "../../play/games/to-game.ts";
import type { Reader } from "../../store/open-store.ts";
import { games, vendors } from "../../store/schema/catalogue.ts";
import { members } from "../../store/schema/merchant.ts";
import { teamOf } from "../access/team-of.ts";
import { DEPTH_OF, daysOf, type PlayDay, readScope } from "./read-scope.ts";
import { type Place, walkDays } from "./walk-days.ts";

type Input = InputOf<typeof teamBets>;
type Value = ValueOf<typeof teamBets>;
type Row = Record<"number" | "vendor" | "round_id" | "member" | "game" | "place", string> &
  Record<"stake" | "payout" | "valid_bet" | "settled_at", string> & {
    shard: number;
    kind: "CLOSED" | "VOID" | "ADJUST";
    game_type: GameType;
  };
type Team = { merchant: string; agent: string };

/** Where a page goes on within a day: instant, shard and number of its last row. */
const place = z.tuple([z.iso.datetime(), z.coerce.number().int(), z.coerce.bigint()]);

/** The settled rounds of a team, the latest day first. Amounts are in ledger units. */
export async function listTeamBets(context: Context, input: Input): Promise<Value> {
  const { memberId } = requireActor(context);
  const { store, merchant, clock, language } = context;
  const { scope, gameType, account, after, pageSize } = input;
  const self = { merchant: merchant.code, agent: memberId };
  return store.reading(merchant.code, async (reader) => {
    const team = await teamOf(reader, self, account);
    const played = await readScope(reader, team, input, { scope, gameType });
    const days = await daysToRead(reader, team, input, played, clock.now());
    const walk = { days, after, place, pageSize };
    const { rows, next } = await walkDays(walk, (day, from, limit) =>
      readDay(reader, team, input, { day, from, limit }),
    );
    return {
      list: await toBets(reader, merchant.code, rows, language),
      totals: isNarrowed(input) ? null : totalsOf(played),
      vendors: await vendorsOf(reader, merchant.code),
      next,
    };
  });
}

const isNarrowed = ({ vendor, game, status }: Input) =>
  [vendor, game, status].some((one) => one !== undefined);

/** The days with play, and today. A round that was cancelled counts for no day, so all are asked. */
async function daysToRead(
  reader: Reader,
  { merchant }: Team,
  { from, to, status }: Input,
  played: readonly PlayDay[],
  now: Date,
): Promise<string[]> {
  const days = await daysOf(reader, merchant, { from, to }, now);
  const known = new Set(played.map(({ day }) => day));
  return status === "CANCELLED" ? days : days.filter((day, at) => at === 0 || known.has(day));
}

type Asked = { day: string; from: z.output<typeof place> | null; limit: number };

async function readDay(
  reader: Reader,
  { merchant, agent }: Team,
  { scope, gameType, vendor, game, status }: Input,
  { day, from, limit }: Asked,
): Promise<Place<Row>[]> {
  const [at, shard, number] = from ?? [null, null, null];
  const { rows } = await reader.execute<Row>(sql`
    select r.*, to_char(r.settled_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as place
    from team_rounds(${merchant}, ${agent}, ${DEPTH_OF[scope]}, ${day}, ${gameType ?? null},
      ${vendor ?? null}, ${game ?? null}, ${status ?? null}, ${at}, ${shard},
      ${number === null ? null : String(number)}, ${limit}) r`);
  return rows.map((row) => ({ row, place: [row.place, String(row.shard), row.number] }));
}

async function toBets(
  reader: Reader,
  merchant: string,
  rows: readonly Row[],
  language: string,
): Promise<Value["list"]> {
  if (rows.length === 0) return [];
  const own = <T extends string>(of: (row: Row) => T) => [...new Set(rows.map(of))];
  const people = await reader
    .select({ id: members.id, username: members.username })
    .from(members)
    .where(
      and(
        eq(members.merchant, merchant),
        inArray(
          members.id,
          own(({ member }) => member),
        ),
      ),
    );
  const played = await reader
    .select({ game: games, vendorName: vendors.name })
    .from(games)
    .innerJoin(vendors, and(eq(vendors.merchant, merchant), eq(vendors.code, games.vendor)))
    .where(
      and(
        eq(games.merchant, merchant),
        inArray(
          games.code,
          own(({ game }) => game),
        ),
      ),
    );
  const nameOf = new Map(people.map(({ id, username }) => [id, username]));
  const gameOf = new Map(played.map((one) => [one.game.code, one]));
  return rows.map((row) => {
    const known = gameOf.get(row.game);
    const [stake, payout] = [BigInt(row.stake), BigInt(row.payout)];
    const state = row.kind === "VOID" ? ("VOID" as const) : ("CLOSED" as const);
    return {
      id: `${row.shard}-${row.number}`,
      account: nameOf.get(row.member) ?? "",
      gameName: known ? gameName(known.game, language) : row.game,
      vendorName: known?.vendorName ?? row.vendor,
      gameType: row.game_type,
      roundId: row.round_id,
      ...{ stake, payout, validBet: BigInt(row.valid_bet) },
      status: betStateOf({ state, stake, payout }) as Value["list"][number]["status"],
      isCorrection: row.kind === "ADJUST",
      settledAt: Date.parse(row.place),
    };
  });
}

function totalsOf(played: readonly PlayDay[]): Value["totals"] {
  const sum = (of: Exclude<keyof PlayDay, "day">) => played.reduce((all, row) => all + row[of], 0n);
  return {
    rounds: Number(sum("rounds")),
    ...{ stake: sum("stake"), payout: sum("payout"), validBet: sum("validBet") },
  };
}

const vendorsOf = (reader: Reader, merchant: string) =>
  reader
    .select({ code: vendors.code, name: vendors.name })
    .from(vendors)
    .where(eq(vendors.merchant, merchant))
    .orderBy(asc(vendors.name));
