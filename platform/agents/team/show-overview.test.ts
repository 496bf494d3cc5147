import { expect, test } from "vitest";
import type { TestMember } from "#tests/support/database.ts";
import { FIRST_DAY, freshTeam, ON_FIRST_DAY } from "#tests/under-test/people/team-under-test.ts";
import { showOverview } from "./show-overview.ts";

type Team = Awaited<ReturnType<typeof freshTeam>>;
const overview = async (
  t: Team,
  of: TestMember,
  more: { gameType?: "RNG" | "LIVE"; account?: string; from?: string; to?: string } = {},
) => showOverview(await t.as(of), { ...ON_FIRST_DAY, ...more });

test("an overview has the team's play and money, the agent included", async () => {
  const t = await freshTeam();
  await t.spin(t.player, "20", "12.50");
  await t.spin(t.agent, "5", "0");
  await t.fold();
  const { team, now, before, days } = await overview(t, t.agent);
  expect(team).toEqual({ members: 3, agents: 1, online: 0, balance: 1_925_000n });
  expect(now).toMatchObject({
    ...{ stake: 250_000n, payout: 125_000n, validBet: 250_000n, active: 2, profit: -125_000n },
    ...{ deposits: 2_500_000n, firstDeposits: 2, newMembers: 3 },
  });
  expect(before).toMatchObject({ stake: 0n, deposits: 0n, newMembers: 0 });
  expect(days).toMatchObject([{ day: FIRST_DAY, validBet: 250_000n, active: 2 }]);
});

test("what settled a moment ago is there before it was folded", async () => {
  const t = await freshTeam();
  await t.spin(t.player, "20", "12.50");
  expect((await overview(t, t.boss)).now).toMatchObject({ stake: 200_000n, active: 1 });
});

test("a category counts its own play, and a period compares with the one before", async () => {
  const t = await freshTeam();
  await t.spin(t.player, "20", "0");
  await t.fold();
  expect((await overview(t, t.boss, { gameType: "RNG" })).now.stake).toBe(200_000n);
  expect((await overview(t, t.boss, { gameType: "LIVE" })).now.stake).toBe(0n);
  const next = await overview(t, t.boss, { from: "2026-11-20", to: "2026-11-21" });
  expect(next.now).toMatchObject({ stake: 0n, active: 0 });
  expect(next.before).toMatchObject({ stake: 200_000n, active: 1 });
});

test("an agent opens the team of somebody below", async () => {
  const t = await freshTeam();
  await t.spin(t.player, "20", "0");
  expect((await overview(t, t.boss, { account: t.agent.username })).now.stake).toBe(200_000n);
  expect((await overview(t, t.boss, { account: t.sibling.username })).now.stake).toBe(0n);
});

test("a team's transfer within itself is in and out", async () => {
  const t = await freshTeam();
  await t.pay(t.agent, t.player, 10_000n, "x");
  await t.fold();
  const { now } = await overview(t, t.agent);
  expect(now).toMatchObject({ transfersIn: 10_000n, transfersOut: 10_000n });
  const below = await overview(t, t.agent, { account: t.player.username });
  expect(below.now).toMatchObject({ transfersIn: 10_000n, transfersOut: 0n });
});
