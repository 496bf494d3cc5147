import { expect, test } from "vitest";
import { simLanes } from "#tests/under-test/sim-lanes.ts";
import { runAgentHistory } from "./run-agent-history.ts";

const { wrongOf } = simLanes("sim_agents", 2);

const staysRight = (seed: string, histories: number) => async () =>
  expect(await wrongOf(histories, (pair, number) => runAgentHistory(pair, seed, number))).toEqual(
    [],
  );

const NAME = "a tree pays what its rounds earned, whoever moves, signs or is torn away";
test(`${NAME}: six histories`, { timeout: 120_000 }, staysRight("suite", 6));
test(`${NAME}: thirty histories`, { tags: "whole", timeout: 400_000 }, staysRight("whole", 30));
