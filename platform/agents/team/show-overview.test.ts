import { expect, test } from "vitest";
import { freshMember } from "#tests/support/database.ts";
import { freshTable } from "#tests/support/vendor.ts";
import { testContext } from "../../../tests/support/database.ts";
import { transfer } from "../../money/ledger/transfer.ts";
import { foldDays } from "../../play/days/fold-days.ts";
import { showOverview } from "./show-overview.ts";

/** Tests begin at 18:00 of the 19th in Mexico City. */
const TODAY = "2026-11-19";
const DAY = { from: TODAY, to: TODAY };

/** An agent below a boss, with a player below, at a vendor's table. */
async function freshTeam() {
  const t = await freshTable();
  const boss = await freshMember(t.merchant, { type: 1 });
  const agent = await freshMember(t.merchant, { type: 2, parentId: boss.id, balance: 500_000n });
  const player = await freshMember(t.merchant, { parentId: agent.id, balance: 1_000_000n });
  let bets = 0;
  const spin = async (of: typeof player, amount: string, winAmount: string) => {
    bets += 1;
    const ids = { txId: `b${bets}`, winTxId: `w${bets}`, roundId: `r${bets}` };
    const bet = await t.betwin({ ...ids, token: await t.sit(of), amount, winAmount });
    expect(bet.code).toBe("OK");
  };
  const overview = async (of: typeof boss, input: Parameters<typeof showOverview>[1] = DAY) => {
    const { store, merchant, clock } = t;
    const context = await testContext({ store, merchant, clock, actor: of.actor });
    return showOverview(context, input);
  };
  return { ...t, boss, agent, player, spin, overview };
}

test("an overview has the team's play and money, the agent included", async () => {
  const t = await freshTeam();
  await t.spin(t.player, "20", "12.50");
  await t.spin(t.agent, "5", "0");
  await foldDays(t.store, t.merchant.code);
  const { team, now, before, days } = await t.overview(t.agent);
  expect(team).toEqual({ members: 1, agents: 0, online: 0, balance: 925_000n });
  expect(now).toMatchObject({
    ...{ stake: 250_000n, payout: 125_000n, validBet: 250_000n, active: 2, profit: -125_000n },
    ...{ deposits: 1_500_000n, firstDeposits: 1, newMembers: 1 },
  });
  expect(before).toMatchObject({ stake: 0n, deposits: 0n, newMembers: 0 });
  expect(days).toMatchObject([{ day: TODAY, validBet: 250_000n, active: 2 }]);
});

test("what settled a moment ago is there before it was folded", async () => {
  const t = await freshTeam();
  await t.spin(t.player, "20", "12.50");
  expect((await t.overview(t.boss)).now).toMatchObject({ stake: 200_000n, active: 1 });
});

test("a category counts its own play, and a period compares with the one before", async () => {
  const t = await freshTeam();
  await t.spin(t.player, "20", "0");
  await foldDays(t.store, t.merchant.code);
  expect((await t.overview(t.boss, { ...DAY, gameType: "RNG" })).now.stake).toBe(200_000n);
  expect((await t.overview(t.boss, { ...DAY, gameType: "LIVE" })).now.stake).toBe(0n);
  const next = await t.overview(t.boss, { from: "2026-11-20", to: "2026-11-21" });
  expect(next.now).toMatchObject({ stake: 0n, active: 0 });
  expect(next.before).toMatchObject({ stake: 200_000n, active: 1 });
});

test("an agent opens the team of somebody below, and of nobody else", async () => {
  const t = await freshTeam();
  await t.spin(t.player, "20", "0");
  const below = await t.overview(t.boss, { ...DAY, account: t.agent.username });
  expect(below.now.stake).toBe(200_000n);
  const above = t.overview(t.agent, { ...DAY, account: t.boss.username });
  await expect(above).rejects.toMatchObject({ code: "unknown_downline", status: 404 });
});

test("a team's transfer within itself is in and out", async () => {
  const t = await freshTeam();
  await transfer(t.store.db, {
    ...{ merchant: t.merchant.code, key: "transfer:x", kind: "transferDown", amount: 10_000n },
    from: { owner: t.agent.id, kind: "cash" },
    to: { owner: t.player.id, kind: "cash" },
    at: t.clock.now(),
  });
  await foldDays(t.store, t.merchant.code);
  const { now } = await t.overview(t.agent);
  expect(now).toMatchObject({ transfersIn: 10_000n, transfersOut: 10_000n });
  expect((await t.overview(t.player)).now).toMatchObject({
    transfersIn: 10_000n,
    transfersOut: 0n,
  });
});
