import { expect, test } from "vitest";
import { freshTeam } from "#tests/under-test/people/team-under-test.ts";
import { readStandings } from "./read-standing.ts";

test("a count goes on with what it found although another call drops it meanwhile", async () => {
  const t = await freshTeam();
  const { store, clock, merchant } = await t.as(t.boss);
  const start = clock.now().getTime();
  const read = (agents: string[], after: number) =>
    readStandings(store, merchant.code, agents, new Date(start + after));
  await read([t.boss.id], 0);
  const [first] = await Promise.all([
    read([t.boss.id, t.agent.id], 29_000),
    read([t.sibling.id], 31_000),
  ]);
  expect(first.get(t.boss.id)?.members).toBeGreaterThan(0);
  expect(first.get(t.agent.id)?.members).toBeGreaterThan(0);
});
