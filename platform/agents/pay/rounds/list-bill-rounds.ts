import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { payBillRounds } from "../../../contract/agents/pay.ts";
import type { InputOf, ValueOf } from "../../../contract/wire/call.ts";
import { Refusal } from "../../../contract/wire/refusal.ts";
import { requireRealAccount } from "../../../core/access/require-actor.ts";
import type { Context } from "../../../core/context.ts";
import { endOf } from "../../../domain/contracts/round-salary.ts";
import { usernameKey } from "../../../domain/members/username.ts";
import { gameName } from "../../../play/games/to-game.ts";
import type { Reader } from "../../../store/open-store.ts";
import { games } from "../../../store/schema/catalogue.ts";
import { members } from "../../../store/schema/merchant.ts";
import { payLines } from "../../../store/schema/pay.ts";
import { findBill } from "../bill-items.ts";
import type { BillKey } from "../bill-row.ts";
import { hourRounds } from "../hours/hour-rounds.ts";

/** Where a page goes on: instant, vendor and round of its last row. */
const place = z.tuple([z.iso.datetime(), z.string(), z.string()]);

type Value = ValueOf<typeof payBillRounds>;
type Round = Value["list"][number];

export type RoundFilters = Pick<InputOf<typeof payBillRounds>, "party" | "game" | "after"> & {
  /** How many rounds a page has. */
  size: number;
};
/** A page of a bill's rounds without the games' names, and the codes of all its games. */
export type RoundPage = {
  list: (Omit<Round, "gameName" | "gameType" | "settledAt"> & {
    gameType: string;
    settledAt: Date;
  })[];
  games: string[];
  next: string | null;
};

/**
 * The rounds that a bill of a real-time salary paid, or that an hour's was summed from. Refuses another's
 * bill with unknown_bill.
 */
export async function listBillRounds(
  context: Context,
  { kind, period, contractId, pageSize, ...filters }: InputOf<typeof payBillRounds>,
): Promise<Value> {
  const { memberId } = requireRealAccount(context);
  const { store, merchant, language } = context;
  const { code } = merchant;
  return store.reading(code, async (reader) => {
    const key = { merchant: code, kind, period, contract: contractId };
    const found = await findBill(reader, key, memberId);
    const asked = { ...filters, size: pageSize };
    const page = await (kind === "hour"
      ? hourRounds(reader, found, asked)
      : paidRounds(reader, key, asked));
    const games = await namesOf(reader, code, page.games, language);
    const nameOf = new Map(games.map((one) => [one.code, one.name]));
    const list = page.list.map(({ gameType, settledAt, ...round }) => ({
      ...{ ...round, gameName: nameOf.get(round.game) ?? round.game },
      gameType: gameType as Round["gameType"],
      settledAt: settledAt.getTime(),
    }));
    return { list, games, next: page.next };
  });
}

async function paidRounds(
  reader: Reader,
  { merchant, period, contract }: BillKey,
  { party, game, after, size }: RoundFilters,
): Promise<RoundPage> {
  const isOfBill = and(
    eq(payLines.merchant, merchant),
    eq(payLines.contract, contract),
    eq(payLines.period, period),
  );
  const rows = await reader
    .select({ line: payLines, account: members.username })
    .from(payLines)
    .innerJoin(members, and(eq(members.merchant, merchant), eq(members.id, payLines.member)))
    .where(
      and(
        isOfBill,
        party ? eq(members.usernameKey, usernameKey(party)) : undefined,
        game ? eq(payLines.game, game) : undefined,
        after ? isBehind(after) : undefined,
      ),
    )
    .orderBy(desc(payLines.settledAt), desc(payLines.vendor), desc(payLines.roundId))
    .limit(size + 1);
  const played = await reader
    .selectDistinct({ game: payLines.game })
    .from(payLines)
    .where(isOfBill);
  const page = rows.slice(0, size);
  return {
    list: page.map(({ line, account }) => toRound(line, account)),
    games: played.map((one) => one.game),
    next: rows.length > size ? placeOf(page.at(-1)!.line) : null,
  };
}

type Line = typeof payLines.$inferSelect;

function toRound(line: Line, account: string): RoundPage["list"][number] {
  const { vendor, roundId, game, gameType, stake, payout, settledAt } = line;
  const { dayBet, tier, rate, amount } = line;
  return {
    ...{ vendor, roundId, account, game, gameType, stake, payout, settledAt, validBet: null },
    pay: { dayBet, tier, end: endOf(line), rate, amount },
  };
}

const placeOf = ({ settledAt, vendor, roundId }: Line): string =>
  [settledAt.toISOString(), vendor, roundId].join("~");

function isBehind(after: string): SQL {
  const [at, vendor, ...round] = after.split("~");
  const read = place.safeParse([at, vendor, round.join("~")]);
  if (!read.success) throw new Refusal("invalid_input", { field: "after" });
  const { settledAt, vendor: vendorOf, roundId } = payLines;
  return sql`(${settledAt}, ${vendorOf}, ${roundId})
    < (${read.data[0]}::timestamptz, ${read.data[1]}, ${read.data[2]})`;
}

/** The games of these codes with their names, in the order of these. */
async function namesOf(
  reader: Reader,
  merchant: string,
  codes: string[],
  language: string,
): Promise<Value["games"]> {
  if (codes.length === 0) return [];
  const rows = await reader
    .select()
    .from(games)
    .where(and(eq(games.merchant, merchant), inArray(games.code, codes)));
  const known = new Map(rows.map((row) => [row.code, gameName(row, language)]));
  return codes
    .map((code) => ({ code, name: known.get(code) ?? code }))
    .sort((one, other) => one.name.localeCompare(other.name, language));
}
