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

/** Where a page goes on: instant, vendor and round of its last row. */
const place = z.tuple([z.iso.datetime(), z.string(), z.string()]);

type Value = ValueOf<typeof payBillRounds>;

/** The rounds that a bill of a real-time salary paid. Refuses another's bill with unknown_bill. */
export async function listBillRounds(
  context: Context,
  { kind, period, contractId, party, game, after, pageSize }: InputOf<typeof payBillRounds>,
): Promise<Value> {
  const { memberId } = requireRealAccount(context);
  const { store, merchant, language } = context;
  const { code } = merchant;
  return store.reading(code, async (reader) => {
    await findBill(reader, { merchant: code, kind, period, contract: contractId }, memberId);
    const isOfBill = and(
      eq(payLines.merchant, code),
      eq(payLines.contract, contractId),
      eq(payLines.period, period),
    );
    const rows = await reader
      .select({ line: payLines, account: members.username })
      .from(payLines)
      .innerJoin(members, and(eq(members.merchant, code), eq(members.id, payLines.member)))
      .where(
        and(
          isOfBill,
          party ? eq(members.usernameKey, usernameKey(party)) : undefined,
          game ? eq(payLines.game, game) : undefined,
          after ? isBehind(after) : undefined,
        ),
      )
      .orderBy(desc(payLines.settledAt), desc(payLines.vendor), desc(payLines.roundId))
      .limit(pageSize + 1);
    const named = await namesOf(reader, code, isOfBill, language);
    const nameOf = new Map(named.map((one) => [one.code, one.name]));
    const page = rows.slice(0, pageSize);
    const last = page.at(-1)?.line;
    return {
      list: page.map(({ line, account: who }) => toRound(line, who, nameOf)),
      games: named,
      next: last && rows.length > pageSize ? placeOf(last) : null,
    };
  });
}

type Line = typeof payLines.$inferSelect;

function toRound(line: Line, account: string, nameOf: ReadonlyMap<string, string>) {
  const { vendor, roundId, game, gameType, stake, payout, dayBet, tier, rate, amount } = line;
  return {
    ...{ vendor, roundId, account, game, gameName: nameOf.get(game) ?? game },
    gameType: gameType as Value["list"][number]["gameType"],
    ...{ stake, payout, end: endOf(line), dayBet, tier, rate, amount },
    settledAt: line.settledAt.getTime(),
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

/** The games of a bill's rounds with their names, in the order of these. */
async function namesOf(
  reader: Reader,
  merchant: string,
  isOfBill: SQL | undefined,
  language: string,
): Promise<Value["games"]> {
  const played = await reader
    .selectDistinct({ game: payLines.game })
    .from(payLines)
    .where(isOfBill);
  const codes = played.map(({ game }) => game);
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
