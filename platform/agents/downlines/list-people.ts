import { type SQL, sql } from "drizzle-orm";
import type { downlines, Person } from "../../contract/agents/downlines.ts";
import { AGENT_TYPES, isAgentType } from "../../contract/members/account-type.ts";
import type { InputOf } from "../../contract/wire/call.ts";
import type { Context } from "../../core/context.ts";
import { usernameKey } from "../../domain/members/username.ts";
import { ratesAt } from "../../members/rates/rates-at.ts";
import type { Reader } from "../../store/open-store.ts";
import { ONLINE_MS, readStandings } from "../team/read-standing.ts";

type Filters = Omit<InputOf<typeof downlines>, "account">;
export type PersonRow = {
  id: string;
  username: string;
  username_key: string;
  type: number;
  status: string;
  depth: number;
  upline: string;
  is_online: boolean;
  balance: string;
  created_at: string;
  last_login_at: string | null;
};

const ACTIVE_DAYS = 7;

/** People below an agent by name, one more than a page to tell whether it is the last. */
export async function listPeople(
  reader: Reader,
  { merchant, agent, now }: { merchant: string; agent: string; now: Date },
  filters: Filters,
): Promise<PersonRow[]> {
  const { level, search, kind, after, pageSize } = filters;
  const { online, active, hasBalance, registeredFrom, registeredTo } = filters;
  const agents = sql`m.type in ${[...AGENT_TYPES]}`;
  const conditions: (SQL | undefined)[] = [
    // Direct ones by their parent: the tree would be read down to its leaves.
    level === "direct" ? sql`m.parent_id = ${agent}` : undefined,
    search ? sql`position(${usernameKey(search)} in m.username_key) > 0` : undefined,
    kind === "agent" ? agents : undefined,
    kind === "player" ? sql`not ${agents}` : undefined,
    online ? sql`${isOnline(merchant, now)}` : undefined,
    hasBalance ? sql`a.balance > 0` : undefined,
    active
      ? sql`exists (select from generate_series(0, ${ACTIVE_DAYS - 1}) ago join member_day d
          on d.merchant = ${merchant} and d.member = m.id and d.rounds > 0
          and d.day = (${now.toISOString()}::timestamptz at time zone z.zone)::date - ago)`
      : undefined,
    registeredFrom
      ? sql`m.created_at >= ${registeredFrom}::timestamp at time zone z.zone`
      : undefined,
    registeredTo
      ? sql`m.created_at < (${registeredTo}::date + 1)::timestamp at time zone z.zone`
      : undefined,
    after ? sql`m.username_key > ${after}` : undefined,
  ];
  const wanted = conditions.filter((one) => one !== undefined);
  const { rows } = await reader.execute<PersonRow>(sql`
    select ${columns(merchant, now)}
    from (select merchant_zone(${merchant}) as zone offset 0) z
    cross join members m
    join member_tree t on t.merchant = ${merchant} and t.ancestor = ${agent}
      and t.descendant = m.id and t.depth > 0
    ${joins(merchant)}
    where ${sql.join([sql`m.merchant = ${merchant}`, sql`m.type <> 4`, ...wanted], sql` and `)}
    order by m.username_key limit ${pageSize + 1}`);
  return rows;
}

/** One person of an agent's team, as in the list. */
export async function findPerson(
  reader: Reader,
  { merchant, agent, now }: { merchant: string; agent: string; now: Date },
  member: string,
): Promise<PersonRow> {
  const { rows } = await reader.execute<PersonRow>(sql`
    select ${columns(merchant, now)} from members m
    join member_tree t on t.merchant = ${merchant} and t.ancestor = ${agent}
      and t.descendant = m.id
    ${joins(merchant)}
    where m.merchant = ${merchant} and m.id = ${member}`);
  return rows[0]!;
}

const columns = (merchant: string, now: Date) => sql`m.id, m.username, m.username_key, m.type,
  m.status, t.depth, u.username as upline, ${isOnline(merchant, now)} as is_online,
  coalesce(a.balance, 0) as balance, m.created_at, m.last_login_at`;

const joins = (merchant: string) => sql`
  join members u on u.merchant = ${merchant} and u.id = m.parent_id
  left join ledger_accounts a on a.merchant = ${merchant} and a.owner = m.id
    and a.kind = 'cash' and a.shard = 0`;

const isOnline = (merchant: string, now: Date) => sql`exists (select from sessions s
  where s.merchant = ${merchant} and s.member_id = m.id and s.ended_at is null
    and s.last_seen_at > ${new Date(now.getTime() - ONLINE_MS).toISOString()})`;

/** The rows as an agent sees them: agents with everybody below them, and all with their rates. */
export async function toPeople(
  { store, merchant, clock }: Context,
  rows: readonly PersonRow[],
): Promise<Person[]> {
  const agents = rows.filter(({ type }) => isAgentType(type)).map(({ id }) => id);
  const now = clock.now();
  const standings = await readStandings(store, merchant.code, agents, now);
  const rates = await store.reading(merchant.code, (reader) =>
    ratesAt(
      reader,
      { merchant: merchant.code, at: now },
      rows.map(({ id }) => id),
    ),
  );
  return rows.map((row) => ({
    account: row.username,
    type: row.type,
    level: row.depth,
    upline: row.upline,
    isBlocked: row.status !== "active",
    isOnline: row.is_online,
    balance: BigInt(row.balance),
    members: standings.get(row.id)?.members ?? 0,
    teamBalance: standings.get(row.id)?.balance ?? 0n,
    registeredAt: Date.parse(row.created_at),
    lastLoginAt: row.last_login_at ? Date.parse(row.last_login_at) : null,
    rates: rates.get(row.id)!,
  }));
}
