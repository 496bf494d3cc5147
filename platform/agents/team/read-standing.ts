import { sql } from "drizzle-orm";
import { AGENT_TYPES } from "../../contract/members/account-type.ts";
import { shareRead } from "../../core/share-read.ts";
import type { Store } from "../../store/open-store.ts";

/** How a team stands now: everybody below an agent. `balance` is their cash, in ledger units. */
export type Standing = { members: number; agents: number; online: number; balance: bigint };

/** Who was seen so lately is online. */
export const ONLINE_MS = 5 * 60_000;
/** Large teams take long to count, and an agent looks often. */
const KEPT_MS = 30_000;

type Kept = { at: number; standing: Standing };
const kept = new WeakMap<Store, Map<string, Kept>>();

/** How a team stands, at most half a minute ago. */
export async function readStanding(
  store: Store,
  merchant: string,
  agent: string,
  now: Date,
): Promise<Standing> {
  const own = kept.get(store) ?? new Map<string, Kept>();
  kept.set(store, own);
  const key = JSON.stringify([merchant, agent]);
  const known = own.get(key);
  const age = known ? now.getTime() - known.at : KEPT_MS;
  if (known && age >= 0 && age < KEPT_MS) return known.standing;
  const standing = await shareRead(store, `standing ${key}`, () =>
    count(store, merchant, agent, now),
  );
  forgetOld(own, now.getTime());
  own.set(key, { at: now.getTime(), standing });
  return standing;
}

function forgetOld(own: Map<string, Kept>, now: number): void {
  for (const [key, { at }] of own) if (now - at >= KEPT_MS) own.delete(key);
}

async function count(store: Store, merchant: string, agent: string, now: Date): Promise<Standing> {
  const since = new Date(now.getTime() - ONLINE_MS).toISOString();
  const { rows } = await store.reading(merchant, (reader) =>
    reader.execute<Record<keyof Standing, string>>(sql`
      select count(*) as members, count(*) filter (where m.type in ${[...AGENT_TYPES]}) as agents,
        coalesce(sum(a.balance), 0) as balance,
        (select count(distinct s.member_id) from sessions s join member_tree o
          on o.merchant = ${merchant} and o.ancestor = ${agent} and o.descendant = s.member_id
          where s.merchant = ${merchant} and s.last_seen_at > ${since} and s.ended_at is null
            and o.depth > 0) as online
      from member_tree t
      join members m on m.merchant = ${merchant} and m.id = t.descendant and m.type <> 4
      left join ledger_accounts a on a.merchant = ${merchant} and a.owner = t.descendant
        and a.kind = 'cash' and a.shard = 0
      where t.merchant = ${merchant} and t.ancestor = ${agent} and t.depth > 0`),
  );
  const { members, agents, online, balance } = rows[0]!;
  return {
    members: Number(members),
    agents: Number(agents),
    online: Number(online),
    balance: BigInt(balance),
  };
}
