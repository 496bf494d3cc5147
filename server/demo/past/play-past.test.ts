import { sql } from "drizzle-orm";
import pg from "pg";
import { expect, test } from "vitest";
import { seedDemo } from "#platform/demo/seed-demo.ts";
import { verifyLedger, verifySums } from "#platform/money/ledger/verify-ledger.ts";
import { makeDice } from "#scripts/sim/dice.ts";
import { testClock, testStore, testUrl, useOwnDatabase } from "#tests/support/database.ts";
import { alba } from "#tests/under-test/demo-brands.ts";
import { SECRETS } from "#tests/under-test/platform-under-test.ts";
import { createTables } from "#vendors/studio/tables.ts";
import { playPast } from "./play-past.ts";
import { nextMinute } from "./ticking-clock.ts";

useOwnDatabase();

const DAY_MS = 86_400_000;
const HOUSE = "http://studio.test";

test("a new demonstration has days that are sealed, compared and paid, and its books agree", async () => {
  const store = await testStore();
  // 10:00 of the 20th in alba's zone.
  const clock = testClock(Date.parse("2026-11-20T16:00Z"));
  const secrets = { ...SECRETS, vendors: new Map([["NORVELA", ["secret-of-norvela"]]]) };
  const random = makeDice("past");
  const pool = new pg.Pool({ connectionString: testUrl(), max: 2 });
  await createTables(pool);
  const openedAt = new Date(clock.now().getTime() - 3 * DAY_MS);
  const parts = { ...{ store, clock, random, secrets }, studioOrigin: HOUSE };
  await seedDemo(store, { ...parts, merchants: [alba], openedAt });
  const past = { ...parts, pool, randomOf: makeDice, base: "http://platform.test" };
  const told: string[] = [];
  const tell = (line: string) => told.push(line);
  expect(await playPast({ ...past, tell })).toEqual(["alba"]);
  expect(await playPast({ ...past, tell })).toEqual([]);
  expect(told).toEqual([expect.stringMatching(/^Playing the last \d+ days at alba\.$/)]);
  await pool.end();

  const inAlba = async <T extends Record<string, unknown>>(text: ReturnType<typeof sql>) =>
    (await store.inMerchant("alba", (tx) => tx.execute<T>(text))).rows;
  expect(
    await inAlba(sql`select day::text from sealed_days where merchant = 'alba' order by 1`),
  ).toEqual(["17", "18", "19"].map((day) => ({ day: `2026-11-${day}` })));
  expect(await inAlba(sql`select kind from findings where merchant = 'alba'`)).toEqual([]);
  const played = await inAlba<{ rounds: number; first: string; latest: string }>(
    sql`select count(*)::int as rounds, min(settled_at) as first, max(settled_at) as latest
      from rounds where merchant = 'alba' group by settled_at > '2026-11-20T09:00Z' order by 1`,
  );
  const [before, today] = played.map(({ first, latest, rounds }) => ({
    ...{ rounds, from: Date.parse(first), to: Date.parse(latest) },
  }));
  expect(before!.rounds).toBe(80);
  expect(before!.to).toBeLessThan(Date.parse("2026-11-20T02:30Z"));
  expect(today!.rounds).toBeGreaterThan(80);
  expect(today!.from).toBeLessThan(Date.parse("2026-11-20T10:30Z"));
  expect(today!.to).toBeGreaterThan(Date.parse("2026-11-20T15:30Z"));
  expect(today!.to).toBeLessThan(clock.now().getTime());
  expect(await verifyLedger(store.db, "alba")).toEqual([]);
  expect(await verifySums(store.db, "alba")).toEqual([]);

  const bills = await inAlba<{ account: string; day: string; state: string }>(
    sql`select m.username as account, b.from_day::text as day, b.state from pay_bills b
      join members m on m.merchant = b.merchant and m.id = b.payee
      where b.merchant = 'alba' and b.gross > 0 order by 2, 1`,
  );
  expect(bills).toContainEqual({ account: "agente", day: "2026-11-18", state: "PAID" });
  expect(bills.map(({ state }) => state)).not.toContain("INSUFFICIENT");
  expect(
    await inAlba(sql`select distinct r.day::text from agent_rebates r
      join members m on m.merchant = r.merchant and m.id = r.agent and m.username = 'agente'
      where r.merchant = 'alba' and r.source = 'TEAM' and r.paid_at is not null order by 1`),
  ).toEqual(["18", "19"].map((day) => ({ day: `2026-11-${day}` })));
}, 120_000);

test("a minute comes again after a day of 23, 24 or 25 hours", () => {
  const zone = "Europe/Madrid";
  const after = (at: string) => nextMinute(new Date(at), "03:15", zone).toISOString();
  expect(after("2026-11-20T03:15+01:00")).toBe("2026-11-21T02:15:00.000Z");
  expect(after("2026-10-24T03:15+02:00")).toBe("2026-10-25T02:15:00.000Z");
  expect(after("2027-03-27T03:15+01:00")).toBe("2027-03-28T01:15:00.000Z");
});
