import { sql } from "drizzle-orm";
import { AGENT_TYPES } from "../../contract/members/account-type.ts";
import type { Store } from "../../store/open-store.ts";

/** How a team stands now: everybody below an agent. `balance` is their cash, in ledger units. */
export type Standing = { members: number; agents: number; online: number; balance: bigint };

/** Who was seen so lately is online. */
export const ONLINE_MS = 5 * 60_000;
/** Large teams take long to count, and an agent looks often. */
const KEPT_MS = 30_000;

type Kept = { at: number; standing: Standing };
const kept = new WeakMap<Store, Map<string, Kept>>();

/** How each agent's team stands, at most half a minute ago. */
export async function readStandings(
  store: Store,
  merchant: string,
  agents: readonly string[],
  at: Date,
): Promise<ReadonlyMap<string, Standing>> {
  const now = at.getTime();
  const own = kept.get(store) ?? new Map<string, Kept>();
  kept.set(store, own);
  for (const [key, one] of own) if (Math.abs(now - one.at) >= KEPT_MS) own.delete(key);
  const keyOf = (agent: string) => JSON.stringify([merchant, agent]);
  // Another call may drop what is kept while this one counts, so it holds on to what it found.
  const found = new Map<string, Standing>();
  for (const agent of agents) {
    const one = own.get(keyOf(agent));
    if (one) found.set(agent, one.standing);
  }
  const unknown = agents.filter((agent) => !found.has(agent));
  const counted = unknown.length > 0 ? await count(store, merchant, unknown, at) : new Map();
  for (const agent of unknown) {
    const standing = counted.get(agent) ?? NOBODY;
    own.set(keyOf(agent), { at: now, standing });
    found.set(agent, standing);
  }
  return found;
}

const NOBODY: Standing = { members: 0, agents: 0, online: 0, balance: 0n };

async function count(store: Store, merchant: string, agents: string[], now: Date) {
  const since = new Date(now.getTime() - ONLINE_MS).toISOString();
  const { rows } = await store.reading(merchant, (reader) =>
    reader.execute<Record<keyof Standing | "agent", string>>(sql`
      select t.ancestor as agent, count(*) as members,
        count(*) filter (where m.type in ${[...AGENT_TYPES]}) as agents,
        count(*) filter (where t.descendant in (select s.member_id from sessions s
          where s.merchant = ${merchant} and s.last_seen_at > ${since} and s.ended_at is null))
          as online,
        coalesce(sum(a.balance), 0) as balance
      from member_tree t
      join members m on m.merchant = ${merchant} and m.id = t.descendant and m.type <> 4
      left join ledger_accounts a on a.merchant = ${merchant} and a.owner = t.descendant
        and a.kind = 'cash' and a.shard = 0
      where t.merchant = ${merchant} and t.ancestor in ${agents} and t.depth > 0
      group by t.ancestor`),
  );
  return new Map(
    rows.map(({ agent, members, agents: below, online, balance }) => [
      agent,
      {
        members: Number(members),
        agents: Number(below),
        online: Number(online),
        balance: BigInt(balance),
      },
    ]),
  );
}
