import { sql } from "drizzle-orm";
import type { downlineOne } from "../../contract/agents/downlines.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { requireActor } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import { teamMoney } from "../../domain/agents/team-money.ts";
import { maskTarget } from "../../domain/members/mask-target.ts";
import type { Reader } from "../../store/open-store.ts";
import { requireBelow } from "../access/require-below.ts";
import { trailOf } from "../access/trail-of.ts";
import { toMoney } from "../team/read-days.ts";
import { readStandings } from "../team/read-standing.ts";
import { findPerson, toPeople } from "./list-people.ts";

const DAYS = 30;

/** One account of the agent's team. Amounts are in ledger units. */
export async function showDownline(
  context: Context,
  { account }: InputOf<typeof downlineOne>,
): Promise<ValueOf<typeof downlineOne>> {
  const { memberId } = requireActor(context);
  const { store, merchant, clock } = context;
  const now = clock.now();
  const self = { merchant: merchant.code, agent: memberId };
  const read = await store.reading(merchant.code, async (reader) => {
    const { member } = await requireBelow(reader, self, account);
    return {
      member,
      row: await findPerson(reader, { ...self, now }, member.id),
      trail: await trailOf(reader, self, member.id),
      own: await ownFigures(reader, merchant.code, member.id, now),
    };
  });
  const { member, row, trail, own } = read;
  const [person] = await toPeople(context, [row]);
  const standings = await readStandings(store, merchant.code, [member.id], now);
  const { agents, online } = standings.get(member.id)!;
  return {
    person: person!,
    trail,
    nickname: member.nickname,
    email: member.email && maskTarget(member.email),
    phone: member.phone && maskTarget(member.phone),
    ...{ agents, online, own },
  };
}

async function ownFigures(reader: Reader, merchant: string, member: string, now: Date) {
  const at = now.toISOString();
  const { rows: played } = await reader.execute<Record<"stake" | "payout" | "valid_bet", string>>(
    sql`select coalesce(sum(p.stake), 0) as stake, coalesce(sum(p.payout), 0) as payout,
        coalesce(sum(p.valid_bet), 0) as valid_bet
      from generate_series(0, ${DAYS - 1}) ago cross join lateral (
        select m.stake, m.payout, m.valid_bet from member_day m
        where m.merchant = ${merchant} and m.member = ${member}
          and m.day = (${at}::timestamptz at time zone merchant_zone(${merchant}))::date - ago
        offset 0) p`,
  );
  const { rows: moved } = await reader.execute<Record<string, string>>(sql`
    select kind, sum(amount_in) as amount_in, sum(amount_out) as amount_out from money_day
    where merchant = ${merchant} and member = ${member}
      and day > (${at}::timestamptz at time zone merchant_zone(${merchant}))::date - ${DAYS}::int
    group by kind`);
  const { deposits, withdrawals } = teamMoney(moved.map(toMoney));
  const { stake, payout, valid_bet: validBet } = played[0]!;
  return {
    ...{ stake: BigInt(stake), payout: BigInt(payout), validBet: BigInt(validBet) },
    ...{ deposits, withdrawals },
  };
}
