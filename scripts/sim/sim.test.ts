import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type OpenedPairs, openServer } from "./open-server.ts";
import { makeOracle } from "./oracle/oracle.ts";
import { emptyState } from "./oracle/state.ts";
import { runHistory } from "./run-history.ts";

const LANES = 3;

let server: Awaited<ReturnType<typeof openServer>>;
let opened: OpenedPairs;

beforeAll(async () => {
  server = await openServer(inject("serverUrl"));
  opened = await server.open("sim_test", LANES);
}, 60_000);

afterAll(async () => {
  await opened.close();
  await server.close();
});

const staysRight = (histories: number) => async () => {
  const wrong: string[] = [];
  let next = 0;
  await Promise.all(
    opened.pairs.map(async (pair) => {
      while (next < histories) {
        const number = next++;
        const { problems } = await runHistory(pair, "suite", number);
        wrong.push(...problems.map((problem) => `history ${number}: ${problem}`));
      }
    }),
  );
  expect(wrong).toEqual([]);
};

const NAME = "money stays right through doubled, turned around, lost and torn messages";
test(`${NAME}: fifteen histories`, { timeout: 120_000 }, staysRight(15));
test(`${NAME}: forty histories`, { tags: "whole", timeout: 240_000 }, staysRight(40));

test("a history follows from its seed to the last step", async () => {
  const [pair] = opened.pairs;
  const other = await server.open("sim_again", 1);
  const once = await runHistory(pair!, "again", 3);
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
