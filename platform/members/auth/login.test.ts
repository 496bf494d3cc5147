import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { testStore } from "#tests/support/database.ts";
import { answerTo, newCaptcha } from "../../../tests/under-test/captcha-under-test.ts";
import {
  logIn,
  PASSWORD,
  platformUnderTest,
  registration,
} from "../../../tests/under-test/platform-under-test.ts";
import { memberInfo, register } from "../../contract/members/account.ts";
import { logout } from "../../contract/members/auth.ts";
import { type Caller, send } from "../../contract/wire/send.ts";
import { tokenHash } from "../../core/access/token.ts";
import { members } from "../../store/schema/merchant.ts";
import { sessions } from "../../store/schema/session.ts";

const HOUR = 3_600_000;
const as = (username: string, password = PASSWORD) => ({
  username,
  password,
  type: "username" as const,
});
const site = (clientAddress: string) => ({ clientAddress, siteKey: "the-site-key" });

test("logs in whatever the name's case, and out again", async () => {
  const { caller, newMember, clock } = await platformUnderTest();
  await newMember("Luz2026");
  const session = await logIn(caller(), as("lUZ2026"));
  expect(session).toMatchObject({ firstTimeLogin: false, passwordExpired: false });
  expect(session.expiresAt).toBe(clock.now().getTime() + 30 * 24 * HOUR);
  expect(Buffer.from(session.token, "base64url")).toHaveLength(32);
  const member = caller({ token: session.token });
  expect((await send(member, memberInfo, {})).account).toBe("Luz2026");
  await send(member, logout, {});
  await expect(send(member, memberInfo, {})).rejects.toThrow("not_logged_in");
});

test("a password is compared as it was typed, spaces and case included", async () => {
  const { caller } = await platformUnderTest();
  const typed = " Tres Soles-9 ";
  const chosen = { password: typed, confirmPassword: typed };
  await send(caller(), register, { ...registration("sola2026"), ...chosen });
  for (const other of [typed.trim(), typed.toLowerCase(), ` ${typed}`]) {
    const guess = as("sola2026", other);
    await expect(logIn(caller(), guess)).rejects.toMatchObject({ code: "login_failed" });
    expect(await logIn(caller(), as("sola2026", typed))).toHaveProperty("token");
  }
});

test("a session ends when its member is blocked", async () => {
  const { caller, newMember, merchant } = await platformUnderTest();
  const member = caller({ token: (await newMember("cerrada1")).token });
  expect((await send(member, memberInfo, {})).account).toBe("cerrada1");
  const store = await testStore();
  await store.inMerchant(merchant.code, (tx) =>
    tx.update(members).set({ status: "blocked" }).where(eq(members.usernameKey, "cerrada1")),
  );
  await expect(send(member, memberInfo, {})).rejects.toThrow("not_logged_in");
});

