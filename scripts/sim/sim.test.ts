import { expect, test } from "vitest";
import { simLanes } from "#tests/under-test/sim-lanes.ts";
import { makeOracle } from "./oracle/oracle.ts";
import { emptyState } from "./oracle/state.ts";
import { runHistory } from "./run-history.ts";
import type { ConnectionPair } from "./world.ts";

const { first, open, wrongOf } = simLanes("sim_test", 3);

const staysRight = (seed: string, histories: number) => async () =>
  expect(await wrongOf(histories, (pair, number) => runHistory(pair, seed, number))).toEqual([]);

const NAME = "money stays right through doubled, turned around, lost and torn messages";
test(`${NAME}: fifteen histories`, { timeout: 120_000 }, staysRight("suite", 15));
test(`${NAME}: forty histories`, { tags: "whole", timeout: 240_000 }, staysRight("whole", 40));

test("limits and breaks hold in histories of their own", { timeout: 120_000 }, async () => {
  const play = (pair: ConnectionPair, number: number) =>
    runHistory(pair, "limits", number, "mix", "limits");
  expect(await wrongOf(12, play)).toEqual([]);
});

test("a history follows from its seed to the last step", async () => {
  const other = await open("sim_again");
  const once = await runHistory(first(), "again", 3);
  const twice = await runHistory(other.pairs[0]!, "again", 3);
  await other.close();
  expect(once.steps.length).toBeGreaterThan(20);
  expect(twice.steps).toEqual(once.steps);
}, 60_000);

test("the oracle believes no answer that no state could give", () => {
  const oracle = makeOracle(emptyState());
  const pay = { atoms: [() => "paid"], answer: "paid" };
  oracle.see([pay, { ...pay, answer: null }]);
  expect(() => oracle.see([{ ...pay, answer: "refused" }])).toThrow("expected paid");
});
