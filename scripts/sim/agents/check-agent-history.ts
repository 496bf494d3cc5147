import {
  type AgentBooks,
  dayAfter,
  dayOf,
  dueBills,
  dueByRounds,
  type KeptContract,
  pathOn,
} from "./agent-books.ts";
import type { AgentWorld } from "./agent-world.ts";

/** The contracts that were ever in force. */
export async function keptContracts({ observer, code }: AgentWorld): Promise<KeptContract[]> {
  const { rows } = await observer.query<Omit<KeptContract, "from" | "until"> & Instants>(
    `select id, kind, upline, downline as payee, answered_at, ended_at, terms -> 'tiers' as tiers
     from contracts where merchant = $1
       and state in ('ACTIVE', 'TERMINATION_REQUESTED', 'TERMINATED', 'REPLACED')
     order by answered_at, id`,
    [code],
  );
  return rows.map(({ answered_at: answered, ended_at: ended, ...row }) => ({
    ...{ ...row, from: answered.getTime(), until: ended?.getTime() ?? null },
  }));
}
type Instants = { answered_at: Date; ended_at: Date | null };
type Bill = Record<"kind" | "period" | "contract" | "payee", string> &
  Record<"gross" | "due" | "paid", string> & { upline: string | null };

/** What differs between the platform and the books after a history; nothing when all is well. */
export async function checkAgentHistory(
  world: AgentWorld,
  books: AgentBooks,
  { first, disputes }: { first: number; disputes: number },
): Promise<string[]> {
  const { observer, code } = world;
  const read = async <Row extends object>(text: string) =>
    (await observer.query<Row>(text, [code])).rows;
  const found = await read<{ problem: string; subject: string }>(
    `select problem, subject from ledger_problems($1)
     union all select problem, subject from ledger_sum_problems($1)`,
  );
  const contracts = await keptContracts(world);
  const bills = await read<Bill>(
    "select kind, period, contract, payee, upline, gross, due, paid from pay_bills where merchant = $1",
  );
  const purses = await read<{ owner: string; balance: string }>(
    "select owner, balance from ledger_accounts where merchant = $1 and kind = 'cash'",
  );
  const tree = await read<{ pair: string }>(
    "select ancestor || ' ' || descendant || ' ' || depth as pair from member_tree where merchant = $1",
  );
  const cases = await read<{ count: string }>(
    "select count(*) as count from feedback where merchant = $1",
  );
  const now = world.now();
  return [
    ...found.map(({ problem, subject }) => `${problem} ${subject}`),
    ...differences("place", walked(books, now), counted(tree.map(({ pair }) => [pair, 1]))),
    ...differences(
      "bill",
      counted(dueBills(books, contracts, { first, now }).map(({ name, gross }) => [name, gross])),
      counted(
        bills
          .filter(({ kind }) => kind !== "realtime")
          .map(({ period, contract, gross }) => [`${period} ${contract}`, Number(gross)]),
      ),
    ),
    ...differences(
      "pay by rounds",
      dueByRounds(books, contracts),
      counted(
        bills
          .filter(({ kind }) => kind === "realtime")
          .map(({ contract, gross }) => [contract, Number(gross)]),
      ),
    ),
    ...differences(
      "cash",
      withMoney(cashOf(books, bills)),
      withMoney(counted(purses.map(({ owner, balance }) => [owner, Number(balance)]))),
    ),
    ...differences(
      "cases",
      counted([["all", disputes]]),
      counted([["all", Number(cases[0]!.count)]]),
    ),
  ];
}

/** Sums by name, without those of nothing. */
function counted(pairs: readonly (readonly [string, number])[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const [name, amount] of pairs) sums.set(name, (sums.get(name) ?? 0) + amount);
  return sums;
}

/** Everybody with everybody above, as the platform's table of places has it. */
function walked(books: AgentBooks, now: number): Map<string, number> {
  const tomorrow = dayAfter(dayOf(now));
  return counted(
    [...books.parents.keys()].flatMap((member) =>
      pathOn(books, member, tomorrow).map(
        (above, depth) => [`${above} ${member} ${depth}`, 1] as const,
      ),
    ),
  );
}

/** What each has: the own play and deposits, and what bills moved. */
function cashOf({ cash }: AgentBooks, bills: readonly Bill[]): Map<string, number> {
  return counted([
    ...cash,
    ...bills.flatMap(({ payee, upline, paid }) => [
      [payee, Number(paid)] as const,
      ...(upline === null ? [] : [[upline, -Number(paid)] as const]),
    ]),
  ]);
}

/** A purse is made when it first gets something. */
const withMoney = (purses: ReadonlyMap<string, number>) =>
  new Map([...purses].filter(([, balance]) => balance !== 0));

function differences(
  of: string,
  expected: ReadonlyMap<string, number>,
  found: ReadonlyMap<string, number>,
): string[] {
  return [...new Set([...expected.keys(), ...found.keys()])]
    .map((name) => ({ name, one: expected.get(name), other: found.get(name) }))
    .filter(
      ({ one, other }) =>
        (one ?? 0) !== (other ?? 0) || (one === undefined) !== (other === undefined),
    )
    .map(
      ({ name, one, other }) =>
        `${of} ${name}: expected ${one ?? "none"}, found ${other ?? "none"}`,
    );
}
