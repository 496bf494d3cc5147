import type pg from "pg";
import { moveInTree } from "#platform/members/tree/move-in-tree.ts";
import { teamDays } from "#platform/play/days/team-days.ts";
import type { Store } from "#platform/store/open-store.ts";
import { withDatabase } from "../../lib/database/with-database.ts";
import { at, timed, verdict } from "./planted/figures.ts";
import { plantRounds } from "./planted/plant-rounds.ts";
import { MEMBERS, plantTeam, ROWS } from "./planted/plant-team.ts";

/**
 * A team's overview of 30 days with what settled a moment ago, and a move of 1,000 members. The peer
 * of the overview is the sum over the rounds of everybody below, found by a walk.
 */
const UNREAD = 64 * 40;
const READS = 300;
const PEER_READS = 3;
const MOVES = 10;
const OVERVIEW_MS_MAX = 50;
const MOVE_MS_MAX = 300;
const DAYS_MS = 30 * 86_400_000;

async function bench(_url: string, serverUrl: string) {
  const { store, owner } = await plantTeam(serverUrl, "tree");
  await plantRounds(owner, { members: MEMBERS, rows: UNREAD, planted: ROWS, of: ROWS });
  await owner.query("vacuum analyze");
  const levels = await owner.query("select max(depth) + 1 as levels from member_tree");
  console.log(`${MEMBERS} members in ${levels.rows[0].levels} levels, ${ROWS} rounds in 30 days`);
  await overviews(store, owner);
  await moves(store, owner);
  const { rows } = await owner.query("select * from day_problems('one')");
  const tree = await owner.query("select * from member_tree_problems('one')");
  console.log(`  figures and pairs that differ: ${rows.length + tree.rows.length}`);
  if (rows.length + tree.rows.length > 0) process.exitCode = 1;
  await store.close();
  await owner.end();
}

async function overviews(store: Store, owner: pg.Client) {
  for (const agent of ["m0", "m1", "m40"]) {
    const read = () => store.reading("one", (tx) => teamDays(tx, "one", agent, thirty()));
    const ours = await timed(READS, read);
    const peer = await timed(PEER_READS, () => owner.query(RAW, [agent]));
    const [p50, p99, raw] = [at(ours, 50), at(ours, 99), at(peer, 50)];
    console.log(
      `  overview of ${agent.padEnd(4)} p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms ` +
        `(${verdict(p99, OVERVIEW_MS_MAX)}); raw sum ${raw.toFixed(0)} ms, ratio ${(raw / p50).toFixed(0)}`,
    );
  }
}

/** The same figures from the rounds themselves, as a page without roll-ups would read them. */
const RAW = `
  with recursive team as (
    select id from members where merchant = 'one' and parent_id = $1
    union all
    select m.id from team t join members m on m.merchant = 'one' and m.parent_id = t.id
  )
  select (f.settled_at at time zone 'America/Mexico_City')::date as day, f.game_type, count(*),
    sum(f.stake), sum(f.payout), sum(f.valid_bet), count(distinct f.member)
  from team t join round_feed f on f.merchant = 'one' and f.member = t.id group by 1, 2`;

async function moves(store: Store, owner: pg.Client) {
  const { rows } = await owner.query<{ id: string; members: string }>(
    `select ancestor as id, count(*) as members from member_tree where ancestor <> 'm0' group by 1
     order by abs(count(*) - 1000), 1 limit 1`,
  );
  const { id, members } = rows[0]!;
  // To another group below the root, which is neither the moved one nor its home, and back.
  const ends = await owner.query<{ home: string; away: string }>(
    `select m.parent_id as home, (select id from members where parent_id = 'm0'
       and id not in (m.id, m.parent_id) order by id limit 1) as away
     from members m where m.id = $1`,
    [id],
  );
  const { home, away } = ends.rows[0]!;
  const places = [away, home];
  let turn = 0;
  const took = await timed(MOVES, () =>
    store.inMerchant("one", (tx) =>
      moveInTree(tx, "one", { member: id, parent: places[turn++ % 2]!, at: new Date() }),
    ),
  );
  const slowest = at(took, 100);
  console.log(
    `  move of ${members} members p50 ${at(took, 50).toFixed(0)} ms, ` +
      `slowest ${slowest.toFixed(0)} ms (${verdict(slowest, MOVE_MS_MAX)})`,
  );
}

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
const thirty = () => ({ from: dayOf(Date.now() - DAYS_MS), to: dayOf(Date.now()) });

await withDatabase(bench);
