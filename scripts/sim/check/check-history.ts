import type pg from "pg";
import type { State } from "../oracle/state.ts";
import type { Payouts } from "../outside/payouts.ts";
import type { World } from "../world.ts";
import { guardsOf, readGuards } from "./check-guards.ts";

/** The recorded money of a history, in a form that both sides can be converted to. */
type Books = Record<string, unknown>;

/**
 * Compares the books after a history with the states that the oracle considers possible. Returns
 * the differences in words, none when all is well.
 */
export async function checkHistory(
  { observer, code, payouts, now }: World,
  possible: readonly State[],
  zone: string,
): Promise<string[]> {
  const problems = await observer.query<{ problem: string; subject: string }>(
    `select problem, subject from ledger_problems($1)
     union all select problem, subject from ledger_sum_problems($1)`,
    [code],
  );
  const wrong = [
    ...problems.rows.map(({ problem, subject }) => `${problem} ${subject}`),
    ...(await comparePayouts(observer, code, payouts)),
  ];
  const found = {
    ...(await readBooks(observer, code)),
    guards: await readGuards(observer, code, now()),
  };
  const expected = possible.map((state) => ({
    ...booksOf(state),
    guards: guardsOf(state, now(), zone),
  }));
  const differences = expected.map((books) => differencesOf(books, found));
  if (differences.some((list) => list.length === 0)) return wrong;
  const closest = differences.sort((one, other) => one.length - other.length)[0] ?? [];
  return [...wrong, ...closest];
}

/** The gateway's paid sum equals the recorded payments through it, payment by payment. */
async function comparePayouts(observer: pg.Pool, code: string, payouts: Payouts) {
  const { rows } = await observer.query<{ reference: string }>(
    "select reference from withdrawal_payments where merchant = $1 and status = 'PAID'",
    [code],
  );
  const written = new Set(rows.map(({ reference }) => reference));
  const left = payouts.all().filter(({ status }) => status === "PAID");
  const names = new Set(left.map(({ reference }) => reference));
  return [
    ...[...names].filter((one) => !written.has(one)).map((one) => `${one} left unwritten`),
    ...[...written].filter((one) => !names.has(one)).map((one) => `${one} never left`),
  ];
}

async function readBooks(observer: pg.Pool, code: string): Promise<Books> {
  const { rows } = await observer.query<{ books: Books }>(BOOKS, [code]);
  const books = rows[0]!.books;
  return Object.fromEntries(Object.entries(books).map(([name, value]) => [name, value ?? {}]));
}

const BOOKS = `select json_build_object(
  'purses', (select json_object_agg(o, b) from (
    select owner || '/' || kind as o, sum(balance) as b from ledger_accounts
    where merchant = $1 group by 1 having sum(balance) <> 0) x),
  'rounds', (select json_object_agg(round_id,
      concat_ws(' ', state, member, stake, payout, valid_bet, bets_accepted, flag))
    from rounds where merchant = $1),
  'txs', (select json_object_agg(tx_id, concat_ws(' ', kind, state, member, coalesce(amount, 0)))
    from vendor_transactions where merchant = $1),
  'deposits', (select json_object_agg(idempotency_key, concat_ws(' ', case
      when status in ('CREATED', 'WAITING_PAYMENT', 'EXPIRED') then 'OPEN' else status end,
      coalesce(paid_amount, 0))) from deposits where merchant = $1),
  'withdrawals', (select json_object_agg(w.idempotency_key, concat_ws(' ', w.status, w.amount,
      (select string_agg(p.amount || p.status, ',' order by p.number) from withdrawal_parts p
       where p.merchant = w.merchant and p.withdrawal_id = w.id)))
    from withdrawals w where merchant = $1),
  'payments', (select json_object_agg(w.idempotency_key || '.' || p.part || '.' || p.attempt,
      concat_ws(' ', p.status, p.asked, case when p.flagged_at is not null then 'flagged' end))
    from withdrawal_payments p join withdrawals w
      on w.merchant = p.merchant and w.id = p.withdrawal_id where p.merchant = $1),
  'newcomers', (select json_object_agg(username_key, (select count(*) from messages o
      where o.merchant = m.merchant and o.member_id = m.id and o.kind = 'welcome'))
    from members m where merchant = $1 and id not in ('a', 'b')),
  'findings', (select json_object_agg(kind || ' ' || subject, 1) from findings
    where merchant = $1 and kind in ('ROUND_FORCED', 'BOOK_DIFFERS')),
  'requirements', (select json_object_agg(id, concat_ws(' ', required, done, closed_by))
    from wagering_lots where merchant = $1),
  'messages', (select json_object_agg(k, n) from (
    select member_id || '/' || kind as k, count(*) as n from messages
    where merchant = $1 and kind not in ('welcome', 'withdrawalReminder') group by 1) x)
) as books`;

function booksOf(state: State): Books {
  const each = <T>(rows: Record<string, T>, show: (row: T) => unknown) =>
    Object.fromEntries(Object.entries(rows).map(([key, row]) => [key, show(row)]));
  const words = (...parts: unknown[]) => parts.filter((part) => part !== "").join(" ");
  const purses = Object.entries(state.members).flatMap(([name, { cash, frozen }]) => [
    [`${name}/cash`, cash] as const,
    [`${name}/frozen`, frozen] as const,
    [`${name}/purse:V2`, state.purses[name]!.reduce((sum, one) => sum + one.amount, 0)] as const,
  ]);
  const house = Object.entries(state.house).map(([kind, sum]) => [`house/${kind}`, sum] as const);
  const requirements = Object.values(state.members).flatMap((member) => member.requirements);
  return {
    purses: Object.fromEntries([...purses, ...house].filter(([, sum]) => sum !== 0)),
    rounds: each(state.rounds, (round) =>
      words(
        round.state,
        round.member,
        round.stake,
        round.payout,
        round.validBet,
        round.bets,
        round.flag,
      ),
    ),
    txs: each(state.txs, (tx) => words(tx.kind, tx.state, tx.member, tx.amount)),
    deposits: each(state.deposits, (deposit) => words(deposit.state, deposit.paid)),
    withdrawals: each(state.withdrawals, (row) =>
      words(row.state, row.amount, row.instalments.map((one) => one.amount + one.state).join(",")),
    ),
    payments: each(state.payments, ({ state: stands, asked, isFlagged }) =>
      words(stands, asked, isFlagged ? "flagged" : ""),
    ),
    newcomers: state.newcomers,
    findings: Object.fromEntries(
      Object.entries(state.rounds)
        .filter(([, { flag }]) => flag === "FORCED")
        .map(([round]) => [`ROUND_FORCED ${round}`, 1]),
    ),
    requirements: Object.fromEntries(
      requirements.map((requirement) => [
        requirement.id,
        words(requirement.required, requirement.done, requirement.closedBy),
      ]),
    ),
    messages: state.messages,
  };
}

function differencesOf(expected: Books, found: Books): string[] {
  return Object.keys(expected).flatMap((part) => {
    const [one, other] = [expected[part], found[part]] as Record<string, unknown>[];
    const keys = new Set([...Object.keys(one!), ...Object.keys(other!)]);
    return [...keys]
      .filter((key) => one![key] !== other![key])
      .map((key) => `${part} ${key}: expected ${one![key]}, found ${other![key]}`);
  });
}
