import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { freshRebates } from "#tests/agents/rebates-under-test.ts";
import { FIRST_DAY, freshTeam } from "#tests/under-test/people/team-under-test.ts";
import { verifySums } from "../../money/ledger/verify-ledger.ts";
import { rebuildDays } from "../../play/days/fold-days.ts";
import { sealDays } from "../../play/days/seal-days.ts";
import { foldFacts } from "../../play/feed/fold-facts.ts";

const HOUR_MS = 3_600_000;
const NEXT = "2026-11-20";

test("rounds become rebates that a rebuild gives again, and the day's costs count them", async () => {
  const team = await freshTeam();
  const { code } = team.merchant;
  const t = await freshRebates({ merchant: team.merchant, clock: team.clock });
  await t.rate(team.boss, { RNG: 100 });
  await t.rate(team.agent, { RNG: 60 });
  await t.rate(team.player, { RNG: 20 });
  await team.spin(team.player, "50", "80");
  await team.spin(team.deep, "10");
  await team.spin(team.agent, "5");
  const seal = async (hours: number) => {
    t.clock.advance(hours * HOUR_MS);
    await team.fold();
    await foldFacts(t.store, code);
    const secrets = { vendors: new Map([["V1", ["vendor-secret"]]]) };
    await sealDays({ store: t.store, clock: t.clock, merchant: t.merchant, secrets });
  };
  await seal(9.2);
  await t.openRebates(FIRST_DAY, NEXT);
  expect(await t.payRebates()).toBeNull();
  const shown = async () =>
    new Map((await t.rebates()).map(({ agent, source, amount }) => [`${agent} ${source}`, amount]));
  const first = await shown();
  expect(first).toEqual(
    new Map([
      // 0.4 % of 65; 0.4 % of 50 and 0.6 % of 10; 0.6 % of 5; 0.2 % of 50.
      [`${team.boss.id} TEAM`, 2_600n],
      [`${team.agent.id} TEAM`, 2_600n],
      [`${team.agent.id} OWN`, 300n],
      [`${team.player.id} OWN`, 1_000n],
    ]),
  );

  const lines = () =>
    t.inMine(async (tx) => {
      const found = await tx.execute(sql`select agent, category, source, child, rate, child_rate,
        valid_bet from rebate_lines(${code}, ${FIRST_DAY}) order by 1, 2, 3, 4`);
      return found.rows;
    });
  const before = await lines();
  expect(before).toHaveLength(5);
  await rebuildDays(t.store, code);
  expect(await lines()).toEqual(before);

  await seal(24);
  const costs = await t.inMine((tx) =>
    tx.execute(sql`select cost, sum(amount)::bigint as amount
      from pay_costs(${code}, ${team.boss.id}, ${FIRST_DAY}, '2026-11-22') group by 1 order by 1`),
  );
  expect(costs.rows).toEqual([
    { cost: "agentRebate", amount: "5200" },
    { cost: "rebate", amount: "1300" },
  ]);
  expect(await verifySums(t.store.db, code)).toEqual([]);
});
