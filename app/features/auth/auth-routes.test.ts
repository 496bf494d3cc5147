import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { frameData } from "#app/frame/frame-data.server.ts";
import { useOwnDatabase } from "#tests/support/database.ts";
import { answerOf, siteUnderTest } from "#tests/under-test/site-under-test.ts";
import { action as login, loader as loginPage } from "./login/route.tsx";
import { action as logout, loader as logoutPage } from "./logout/route.tsx";
import { action as register } from "./register/route.tsx";
import { loader as session } from "./session/route.ts";

useOwnDatabase();

let site: Awaited<ReturnType<typeof siteUnderTest>>;
beforeAll(async () => {
  site = await siteUnderTest();
});
afterAll(() => site.close());

const PASSWORD = "un rato libre y calmo";
const newName = () => `l${randomBytes(5).toString("hex")}`;
const cookieNamed = (cookies: string[], name: string) =>
  cookies.find((cookie) => cookie.startsWith(`${name}=`));

function signUp(form: Record<string, string>, search = "") {
  const all = { confirmPassword: form.password ?? "", isAdult: "on", hasAgreed: "on", ...form };
  return answerOf(register(site.visit({ path: `/register${search}`, form: all })));
}

function logIn(form: Record<string, string>, search = "") {
  return answerOf(login(site.visit({ path: `/login${search}`, form })));
}

test("a newcomer is logged in and led to where they were going", async () => {
  const answer = await signUp({ username: newName(), password: PASSWORD }, "?to=/member/bets");
  expect(answer).toMatchObject({ status: 302, to: "/member/bets" });
  expect(cookieNamed(answer.cookies, "session")).toMatch(/HttpOnly.*SameSite=Lax/);
});

test("nobody is led to another site", async () => {
  const answer = await signUp({ username: newName(), password: PASSWORD }, "?to=//evil.example");
  expect(answer.to).toBe("/");
});

test("a taken name is reported at its field, and no password is sent back", async () => {
  const username = newName();
  await signUp({ username, password: PASSWORD });
  const answer = await signUp({ username: username.toUpperCase(), password: PASSWORD });
  expect(answer).toMatchObject({ status: 422, data: { error: { username: ["username_taken"] } } });
  expect(JSON.stringify(answer.data)).not.toContain(PASSWORD);
});

test("without the boxes nothing is made", async () => {
  const answer = await signUp({ username: newName(), password: PASSWORD, isAdult: "" });
  expect(answer).toMatchObject({
    status: 400,
    data: { error: { isAdult: ["age_required?age=18"] } },
  });
});

test("a wrong password and an unknown name get one answer, over the form", async () => {
  const username = newName();
  await signUp({ username, password: PASSWORD });
  const wrong = await logIn({ username, password: "otra cosa" });
  const unknown = await logIn({ username: newName(), password: PASSWORD });
  const errors = { status: 422, data: { error: { "": ["login_failed"] } } };
  expect(wrong).toMatchObject(errors);
  expect(unknown).toMatchObject(errors);
});

test("a name is remembered where that was asked for, and forgotten where not", async () => {
  const username = newName();
  await signUp({ username, password: PASSWORD });
  const asked = await logIn({ username, password: PASSWORD, remember: "on" });
  expect(cookieNamed(asked.cookies, "login-name")).toContain("Max-Age=86400");
  const not = await logIn({ username, password: PASSWORD });
  expect(cookieNamed(not.cookies, "login-name")).toContain("Max-Age=0");
});

test("a session ends on the platform, and its cookie with it", async () => {
  const { cookies } = await signUp({ username: newName(), password: PASSWORD });
  const cookie = cookieNamed(cookies, "session")?.split(";")[0];
  const atLogin = await answerOf(loginPage(site.visit({ path: "/login?to=/hot", cookie })));
  expect(atLogin).toMatchObject({ status: 302, to: "/hot" });
  const left = await answerOf(logout(site.visit({ path: "/logout", form: {}, cookie })));
  expect(left.to).toBe("/");
  expect(cookieNamed(left.cookies, "session")).toContain("Max-Age=0");
  const again = await answerOf(logoutPage(site.visit({ path: "/logout", cookie })));
  expect(again.to).toBe("/");
});

test("leaving throws kept pages away, and leaves what the browser prefers", async () => {
  const cookie = await site.newMember();
  const answer = await logout(site.visit({ path: "/logout", form: {}, cookie }));
  expect(answer.headers.get("clear-site-data")).toBe('"cache"');
  const cleared = answer.headers.getSetCookie().map((text) => text.split("=")[0]);
  expect(cleared).toEqual(["session", "kept-form"]);
});

test("a page can ask for the logged-in account, and the answer is not cached", async () => {
  const cookie = await site.newMember();
  const ask = (own?: string) => session(site.visit({ path: "/session", cookie: own }));
  const [member, guest] = await Promise.all([ask(cookie), ask()]);
  expect(await member.json()).toEqual({ account: expect.stringMatching(/\w/) });
  expect(await guest.json()).toEqual({ account: null });
  expect(member.headers.get("cache-control")).toBe("no-store");
});

test("only the first page after a login shows the previous visit", async () => {
  const username = newName();
  await signUp({ username, password: PASSWORD });
  await logIn({ username, password: PASSWORD });
  site.clock.advance(60_000);
  const { cookies } = await logIn({ username, password: PASSWORD });
  const pairs = cookies.map((text) => text.split(";")[0] ?? "");
  const kept = (name: string) => pairs.find((pair) => pair.startsWith(`${name}=`)) ?? "";
  const pageWith = (cookie: string) => frameData(site.visit({ path: "/", cookie }));
  const first = await pageWith(`${kept("session")}; ${kept("greeting")}`);
  expect(first.lastVisit).toMatchObject({ at: expect.any(Number) });
  const next = await pageWith(kept("session"));
  expect(next.lastVisit).toBeNull();
});
