import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { testStore } from "#tests/support/database.ts";
import { platformUnderTest, SECRETS } from "#tests/under-test/platform-under-test.ts";
import { login, loginCode } from "../contract/members/auth.ts";
import { passwordForgot, passwordSendCode } from "../contract/members/passwords.ts";
import { type Caller, send } from "../contract/wire/send.ts";
import { createPlatform } from "../create-platform.ts";
import { evenTime } from "./even-time.ts";
import { calls } from "./routes.ts";

test.each([0, 7, 25])("work of %i ms ends on a step", async (ms) => {
  const startedAt = performance.now();
  if (ms > 0) await setTimeout(ms);
  const worked = performance.now() - startedAt;
  await evenTime(startedAt);
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(Math.ceil(worked / 20) * 20);
});

test.each([
  [0, 0],
  [1, 20],
  [20, 20],
  [20.5, 40],
  [59, 60],
])("after %d ms of work an answer waits until %d ms", async (worked, end) => {
  const ends: number[] = [];
  const stopwatch = { now: () => 1_000 + worked, until: async (at: number) => void ends.push(at) };
  await evenTime(1_000, stopwatch);
  expect(ends).toEqual([1_000 + end]);
});

const phone = { countryDialingCode: "52", mobileNum: "5511111111" };
const EVEN: Record<string, (caller: Caller) => Promise<unknown>> = {
  loginCode: (caller) => send(caller, loginCode, phone),
  passwordForgot: (caller) =>
    send(caller, passwordForgot, {
      username: "nadie",
      email: "a@mail.example",
      origin: "http://a.test",
    }),
  passwordSendCode: (caller) => send(caller, passwordSendCode, phone),
};

test("the calls whose look-up costs no password hash are even", () => {
  const even = calls.filter(({ isEven }) => isEven).map(({ name }) => name);
  expect(even.sort()).toEqual(Object.keys(EVEN).sort());
});

/** A platform whose time stands still at 7 ms after each start, and never lets an answer go. */
async function heldPlatform() {
  const { merchant, clock, caller } = await platformUnderTest();
  const ends: number[] = [];
  let isStarted = false;
  const stopwatch = {
    now: () => {
      const at = isStarted ? 7 : 0;
      isStarted = true;
      return at;
    },
    until: (end: number) => {
      ends.push(end);
      return new Promise<never>(() => {});
    },
  };
  const { random } = await import("#tests/under-test/platform-under-test.ts");
  const outside = () => Promise.reject(new Error("nobody there"));
  const parts = { store: await testStore(), clock, random, secrets: SECRETS, outside };
  const platform = createPlatform({ ...parts, stopwatch });
  return { ends, merchant, caller: () => caller({ fetch: platform.fetch }) };
}

test.each(Object.entries(EVEN))("%s is answered when its step ends, not before", async (_, ask) => {
  const { ends, caller } = await heldPlatform();
  const answer = ask(caller());
  await expect.poll(() => ends).toEqual([20]);
  expect(await Promise.race([answer.catch(() => "refused"), Promise.resolve("waiting")])).toBe(
    "waiting",
  );
});

test("a login is answered without a wait, because it always hashes a password", async () => {
  const { ends, caller } = await heldPlatform();
  const guess = { username: "nadie", password: "otra-clave-9", type: "username" } as const;
  await expect(send(caller(), login, guess)).rejects.toThrow("login_failed");
  expect(ends).toEqual([]);
});
