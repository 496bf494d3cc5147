import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { testStore } from "#tests/support/database.ts";
import { PASSWORD, platformUnderTest } from "../../../tests/under-test/platform-under-test.ts";
import { FLAGS } from "../../contract/core/site.ts";
import { login, loginCode } from "../../contract/members/auth.ts";
import { passwordForgot } from "../../contract/members/passwords.ts";
import { type Caller, send } from "../../contract/wire/send.ts";
import { demoWhitelabel } from "../../demo/whitelabel.ts";
import { merchants } from "../../store/schema/merchant.ts";

const siteKey = "the-site-key";
const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => "done",
    (error: { code: string }) => error.code,
  );

/** Attempts of one browser that changes its network each time. */
async function wander(
  caller: (options: Partial<Caller>) => Caller,
  deviceToken: string | undefined,
  times: number,
  ask: (at: Caller, turn: number) => Promise<unknown>,
) {
  const heard: string[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    const clientAddress = `10.${turn}.${deviceToken ? 1 : 2}.7`;
    heard.push(await codeOf(ask(caller({ siteKey, clientAddress, deviceToken }), turn)));
  }
  return heard;
}

test("a browser that guesses from many networks is locked, and the owner's other browser is not", async () => {
  const { caller, newMember } = await platformUnderTest();
  const { deviceToken } = await newMember("ana2026");
  const guess = (at: Caller, turn: number) =>
    send(at, login, { username: `nadie${turn}`, password: "no-es-esta", type: "username" });
  const heard = await wander(caller, deviceToken, 21, guess);
  expect(heard.slice(0, 20)).toEqual(Array(20).fill("login_failed"));
  expect(heard[20]).toBe("too_many_attempts");
  const own = { username: "ana2026", password: PASSWORD, type: "username" } as const;
  const other = caller({ siteKey, clientAddress: "10.99.1.7" });
  expect(await send(other, login, own)).toHaveProperty("token");
});

test("a browser gets ten letters an hour for all accounts together", async () => {
  const { caller, newMember } = await platformUnderTest();
  const { deviceToken } = await newMember("ana2026");
  const ask = (at: Caller, turn: number) => {
    const origin = "http://alba.localhost";
    const email = "x@mail.example";
    return send(at, passwordForgot, { username: `nadie${turn}`, email, origin });
  };
  const heard = await wander(caller, deviceToken, 11, ask);
  expect(heard).toEqual([...Array(10).fill("done"), "too_many_attempts"]);
  expect(await wander(caller, undefined, 11, ask)).toEqual(Array(11).fill("done"));
});

test("a browser gets twenty codes an hour for all phones together", async () => {
  const { caller, newMember, merchant } = await platformUnderTest();
  const { db } = await testStore();
  const whitelabel = demoWhitelabel(FLAGS);
  await db.update(merchants).set({ whitelabel }).where(eq(merchants.code, merchant.code));
  const { deviceToken } = await newMember("ana2026");
  const ask = (at: Caller, turn: number) =>
    send(at, loginCode, { countryDialingCode: "52", mobileNum: `55${10_000_000 + turn}` });
  const heard = await wander(caller, deviceToken, 21, ask);
  expect(heard).toEqual([...Array(20).fill("done"), "sms_too_many"]);
});
