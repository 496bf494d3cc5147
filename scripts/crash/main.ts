import { randomBytes, randomInt } from "node:crypto";
import { rmSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { deriveSecrets } from "#platform/core/seal/derive-secrets.ts";
import { verifyLedger } from "#platform/money/ledger/verify-ledger.ts";
import { startEmbedded } from "#platform/store/embedded.ts";
import { openStore, type Store } from "#platform/store/open-store.ts";
import { catalogueVendors } from "#vendors/catalogue/vendors.ts";
import { countMissing, keysOf } from "./count-missing.ts";
import { type Acknowledged, send, startLoad } from "./load.ts";
import { openPlayers, type Player } from "./players.ts";
import { makeVictims, type Setup, VICTIMS } from "./victims.ts";

/**
 * Kills site, platform and database with SIGKILL at random moments under load, one or several at
 * once. Then restarts them and looks for every acknowledged transfer. Needs a build of the site.
 * node scripts/crash/main.ts 200 [port]; --no-site leaves the site out, and
 * --minutes=4 skips the runs that exceed this time.
 */
const [wanted = "20", port = "4340"] = process.argv.slice(2).filter((word) => /^\d+$/.test(word));
const RUNS = Number(wanted);
const MINUTES = Number(
  /--minutes=(\d+)/.exec(process.argv.join(" "))?.[1] ?? Number.POSITIVE_INFINITY,
);
const ENDS_AT = performance.now() + MINUTES * 60_000;
const AT_ONCE = 12;
/** Each bet costs a ten-thousandth, so a balance shows the number of booked bets. */
const COST = 1n;

const setup: Setup = {
  dataDir: ".data/crash",
  port: Number(port),
  masterSecret: randomBytes(32).toString("base64url"),
  hasSite: !process.argv.includes("--no-site"),
};
const vendors = catalogueVendors.map(({ code }) => code);
const secrets = deriveSecrets({ master: setup.masterSecret, vendors, gateways: [] });
rmSync(setup.dataDir, { recursive: true, force: true });

let problems = 0;
let booked = 0;
let players: Player[] = [];
const acknowledged: Acknowledged[] = [];
const counts = new Map<string, bigint>();
const victims = makeVictims(setup);
const mortal = VICTIMS.filter((victim) => victim !== "site" || setup.hasSite);
const readyTimes: number[] = [];
let runs = 0;
await victims.revive();

for (let run = 1; run <= RUNS && performance.now() < ENDS_AT; run++) {
  runs = run;
  const store = await openShared();
  if (run === 1) {
    players = await openPlayers(store, `http://127.0.0.1:${setup.port}`, secrets);
    for (const { member, merchant } of players)
      counts.set(member, await balanceOf(store, merchant, member));
  }
  await store.close();
  const load = startLoad(players, AT_ONCE);
  await delay(randomInt(150, 1200));
  const killed = mortal.filter((_, index) => index === run % mortal.length || randomInt(4) === 0);
  await Promise.all(killed.map((victim) => victims.kill(victim)));
  await load.stop();
  const fallen = victims.fallen();
  const readyMs = await victims.revive();
  readyTimes.push(readyMs);

  // Unanswered calls are repeated under the same ids, as a vendor does.
  const retried = await Promise.all(load.unknown.map(send));
  const all = [...load.acknowledged, ...retried.filter((bet) => bet !== undefined)];
  acknowledged.push(...all);
  const found = await check(run % 10 === 0 ? acknowledged : all);
  booked += all.length;
  found.push(...fallen.map((victim) => `${victim} ended by itself`));
  problems += found.length + retried.filter((bet) => !bet).length;
  const outcome = found.length === 0 ? "all there" : found.join("; ");
  console.log(
    `${run}: killed ${killed.join(", ")}, ${load.acknowledged.length} acknowledged, ` +
      `${load.unknown.length} without an answer, ready after ${Math.round(readyMs)} ms: ${outcome}`,
  );
}
// All of them once more, however the runs ended.
const left = await check(acknowledged);
problems += left.length;
await victims.stop();
const ready = readyTimes.toSorted((a, b) => a - b).map(Math.round);
console.log(
  `${runs} runs, ${booked} bets with their wins, ${problems} problems, ready after ` +
    `${ready[Math.floor(ready.length / 2)]} ms, ${ready.at(-1)} ms at most ${left.join("; ")}`,
);
process.exitCode = problems === 0 ? 0 : 1;

/**
 * Searches the books for these transfers; the search for all of them also verifies the whole
 * ledger.
 */
async function check(sought: readonly Acknowledged[]): Promise<string[]> {
  const store = await openShared();
  const found: string[] = [];
  for (const { merchant, member } of players) {
    const own = acknowledged.filter(({ player }) => player.member === member);
    const keys = sought.filter(({ player }) => player.member === member).flatMap(keysOf);
    const missing = await countMissing(store, merchant, keys);
    if (missing > 0) found.push(`${merchant}: ${missing} transfers are lost`);
    const expected = (counts.get(member) ?? 0n) - COST * BigInt(own.length);
    const balance = await balanceOf(store, merchant, member);
    if (balance !== expected) found.push(`${merchant}: balance ${balance}, not ${expected}`);
    if (sought !== acknowledged) continue;
    const wrong = await store.inMerchant(merchant, (tx) => verifyLedger(tx, merchant));
    found.push(...wrong.map(({ problem, subject }) => `${merchant}: ${problem} ${subject}`));
  }
  await store.close();
  return found;
}

async function balanceOf(store: Store, merchant: string, member: string): Promise<bigint> {
  const { rows } = await store.db.execute<{ balance: string }>(
    sql`select ledger_balance(${merchant}, ${member}, 'cash')::text as balance`,
  );
  return BigInt(rows[0]?.balance ?? 0);
}

async function openShared(): Promise<Store> {
  const { url } = await startEmbedded({ dataDir: setup.dataDir, shared: true });
  return openStore({ url, poolSize: 2 });
}
