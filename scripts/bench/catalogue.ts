import { randomBytes } from "node:crypto";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { gameList } from "#platform/contract/play/games.ts";
import type { InputOf } from "#platform/contract/wire/call.ts";
import type { Context } from "#platform/core/context.ts";
import { listGames } from "#platform/play/games/list-games.ts";
import { listNewGames } from "#platform/play/games/list-new-games.ts";
import { listVendors } from "#platform/play/games/list-vendors.ts";
import { startEmbedded } from "#platform/store/embedded.ts";
import { migrate } from "#platform/store/migrate.ts";
import { openStore, type Store } from "#platform/store/open-store.ts";
import { plainQuery } from "./catalogue/plain-query.ts";
import { BENCH_NOW, GAMES, MERCHANT, stockShelf } from "./catalogue/shelf.ts";

const TURNS = 200;
const GOAL_MS = 30;

/** Pages of a catalogue of 10,000 games against the plain query that reads and sorts them all. */
async function main() {
  const dataDir = await mkdtemp(join(tmpdir(), "bench-catalogue-"));
  // The server's user cannot enter root's temporary folder.
  await chmod(dataDir, 0o711);
  const server = await startEmbedded({ dataDir });
  try {
    await migrate(server.ownerUrl);
    const store = await openStore({ url: server.url, poolSize: 4 });
    await stockShelf(store, GAMES);
    await vacuum(server.ownerUrl);
    await bench(store);
    await store.close();
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

type Query = Partial<InputOf<typeof gameList>>;

const pages: [label: string, query: Query][] = [
  ["all games", {}],
  ["page 40", { pageNo: 40 }],
  ["last page", { pageNo: Math.ceil(GAMES / 12) }],
  ["a type", { gameType: "RNG" }],
  ["a vendor", { gameType: "RNG", vassalage: "VOLCANA" }],
  ["a vendor and class", { gameType: "RNG", vassalage: "VOLCANA", gameClassify: "OCEAN" }],
  ["least bet 0.5", { gameType: "RNG", minBet: "0.5" }],
  ["25 lines", { gameType: "RNG", minLineNum: 25 }],
  ["by name", { gameType: "RNG", sort: "name" }],
  ["newest", { gameType: "RNG", sort: "new" }],
  ["search: rey", { gameName: "rey" }],
  ["search: two words", { gameName: "dragón oro" }],
  ["search: one letter", { gameName: "a" }],
  ["search: a vendor", { gameName: "volcana" }],
  ["search: vendor, name", { gameName: "volcana rey" }],
  ["search in class", { gameType: "RNG", gameClassify: "ASIA", gameName: "luna" }],
  ["search mistyped", { gameName: "tibron" }],
  ["search of nothing", { gameName: "xqzw" }],
];

async function bench(store: Store) {
  const context = contextOf(store);
  console.log(`${GAMES.toLocaleString("en")} games, ${TURNS} turns each, milliseconds`);
  console.log(`${"".padEnd(22)}    p50    p95    p99   peer p50   ratio`);
  let worst = 0;
  for (const [label, query] of pages) {
    const input = gameList.input.parse({ language: "es", ...query });
    const ours = await measure(() => listGames(context, input));
    const peer = await measure(() => plainQuery(store, input), TURNS / 10);
    worst = Math.max(worst, ours.p99);
    print(label, ours, peer);
  }
  const paging = { language: "es", pageNo: 1, pageSize: 12 };
  print("new games", await measure(() => listNewGames(context, paging)));
  print("vendors and classes", await measure(() => listVendors(context)));
  const verdict = worst <= GOAL_MS ? "reached" : "NOT reached";
  console.log(`worst p99 of a page ${worst.toFixed(1)} ms (${GOAL_MS} ms ${verdict})`);
}

type Times = { p50: number; p95: number; p99: number };

async function measure(work: () => Promise<unknown>, turns = TURNS): Promise<Times> {
  const taken: number[] = [];
  for (let turn = -5; turn < turns; turn += 1) {
    const startedAt = performance.now();
    await work();
    if (turn >= 0) taken.push(performance.now() - startedAt);
  }
  taken.sort((a, b) => a - b);
  const at = (share: number) =>
    taken[Math.min(taken.length - 1, Math.floor(taken.length * share))]!;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

function print(label: string, ours: Times, peer?: Times) {
  const cell = (value: number) => value.toFixed(1).padStart(7);
  const against = peer
    ? `     ${cell(peer.p50)} ${(peer.p50 / ours.p50).toFixed(1).padStart(7)}`
    : "";
  console.log(label.padEnd(22) + cell(ours.p50) + cell(ours.p95) + cell(ours.p99) + against);
}

function contextOf(store: Store): Context {
  return {
    store,
    clock: { now: () => new Date(BENCH_NOW) },
    random: { bytes: (length) => new Uint8Array(randomBytes(length)), below: () => 0 },
    secrets: {
      vendors: new Map(),
      gateways: new Map(),
      sealKey: new Uint8Array(16),
      dataKey: new Uint8Array(32),
      siteKey: "",
    },
    merchant: {
      ...{ code: MERCHANT, currency: "MXN", currencySymbol: "P", country: "MX" },
      ageMin: 18,
    },
    actor: null,
    language: "es",
    clientAddress: "127.0.0.1",
    clientCountry: null,
    userAgent: "",
    deviceToken: null,
    isSite: true,
    requestId: "bench",
    idempotencyKey: null,
    outside: () => Promise.reject(new Error("nobody is asked")),
  };
}

/** Autovacuum does this within a minute. */
async function vacuum(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("vacuum analyze games, vendors");
  await client.end();
}

await main();
