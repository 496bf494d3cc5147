import { eq } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";
import { FLAGS } from "#platform/contract/core/site.ts";
import { login, loginCode } from "#platform/contract/members/auth.ts";
import { challengeAnswer, challengeSend } from "#platform/contract/members/challenge.ts";
import { passwordSendCode, passwordSetByPhone } from "#platform/contract/members/passwords.ts";
import { withdrawPasswordSet } from "#platform/contract/money/payout.ts";
import { Refusal } from "#platform/contract/wire/refusal.ts";
import { type Caller, send } from "#platform/contract/wire/send.ts";
import { createPlatform } from "#platform/create-platform.ts";
import { demoWhitelabel } from "#platform/demo/whitelabel.ts";
import { openStore } from "#platform/store/open-store.ts";
import { merchants } from "#platform/store/schema/merchant.ts";
import { testUrl } from "#tests/support/database.ts";
import { answerTo, newCaptcha } from "#tests/under-test/captcha-under-test.ts";
import { factorsUnderTest } from "#tests/under-test/factors-under-test.ts";
import {
  logIn,
  PASSWORD,
  platformUnderTest,
  random,
  SECRETS,
} from "#tests/under-test/platform-under-test.ts";

// Alone these tests take seconds; with other files on a small machine they take much longer.
vi.setConfig({ testTimeout: 90_000 });

const ADDRESSES = 130;
const HOUR = 3_600_000;
const PIN = "482915";
const addresses = Array.from({ length: ADDRESSES }, (_, index) => `203.0.113.${index}`);
const NUMBER = { countryDialingCode: "52", mobileNum: "55 1234 5678" };
const chosen = { newPassword: "una-luna-mas-grande", confirmNewPassword: "una-luna-mas-grande" };
const guess = { username: "ana2026", password: "otra-clave-9", type: "username" } as const;
const right = { ...guess, password: PASSWORD };
const from = (clientAddress: string) => ({
  clientAddress,
  siteKey: SECRETS.siteKey,
  language: "en",
});

/** Counts the answers of all requests. */
async function tally(asked: Promise<unknown>[]): Promise<Record<string, number>> {
  const codes = (await Promise.allSettled(asked)).map((one) => {
    if (one.status === "fulfilled") return "in";
    return one.reason instanceof Refusal ? one.reason.code : String(one.reason);
  });
  return Object.fromEntries(
    [...Map.groupBy(codes, (code) => code)].map(([code, all]) => [code, all.length]),
  );
}

async function withCaptcha<Input extends object>(caller: Caller, input: Input) {
  const { id, question } = await newCaptcha(caller);
  return { ...input, captchaId: id, captcha: answerTo(question) };
}

async function open() {
  const under = await factorsUnderTest({ newDeviceChallenge: true });
  await under.store.db
    .update(merchants)
    .set({ whitelabel: demoWhitelabel(FLAGS) })
    .where(eq(merchants.code, under.merchant.code));
  return under;
}

test("of guesses from everywhere at once three are looked at before a captcha", async () => {
  const { caller, newMember } = await platformUnderTest();
  await newMember("ana2026");
  const said = await tally(addresses.map((address) => send(caller(from(address)), login, guess)));
  expect(said).toEqual({ login_failed: 3, captcha_required: ADDRESSES - 3 });
});

test("whoever solves captchas has a hundred guesses a day, and the owner comes in where they always do", {
  timeout: 60_000,
}, async () => {
  const { caller, newMember, clock } = await platformUnderTest();
  const { deviceToken } = await newMember("ana2026");
  const guesses = addresses.map(async (address) => {
    const thief = caller(from(address));
    return send(thief, login, await withCaptcha(thief, guess));
  });
  expect(await tally(guesses)).toEqual({ login_failed: 100, too_many_attempts: 30 });
  const stranger = caller(from("198.51.100.9"));
  const known = await withCaptcha(stranger, right);
  await expect(send(stranger, login, known)).rejects.toThrow("too_many_attempts");
  const owner = caller({ ...from("198.51.100.10"), deviceToken });
  const session = await send(owner, login, await withCaptcha(owner, right));
  expect(session).toHaveProperty("token");
  clock.advance(60_000);
  const atHome = caller(from("198.51.100.10"));
  expect(await send(atHome, login, right)).toHaveProperty("token");
});

test("a name that nobody has is limited alike", async () => {
  const { caller } = await platformUnderTest();
  const guesses = addresses.slice(0, 110).map(async (address) => {
    const thief = caller(from(address));
    return send(thief, login, await withCaptcha(thief, guess));
  });
  expect(await tally(guesses)).toEqual({ login_failed: 100, too_many_attempts: 10 });
});

test("a network of IPv6 is one address, however many it has", async () => {
  const { caller } = await platformUnderTest();
  const spray = (prefix: string) =>
    tally(
      Array.from({ length: 40 }, (_, index) =>
        send(caller(from(`${prefix}::${index.toString(16)}`)), login, {
          ...guess,
          username: `nadie${index}`,
        }),
      ),
    );
  expect(await spray("2001:db8:1:1")).toEqual({ login_failed: 30, captcha_required: 10 });
  expect(await spray("2001:db8:1:2")).toEqual({ login_failed: 30, captcha_required: 10 });
});

