import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type OpenedPairs, openServer } from "../open-server.ts";
import { runAgentHistory } from "./run-agent-history.ts";

const LANES = 2;

let server: Awaited<ReturnType<typeof openServer>>;
let opened: OpenedPairs;

beforeAll(async () => {
  server = await openServer(inject("serverUrl"));
  opened = await server.open("sim_agents", LANES);
}, 60_000);

afterAll(async () => {
  await opened.close();
  await server.close();
});

const staysRight = (seed: string, histories: number) => async () => {
  const wrong: string[] = [];
  let next = 0;
  await Promise.all(
    opened.pairs.map(async (pair) => {
      while (next < histories) {
        const number = next++;
        const { problems } = await runAgentHistory(pair, seed, number);
        wrong.push(...problems.map((problem) => `history ${number}: ${problem}`));
      }
    }),
  );
  expect(wrong).toEqual([]);
};

const NAME = "a tree pays what its rounds earned, whoever moves, signs or is torn away";
test(`${NAME}: six histories`, { timeout: 120_000 }, staysRight("suite", 6));
test(`${NAME}: thirty histories`, { tags: "whole", timeout: 400_000 }, staysRight("whole", 30));
