import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { testStore } from "#tests/support/database.ts";
import { answerTo, newCaptcha } from "../../../tests/under-test/captcha-under-test.ts";
import { platformUnderTest, registration } from "../../../tests/under-test/platform-under-test.ts";
import { FLAGS } from "../../contract/core/site.ts";
import { register } from "../../contract/members/account.ts";
import { affiliateCheck } from "../../contract/members/affiliate.ts";
import { freePlayLogin, login, loginCode } from "../../contract/members/auth.ts";
import { captcha } from "../../contract/members/captcha.ts";
import { passwordForgot } from "../../contract/members/passwords.ts";
import { type Caller, send } from "../../contract/wire/send.ts";
import { demoWhitelabel } from "../../demo/whitelabel.ts";
import { merchants } from "../../store/schema/merchant.ts";

// Alone these tests take seconds; with other files on a small machine they take much longer.
vi.setConfig({ testTimeout: 60_000 });

type Ask = (at: Caller, turn: number) => Promise<unknown>;

const free = { os: "test", platform: "W", random: "0123456789abcdef", version: 3 } as const;

/** From the thirtieth guess on, a captcha is required. The hundredth is the last one even so. */
const guess: Ask = async (at, turn) => {
  const isAsked = turn >= 30 && turn < 110;
  const { id, question } = isAsked ? await newCaptcha(at) : { id: undefined, question: "" };
  const given = id && { captchaId: id, captcha: answerTo(question) };
  const input = { username: `nadie${turn}`, password: "otra-clave-9", type: "username" } as const;
  await send(at, login, { ...input, ...given }).catch((error: { code: string }) => {
    if (error.code !== "login_failed") throw error;
  });
};

/** How often one address may do each action, whatever the account. */
const ROWS: [string, number, string, Ask][] = [
  ["trial accounts", 30, "too_many_attempts", (at) => send(at, freePlayLogin, free)],
  ["pictures of a captcha", 90, "too_many_attempts", (at) => send(at, captcha, {})],
  [
    "codes to whichever phones",
    40,
    "sms_too_many",
    (at, turn) =>
      send(at, loginCode, { countryDialingCode: "52", mobileNum: `55${1_000_0000 + turn}` }),
  ],
  [
    "letters to whichever accounts",
    30,
    "too_many_attempts",
    (at, turn) =>
      send(at, passwordForgot, {
        username: `nadie${turn}`,
        email: "x@mail.example",
        origin: "http://alba.localhost",
      }),
  ],
  [
    "questions about invitations",
    60,
    "too_many_attempts",
    (at, turn) => send(at, affiliateCheck, { code: `CODE${turn}` }),
  ],
  [
    "new accounts",
    100,
    "too_many_attempts",
    (at, turn) => send(at, register, registration(`nueva${turn}`)),
  ],
  ["guesses at whichever accounts", 100, "too_many_attempts", guess],
];

test.each(ROWS)("of %s an address gets %i", async (_name, most, code, ask) => {
  const { caller, merchant } = await platformUnderTest({
    settings: { registerCaptchaAfter: 1_000_000, textMessages: { captchaAfter: 1_000 } },
  });
  const { db } = await testStore();
  const whitelabel = demoWhitelabel(FLAGS);
  await db.update(merchants).set({ whitelabel }).where(eq(merchants.code, merchant.code));
  const from = (clientAddress: string) =>
    caller({ siteKey: "the-site-key", language: "en", clientAddress });
  const refused: string[] = [];
  for (let turn = 0; turn < most + 2; turn += 1) {
    await ask(from("203.0.113.7"), turn).catch((error: { code: string }) => {
      refused.push(`${turn}: ${error.code}`);
    });
  }
  expect(refused).toEqual([`${most}: ${code}`, `${most + 1}: ${code}`]);
  await ask(from("203.0.113.8"), most + 9);
});
