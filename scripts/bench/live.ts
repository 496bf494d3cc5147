import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { systemClock } from "#platform/core/context.ts";
import { transfer } from "#platform/money/ledger/transfer.ts";
import { openStore, type Store } from "#platform/store/open-store.ts";
import { withDatabase } from "../lib/database/with-database.ts";
import { startServerProcess } from "../lib/server-process.ts";
import { openStream, seatListeners } from "./live/open-streams.ts";

/**
 * The time from the answer of a money transaction in this process to the event in another process's
 * open stream. This is the server's half of "within 300 ms". The peer is a bare NOTIFY for each
 * movement on the same server, the fastest message from the database.
 */
const PORT = 4360;
const BASE = `http://127.0.0.1:${PORT}`;
const MERCHANT = "live";
const MEMBERS = 200;
const SECONDS = 10;
const RATES = [5, 200] as const;
const GOAL_MS = 300;

const sorted = (values: number[]) => values.toSorted((a, b) => a - b);
const at = (values: number[], share: number) =>
  sorted(values)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;
const figures = (values: number[]) =>
  `p50 ${at(values, 0.5).toFixed(1)} ms  p99 ${at(values, 0.99).toFixed(1)} ms`;

await withDatabase(async (url) => {
  const store = await openStore({ url });
  const people = await seatListeners(store, MERCHANT, MEMBERS);
  const env = { DATABASE_URL: url, PLATFORM_PORT: String(PORT), LOG_LEVEL: "error" };
  const args = ["scripts/platform.ts"];
  const other = await startServerProcess({ args, url: `${BASE}/ready`, env });
  /** One event covers all movements since the one before. */
  const movedAt = new Map<string, number[]>();
  const times: number[] = [];
  const onWord = (member: string) => {
    for (const from of movedAt.get(member) ?? []) times.push(performance.now() - from);
    movedAt.delete(member);
  };
  try {
    const open = people.map((who) => openStream(BASE, { merchant: MERCHANT, ...who }, onWord));
    const streams = await Promise.all(open);
    for (const rate of RATES) {
      times.length = 0;
      const moved = await atRate(rate, async (n) => {
        const { member } = people[n % MEMBERS]!;
        await credit(store, member, `${rate}-${n}`);
        movedAt.set(member, [...(movedAt.get(member) ?? []), performance.now()]);
      });
      await delay(500);
      const bare = await bareNotify(url, rate);
      report(rate, moved, times, bare);
    }
    for (const stream of streams) stream.close();
  } finally {
    await other.stop();
    await store.close();
  }
});

function report(rate: number, moved: number, words: number[], bare: number[]) {
  const ratio = at(words, 0.5) / at(bare, 0.5);
  const verdict = at(words, 0.99) <= GOAL_MS ? "reached" : "NOT reached";
  console.log(`\n${rate} movements/s, ${MEMBERS} open streams, ${moved} movements`);
  console.log(`  word in the stream       ${figures(words)} (${GOAL_MS} ms ${verdict})`);
  console.log(`  bare NOTIFY, one for each ${figures(bare)}  ratio ${ratio.toFixed(1)}`);
  console.log(`  movements without a word  ${moved - words.length}`);
}

async function atRate(rate: number, work: (n: number) => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  const running: Promise<void>[] = [];
  const all = rate * SECONDS;
  for (let n = 0; n < all; n += 1) {
    const waitMs = startedAt + (n * 1000) / rate - performance.now();
    if (waitMs > 0) await delay(waitMs);
    running.push(work(n));
  }
  await Promise.all(running);
  return all;
}

async function credit(store: Store, member: string, key: string) {
  const from = { owner: "house", kind: "clearing" } as const;
  const to = { owner: member, kind: "cash" } as const;
  const money = { kind: "deposit", amount: 10_000n, at: systemClock.now() };
  await store.inMerchant(MERCHANT, (tx) =>
    transfer(tx, { merchant: MERCHANT, key, from, to, ...money }),
  );
}

async function bareNotify(url: string, rate: number): Promise<number[]> {
  const speaker = new pg.Pool({ connectionString: url, max: 4 });
  const listener = new pg.Client({ connectionString: url });
  await listener.connect();
  const times: number[] = [];
  const sent = new Map<string, number>();
  listener.on("notification", ({ payload = "" }) => {
    times.push(performance.now() - sent.get(payload)!);
  });
  await listener.query("listen bench_bare");
  await atRate(rate, async (n) => {
    sent.set(String(n), performance.now());
    await speaker.query("select pg_notify('bench_bare', $1)", [String(n)]);
  });
  await delay(100);
  await Promise.all([speaker.end(), listener.end()]);
  return times;
}
