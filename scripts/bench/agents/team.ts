import { setTimeout as delay } from "node:timers/promises";
import type pg from "pg";
import { listDownlines } from "#platform/agents/downlines/list-downlines.ts";
import { listTeamBets } from "#platform/agents/records/list-team-bets.ts";
import { listTeamLosses } from "#platform/agents/records/list-team-losses.ts";
import { listTeamRecords } from "#platform/agents/records/list-team-records.ts";
import { showOverview } from "#platform/agents/team/show-overview.ts";
import { downlines } from "#platform/contract/agents/downlines.ts";
import { teamBets, teamLosses, teamRecords } from "#platform/contract/agents/records.ts";
import { agentOverview } from "#platform/contract/agents/team.ts";
import { type Context, systemClock } from "#platform/core/context.ts";
import type { Store } from "#platform/store/open-store.ts";
import { withDatabase } from "../../lib/database/with-database.ts";
import { at, timed, verdict } from "./planted/figures.ts";
import { plantDeposits, sealPlanted } from "./planted/plant-rounds.ts";
import { MEMBERS, plantTeam, ROWS } from "./planted/plant-team.ts";

/**
 * The pages of the agent centre for the root of a large team: one after another, and all of them at
 * 50 a second. The peer of team betting is the usual page: a walk, a sort and an offset.
 */
const READS = 200;
const PEER_READS = 3;
const RATE = 50;
const SECONDS = 20;
/** Each connection plans its statements once. */
const WARM_SECONDS = 4;
const MOST = { overview: 50, people: 20, bets: 80, any: 120 };
const DAY_MS = 86_400_000;

async function bench(_url: string, serverUrl: string) {
  const { store, owner } = await plantTeam(serverUrl, "team");
  await plantDeposits(owner, { members: MEMBERS, rows: ROWS / 16 });
  await sealPlanted(owner, ROWS);
  await owner.query("vacuum analyze");
  console.log(`${MEMBERS} members, ${ROWS} rounds in 30 days; the root's pages`);
  const pages = pagesOf(store);
  for (const { name, most, read } of pages) {
    const took = await timed(READS, read);
    const [p50, p99] = [at(took, 50).toFixed(1), at(took, 99)];
    const goal = verdict(p99, most);
    console.log(`  ${name.padEnd(22)} p50 ${p50} ms, p99 ${p99.toFixed(1)} ms (${goal})`);
  }
  await peer(owner, pages.find(({ name }) => name === "team betting")!.read);
  const reads = pages.map(({ read }) => read);
  await together(reads, WARM_SECONDS);
  const took = await together(reads, SECONDS);
  const [p50, p99] = [at(took, 50).toFixed(1), at(took, 99)];
  const goal = verdict(p99, MOST.any);
  console.log(`  all, ${RATE} a second       p50 ${p50} ms, p99 ${p99.toFixed(1)} ms (${goal})`);
  await store.close();
  await owner.end();
}

/** The calls behind the pages. A further page goes on from where the one before ended. */
function pagesOf(store: Store) {
  const context = contextOf(store);
  const month = { from: dayOf(Date.now() - 29 * DAY_MS), to: dayOf(Date.now()) };
  const bets = (more: object) =>
    listTeamBets(context, teamBets.input.parse({ ...month, language: "es", ...more }));
  const people = (more: object) => listDownlines(context, downlines.input.parse(more));
  let after: string | undefined;
  return [
    {
      ...{ name: "overview", most: MOST.overview },
      read: () => showOverview(context, agentOverview.input.parse(month)),
    },
    { name: "people, direct", most: MOST.people, read: () => people({ level: "direct" }) },
    { name: "people, all", most: MOST.people, read: () => people({ level: "all" }) },
    { name: "team betting", most: MOST.bets, read: () => bets({}) },
    {
      ...{ name: "team betting, further", most: MOST.bets },
      async read() {
        const page = await bets({ ...(after && { after }) });
        after = page.next ?? undefined;
      },
    },
    {
      ...{ name: "team betting, one day", most: MOST.bets },
      read: () =>
        bets({ from: dayOf(Date.now() - 9 * DAY_MS), to: dayOf(Date.now() - 9 * DAY_MS) }),
    },
    { name: "team betting, losses", most: MOST.bets, read: () => bets({ status: "LOSE" }) },
    {
      ...{ name: "wins and losses", most: MOST.any },
      read: () => listTeamLosses(context, teamLosses.input.parse(month)),
    },
    {
      ...{ name: "movements", most: MOST.any },
      read: () => listTeamRecords(context, teamRecords.input.parse(month)),
    },
  ];
}

/**
 * Pages in turn, each sent when it is due, whether or not those before have been answered. Returns
 * their waits, sorted.
 */
async function together(reads: readonly (() => Promise<unknown>)[], seconds: number) {
  const took: number[] = [];
  const running: Promise<void>[] = [];
  const startedAt = performance.now();
  for (let n = 0; n < RATE * seconds; n += 1) {
    const dueAt = startedAt + (n * 1000) / RATE;
    if (dueAt > performance.now()) await delay(dueAt - performance.now());
    const read = reads[n % reads.length]!;
    running.push(read().then(() => void took.push(performance.now() - dueAt)));
  }
  await Promise.all(running);
  return took.sort((a, b) => a - b);
}

async function peer(owner: pg.Client, read: () => Promise<unknown>) {
  const raw = at(await timed(PEER_READS, () => owner.query(RAW)), 50);
  const ours = at(await timed(READS, read), 50);
  const ratio = (raw / ours).toFixed(0);
  console.log(`  the usual page of bets  p50 ${raw.toFixed(0)} ms, ratio ${ratio}`);
}

/** The tenth page as it is usually written: a walk finds everybody below, all their rounds are sorted. */
const RAW = `
  with recursive team as (
    select id from members where merchant = 'one' and id = 'm0'
    union all
    select m.id from team t join members m on m.merchant = 'one' and m.parent_id = t.id
  )
  select f.* from team t join round_feed f on f.merchant = 'one' and f.member = t.id
  order by f.settled_at desc offset 180 limit 20`;

function contextOf(store: Store): Context {
  return {
    ...{ store, clock: systemClock, language: "es", requestId: "bench", isSite: true },
    merchant: { code: "one", currency: "MXN", currencySymbol: "$", country: "MX", ageMin: 18 },
    actor: { memberId: "m0", type: 1, sessionId: "bench" },
    random: { bytes: (length) => new Uint8Array(length), below: () => 0 },
    secrets: {
      ...{ vendors: new Map(), gateways: new Map(), siteKey: "" },
      ...{ sealKey: new Uint8Array(16), dataKey: new Uint8Array(32) },
    },
    ...{ clientAddress: "127.0.0.1", clientCountry: null, userAgent: "", deviceToken: null },
    idempotencyKey: null,
    outside: () => Promise.reject(new Error("nobody answers")),
  };
}

const dayOf = (instant: number) =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "America/Mexico_City" }).format(instant);

await withDatabase(bench);
