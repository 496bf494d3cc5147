import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { TOTP } from "otpauth";
import { afterAll, beforeAll, expect, test } from "vitest";
import { guardedSite } from "#app/request/site.server.ts";
import { totpConfirm, totpStart } from "#platform/contract/members/factors.ts";
import { members } from "#platform/store/schema/merchant.ts";
import { TEST_START, testStore, useOwnDatabase } from "#tests/support/database.ts";
import { lettersOf } from "#tests/support/letters.ts";
import { answerOf, siteUnderTest } from "#tests/under-test/site-under-test.ts";
import { action as forgot } from "./forgot/route.tsx";
import { action as login } from "./login/route.tsx";
import { action as passkeyLogin } from "./passkey/login.ts";
import { action as passkey } from "./passkey/route.ts";
import { action as register } from "./register/route.tsx";
import { action as reset, loader as resetPage } from "./reset/route.tsx";
import { action as verify, loader as verifyPage } from "./verify/route.tsx";

useOwnDatabase();

let site: Awaited<ReturnType<typeof siteUnderTest>>;
beforeAll(async () => {
  site = await siteUnderTest();
});
afterAll(() => site.close());

const PASSWORD = "un rato libre y calmo";
const newName = () => `l${randomBytes(5).toString("hex")}`;
const cookieNamed = (cookies: string[], name: string) =>
  cookies.find((cookie) => cookie.startsWith(`${name}=`))?.split(";")[0];

async function signUp(username: string, email: string) {
  const form = {
    username,
    email,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    isAdult: "on",
    hasAgreed: "on",
  };
  const { cookies } = await answerOf(register(site.visit({ path: "/register", form })));
  return cookieNamed(cookies, "session");
}

/** Switches the member's authenticator app on and returns the recovery codes. */
async function switchAppOn(cookie: string | undefined) {
  const own = await guardedSite(site.visit({ path: "/", cookie }));
  const { secret } = await own.ask(totpStart, {});
  const code = new TOTP({ secret }).generate({ timestamp: TEST_START });
  return (await own.ask(totpConfirm, { code })).recoveryCodes;
}

async function linkFor(email: string) {
  const letters = (await lettersOf("alba")).filter(({ recipient }) => recipient === email);
  const link = letters.map(({ text }) => /\/forgot\/new\?token=[\w-]+/.exec(text)?.[0]);
  return link.find(Boolean) ?? "";
}

test("a wish for a new password leads to one page, whoever asks", async () => {
  const username = newName();
  const email = `${username}@mail.example`;
  await signUp(username, email);
  const ask = (form: Record<string, string>) =>
    answerOf(forgot(site.visit({ path: "/forgot", form: { way: "email", ...form } })));
  const known = await ask({ username, email });
  expect(known).toMatchObject({ status: 302, to: "/forgot?sent=1", cookies: [] });
  expect(await ask({ username: newName(), email })).toEqual(known);
  expect(await ask({ username, email: "x@y.example" })).toEqual(known);
  const wrong = await ask({ username, email: "nada" });
  expect(wrong).toMatchObject({ status: 400, data: { error: { email: ["email_invalid"] } } });
});

test("the letter's link gives a new password, and no answer brings it back", async () => {
  const username = newName();
  const email = `${username}@mail.example`;
  await signUp(username, email);
  await answerOf(forgot(site.visit({ path: "/forgot", form: { way: "email", username, email } })));
  const path = await linkFor(email);
  const page = await answerOf(resetPage(site.visit({ path })));
  expect(page.data).toMatchObject({ account: username });
  const send = (newPassword: string, confirmNewPassword: string) =>
    answerOf(reset(site.visit({ path, form: { newPassword, confirmNewPassword } })));
  const wrong = await send("una luna nueva", "otra cosa");
  expect(wrong).toMatchObject({ status: 422 });
  expect(JSON.stringify(wrong.data)).not.toContain("una luna nueva");
  expect(await send("una luna nueva", "una luna nueva")).toMatchObject({ to: "/login?reset=1" });
  expect((await answerOf(resetPage(site.visit({ path })))).data).toMatchObject({ account: null });
});

test("a password that is due stands before every page but the way out", async () => {
  const username = newName();
  const cookie = await signUp(username, `${username}@mail.example`);
  const store = await testStore();
  await store.inMerchant("alba", (tx) =>
    tx.update(members).set({ isPasswordGiven: true }).where(eq(members.username, username)),
  );
  const visit = (path: string) =>
    answerOf(guardedSite(site.visit({ path, cookie })).then(() => "open"));
  for (const path of ["/", "/member/deposit", "/help", "/hot", "/member/factors"]) {
    expect(await visit(path)).toMatchObject({ status: 302, to: "/member/password" });
  }
  for (const path of ["/member/password", "/logout", "/preferences"]) {
    expect(await visit(path)).toMatchObject({ status: 200 });
  }
});

test("without an open challenge there is nothing to verify", async () => {
  const page = await answerOf(verifyPage(site.visit({ path: "/login/verify" })));
  expect(page).toMatchObject({ status: 302, to: "/login" });
  const form = { way: "totp", verificationCode: "123456" };
  const sent = await answerOf(verify(site.visit({ path: "/login/verify", form })));
  expect(sent).toMatchObject({ status: 302, to: "/login" });
});

test("a login with a second step is remembered only if the member asked for it", async () => {
  const username = newName();
  const codes = await switchAppOn(await signUp(username, `${username}@mail.example`));
  const enter = async (remember: Record<string, string>, code: string) => {
    const form = { username, password: PASSWORD, ...remember };
    const asked = await answerOf(login(site.visit({ path: "/login", form })));
    expect(asked.to).toBe("/login/verify");
    expect(cookieNamed(asked.cookies, "remember")).toBeUndefined();
    const cookie = cookieNamed(asked.cookies, "login-challenge");
    const answer = { way: "recovery", verificationCode: code };
    const done = await answerOf(
      verify(site.visit({ path: "/login/verify", form: answer, cookie })),
    );
    expect(cookieNamed(done.cookies, "session")).toBeDefined();
    return cookieNamed(done.cookies, "remember");
  };
  expect(await enter({ remember: "on" }, codes[0]!)).toMatch(/^remember=.{20}/);
  expect(await enter({}, codes[1]!)).toBeUndefined();
});

test("a passkey that is none leads back to the login, and keeps where one was going", async () => {
  const form = { requestId: "x", answer: "[1]" };
  const visit = site.visit({ path: "/login/passkey?to=//evil.example", form });
  const answer = await answerOf(passkeyLogin(visit));
  expect(answer.status).toBe(302);
  expect(answer.to).toMatch(/^\/login\?.*passkey=failed$/);
  const asked = await answerOf(passkey(site.visit({ path: "/passkey", form: { for: "add" } })));
  expect(asked.status).toBe(422);
});