const CODES: Record<
  string,
  (
    under: Awaited<ReturnType<typeof open>>,
  ) => Promise<(from: Caller, code: string) => Promise<unknown>>
> = {
  "a login by phone": async ({ caller }) => {
    await send(caller(), loginCode, NUMBER);
    return (thief, password) =>
      send(thief, login, {
        username: "5512345678",
        password,
        type: "sms",
        countryDialingCode: "52",
      });
  },
  "a new password": async ({ caller }) => {
    await send(caller(), passwordSendCode, NUMBER);
    return (thief, verificationCode) =>
      send(thief, passwordSetByPhone, { ...NUMBER, verificationCode, ...chosen });
  },
};

test.each(Object.entries(CODES))(
  "the code of %s is guessed at fifteen times from everywhere",
  async (_name, ask) => {
    const under = await open();
    await under.verify({ phone: "+525512345678" });
    const enter = await ask(under);
    const text = (await under.letters()).find(({ channel }) => channel === "sms")?.text ?? "";
    const code = /\b\d{6}\b/.exec(text)?.[0] ?? "";
    const wrong = code === "000000" ? "111111" : "000000";
    const said = await tally(addresses.map((address) => enter(under.caller(from(address)), wrong)));
    expect(said).toEqual({
      verification_code_wrong: 15,
      verification_code_expired: ADDRESSES - 15,
    });
  },
);

test("a challenge is answered wrongly five times, its code from nowhere else", async () => {
  const under = await open();
  await under.verify({ phone: "+525512345678" });
  const { id, asked } = await under.challenged();
  await send(asked, challengeSend, { id, way: "mobile" });
  const wrong = { id, way: "mobile", code: "000000", rememberDevice: false } as const;
  const said = await tally(
    addresses.map((address) => send(under.caller(from(address)), challengeAnswer, wrong)),
  );
  expect(said).toEqual({ verification_code_wrong: 5, challenge_over: ADDRESSES - 5 });
});

test("the codes of an app are guessed at thirty times an hour, whatever challenges are opened", {
  timeout: 60_000,
}, async () => {
  const under = await open();
  const { code } = await under.withTotp();
  const wrong = code() === "000000" ? "111111" : "000000";
  const said: Record<string, number> = {};
  for (let round = 0; round < 10; round += 1) {
    const { id } = await under.challenged(`198.51.100.${round}`);
    const answer = { id, way: "totp", code: wrong, rememberDevice: false } as const;
    const some = addresses.slice(round * 5, round * 5 + 5);
    const counts = await tally(
      some.map((address) => send(under.caller(from(address)), challengeAnswer, answer)),
    );
    for (const [name, count] of Object.entries(counts)) said[name] = (said[name] ?? 0) + count;
  }
  expect(said).toEqual({ verification_code_wrong: 30, too_many_attempts: 20 });
});

test("withdraw digits are guessed at five times a day, from whatever address and session", async () => {
  const { caller, newMember, clock } = await platformUnderTest();
  await newMember("ana2026");
  const enter = async () => (await logIn(caller(), right)).token;
  const digits = (current: string) => ({ current, password: PIN, confirmPassword: PIN });
  const change = (token: string | undefined, current: string, address = "198.51.100.1") =>
    send(caller({ ...from(address), token }), withdrawPasswordSet, digits(current));
  await change(await enter(), "");

  const nobodys = addresses.map((address) => change(undefined, "000001", address));
  expect(await tally(nobodys)).toEqual({ not_logged_in: ADDRESSES });
  const open = [await enter(), await enter(), await enter()];
  const guesses = () =>
    tally(addresses.map((address, turn) => change(open[turn % open.length], "000001", address)));
  expect(await guesses()).toEqual({
    withdraw_password_wrong: 4,
    withdraw_password_locked: ADDRESSES - 4,
  });
  await expect(change(await enter(), PIN)).rejects.toThrow("withdraw_password_locked");

  // Attempts during the lock do not make the day longer.
  clock.advance(11 * HOUR);
  expect(await guesses()).toEqual({ withdraw_password_locked: ADDRESSES });
  clock.advance(13 * HOUR);
  await change(await enter(), PIN);
});

test("two instances on one database count together", async () => {
  const { caller, newMember, clock } = await platformUnderTest();
  await newMember("ana2026");
  const url = testUrl();
  const store = await openStore({ url, poolSize: 5 });
  const outside = () => Promise.reject(new Error("nobody there"));
  const other = createPlatform({ store, clock, random, secrets: SECRETS, outside });
  onTestFinished(async () => {
    await other.close();
    await store.close();
  });
  const said: string[] = [];
  for (let round = 0; round < 8; round += 1) {
    const thief = caller({
      ...from(`203.0.113.${round}`),
      ...(round % 2 && { fetch: other.fetch }),
    });
    said.push(...Object.keys(await tally([send(thief, login, guess)])));
  }
  expect(said).toEqual([...Array(3).fill("login_failed"), ...Array(5).fill("captcha_required")]);
});