test("keeps only the hash of a token", async () => {
  const { merchant, newMember } = await platformUnderTest();
  const { token } = await newMember();
  const store = await testStore();
  const rows = await store.inMerchant(merchant.code, (tx) => tx.select().from(sessions));
  expect(rows.map((row) => row.tokenHash)).toEqual([tokenHash(token)]);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test("a login ends the session it came with, and no other", async () => {
  const { caller, newMember } = await platformUnderTest();
  const first = await newMember("rosa2026");
  const second = await logIn(caller(), as("rosa2026"));
  const third = await logIn(caller({ token: second.token }), as("rosa2026"));
  const isAlive = (token: string) =>
    send(caller({ token }), memberInfo, {}).then(
      () => true,
      () => false,
    );
  expect(await isAlive(first.token)).toBe(true);
  expect(await isAlive(second.token)).toBe(false);
  expect(await isAlive(third.token)).toBe(true);
});

test("a session ends after 12 idle hours, and after 30 days however busy", async () => {
  const { caller, newMember, clock } = await platformUnderTest();
  const busy = caller({ token: (await newMember("busy2026")).token });
  const idle = caller({ token: (await newMember("idle2026")).token });
  for (let hours = 0; hours < 30 * 24 - 11; hours += 11) {
    clock.advance(11 * HOUR);
    await send(busy, memberInfo, {});
  }
  await expect(send(idle, memberInfo, {})).rejects.toThrow("not_logged_in");
  clock.advance(11 * HOUR);
  await expect(send(busy, memberInfo, {})).rejects.toThrow("not_logged_in");
});

test("a merchant chooses how long a session may be idle", async () => {
  const under = await platformUnderTest({ settings: { sessionIdleMinutes: 30 } });
  const { caller, newMember, clock } = under;
  const member = caller({ token: (await newMember("breve2026")).token });
  clock.advance(HOUR / 2 - 1);
  expect((await send(member, memberInfo, {})).account).toBe("breve2026");
  clock.advance(HOUR / 2);
  await expect(send(member, memberInfo, {})).rejects.toThrow("not_logged_in");
});

test("an unknown name, a wrong password and a blocked account get one answer", async () => {
  const { caller, newMember, merchant } = await platformUnderTest();
  await newMember("Bloqueada1");
  const store = await testStore();
  await store.inMerchant(merchant.code, (tx) =>
    tx.update(members).set({ status: "blocked" }).where(eq(members.usernameKey, "bloqueada1")),
  );
  await newMember("Abierta1");
  const answers = await Promise.allSettled([
    logIn(caller(), as("nadie123")),
    logIn(caller(), as("Abierta1", "otra-clave-9")),
    logIn(caller(), as("Bloqueada1")),
  ]);
  const reasons = answers.map((answer) => answer.status === "rejected" && answer.reason);
  for (const reason of reasons) {
    expect(reason).toMatchObject({ code: "login_failed", details: undefined, field: undefined });
  }
});

test("guesses lock their own address, and never the owner", async () => {
  const { caller, newMember } = await platformUnderTest();
  await newMember("victima1");
  const thief = caller({ ...site("198.51.100.7"), language: "en" });
  const guess = async () => {
    const { id, question } = await newCaptcha(thief);
    const given = { captchaId: id, captcha: answerTo(question) };
    return logIn(thief, { ...as("victima1", "otra-clave-9"), ...given });
  };
  const guesses = await Promise.allSettled(Array.from({ length: 12 }, guess));
  const codes = guesses.map((guess) => guess.status === "rejected" && guess.reason.code);
  expect(codes.filter((code) => code === "login_failed")).toHaveLength(5);
  expect(codes.filter((code) => code === "too_many_attempts")).toHaveLength(7);
  const locked = logIn(thief, as("victima1"));
  await expect(locked).rejects.toMatchObject({
    code: "too_many_attempts",
    details: { minutes: 15 },
  });
  // The owner, elsewhere, gets a captcha and is let in.
  const owner = caller({ ...site("203.0.113.20"), language: "en" });
  await expect(logIn(owner, as("victima1"))).rejects.toThrow("captcha_required");
  const { id, question } = await newCaptcha(owner);
  const given = { captchaId: id, captcha: answerTo(question) };
  const session = await logIn(owner, { ...as("victima1"), ...given });
  expect(session.member.account).toBe("victima1");
});

test("a guesser in the owner's network locks it for everybody but the owner's browser", async () => {
  const { caller, newMember } = await platformUnderTest();
  const { deviceToken } = await newMember("victima1");
  const here = { ...site("203.0.113.20"), language: "en" };
  const withCaptcha = async (at: Partial<Caller>, password: string) => {
    const { id, question } = await newCaptcha(caller(here));
    const given = { captchaId: id, captcha: answerTo(question) };
    return logIn(caller(at), { ...as("victima1", password), ...given });
  };
  await Promise.allSettled(Array.from({ length: 6 }, () => withCaptcha(here, "otra-clave-9")));
  await expect(withCaptcha(here, PASSWORD)).rejects.toThrow("too_many_attempts");
  // The owner's browser has its own tries, as many as any other browser.
  const own = { ...here, deviceToken };
  for (const captcha of [undefined, undefined, true]) {
    await expect(logIn(caller(own), as("victima1", "se-me-olvido"))).rejects.toMatchObject({
      code: "login_failed",
      details: captcha && { captcha },
    });
  }
  await expect(logIn(caller(own), as("victima1"))).rejects.toThrow("captcha_required");
  expect(await withCaptcha(own, PASSWORD)).toHaveProperty("token");
  // A login gives the browser a new token. The former token is unknown.
  await expect(withCaptcha(own, PASSWORD)).rejects.toThrow("too_many_attempts");
});

test("frequent logins are not counted as guesses", async () => {
  const { caller, newMember } = await platformUnderTest();
  await newMember("asidua1");
  for (let round = 0; round < 7; round += 1) await logIn(caller(), as("asidua1"));
});

test("one merchant's member is unknown at another", async () => {
  const one = await platformUnderTest();
  const other = await platformUnderTest();
  await one.newMember("deaqui1");
  await expect(logIn(other.caller(), as("deaqui1"))).rejects.toThrow("login_failed");
});
