import { expect, test } from "vitest";
import { BadVariable, readEnv } from "#env";
import { examine } from "./examine.ts";
import { findingsOf } from "./finding.ts";
import { outsideOf } from "./open-world.ts";
import { runChecks } from "./run-checks.ts";
import { showFindings } from "./show-findings.ts";

const { ok, wrong } = findingsOf("sound");
const sound = { name: "sound", look: async () => [ok("all", "well")] };

const net = {
  addresses: async () => [],
  certificate: () => Promise.reject(new Error("nobody")),
  fetch: () => Promise.reject(new Error("nobody")),
};

test("a check that fails or hangs is a finding beside the others", async () => {
  const failing = { name: "failing", look: () => Promise.reject(new Error("no way\nat line 3")) };
  const throwing = {
    name: "throwing",
    look: (): never => {
      throw new Error("at once");
    },
  };
  const hanging = { name: "hanging", look: () => new Promise<never>(() => {}) };
  const found = await runChecks([sound, failing, throwing, hanging], {}, { patienceMs: 20 });
  expect(found.map(({ check, state, said }) => [check, state, said])).toEqual([
    ["sound", "ok", "well"],
    ["failing", "wrong", "could not look: no way"],
    ["throwing", "wrong", "could not look: at once"],
    ["hanging", "wrong", "no result within 0.02 seconds"],
  ]);
});

test("one line names the state, the check and what to do", () => {
  const found = [ok("all", "well"), wrong("casa", "is away", "Call it.")];
  expect(showFindings(found)).toEqual([
    "ok       sound  all: well",
    "wrong    sound  casa: is away  → Call it.",
    "1 ok, 0 warnings, 1 wrong",
  ]);
});

test("a wrong variable is the only finding, and shows no secret", async () => {
  const found = await examine({
    readEnv: () => readEnv({ MASTER_SECRET: "short-secret" }),
    outside: async (env) => outsideOf(env, { net, mail: null, sendTo: undefined }),
    open: () => Promise.reject(new BadVariable("never")),
  });
  expect(found).toMatchObject([
    { check: "environment", state: "wrong", said: expect.stringContaining("MASTER_SECRET") },
  ]);
  expect(JSON.stringify(found)).not.toContain("short-secret");
});

test("a database that cannot be opened is one finding beside those that need none", async () => {
  const found = await examine({
    readEnv: () => readEnv({}),
    outside: async (env) => outsideOf(env, { net, mail: null, sendTo: undefined }),
    open: () => Promise.reject(new Error("connect ECONNREFUSED")),
  });
  expect(found.map(({ check }) => check)).toEqual(
    expect.arrayContaining(["environment", "messages", "database"]),
  );
  expect(found.at(-1)).toMatchObject({ state: "wrong", said: "connect ECONNREFUSED" });
});
