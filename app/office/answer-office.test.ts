import { expect, test } from "vitest";
import { staffInvitation } from "#platform/contract/staff/entrance.ts";
import { staffTerminalAnswer, staffTerminalStart } from "#platform/contract/staff/terminals.ts";
import { send } from "#platform/contract/wire/send.ts";
import {
  OFFICE,
  officeUnderTest,
  STAFF_PASSWORD,
} from "#tests/under-test/staff/office-under-test.ts";
import { answerOffice } from "./answer-office.server.tsx";

const office = await officeUnderTest();
const { caller, code, clock, hired, invited } = office;

/** A browser at the office's host, which keeps its cookies. */
function browser() {
  const jar = new Map<string, string>();
  const ask = async (path: string, form?: Record<string, string>) => {
    const headers = new Headers({ "user-agent": "Test browser" });
    if (jar.size > 0) headers.set("cookie", [...jar].map((pair) => pair.join("=")).join("; "));
    const request = new Request(OFFICE + path, {
      headers,
      ...(form && { method: "POST", body: new URLSearchParams(form) }),
    });
    const { base, fetch, siteKey, clientAddress } = caller();
    const context = { platform: { base, fetch, siteKey }, clientAddress, clientCountry: null };
    const answer = await answerOffice(request, { ...context, requestId: "test-request" } as never);
    for (const line of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value) jar.set(name, value);
      else jar.delete(name);
    }
    const to = answer.headers.get("location");
    return { status: answer.status, to, html: await answer.text(), headers: answer.headers };
  };
  return { ask, jar };
}

test("an invited person accepts, sees the session, confirms a terminal and leaves", async () => {
  const { token } = await invited("support", { name: "Rosa" });
  const { ask, jar } = browser();
  const path = `/invitation?token=${token}`;
  const shown = await ask(path);
  expect(shown.html).toContain("Te damos la bienvenida, Rosa");
  const secret = /<code>([A-Z2-7 ]+)<\/code>/.exec(shown.html)?.[1]?.replaceAll(" ", "") ?? "";
  const password = { password: STAFF_PASSWORD, confirmPassword: STAFF_PASSWORD };
  const wrong = await ask(path, { ...password, code: "000000" });
  expect([wrong.status, wrong.html]).toEqual([422, expect.stringContaining("no es correcto")]);
  const done = await ask(path, { ...password, code: code(secret) });
  expect([done.status, done.to]).toEqual([303, "/sessions"]);
  const cookie = done.headers.getSetCookie()[0];
  expect(cookie).toMatch(/^office=.*HttpOnly/);
  const sessions = await ask("/sessions");
  expect(sessions.html).toContain("Test browser");
  expect(sessions.html).toContain("Soporte");
  const again = await ask(path);
  expect([again.status, again.html]).toEqual([410, expect.stringContaining("ya no sirve")]);

  const started = await send(caller(), staffTerminalStart, { device: "caja-4" });
  const found = await ask("/terminal", { code: started.code });
  expect(found.html).toContain("caja-4");
  const yes = await ask("/terminal", { code: started.code, answer: "yes" });
  expect(yes.html).toContain("actúa en tu nombre");
  const { deviceCode } = started;
  const given = await send(caller(), staffTerminalAnswer, { deviceCode });
  expect(given).toMatchObject({ state: "confirmed", name: "Rosa" });
  expect((await ask("/terminal", { code: "BCDF-GHJK" })).html).toContain("Ninguna terminal");

  const list = await ask("/sessions");
  const id = /name="end" value="(\w+)"/.exec(list.html)?.[1] ?? "";
  expect((await ask("/sessions", { end: id })).to).toBe("/sessions?ended=1");
  expect((await ask("/sessions", { end: id })).status).toBe(422);
  expect((await ask("/logout", {})).to).toBe("/login");
  expect(jar.has("office")).toBe(false);
  expect((await ask("/sessions")).to).toBe("/login?next=%2Fsessions");
});

test("a login leads on to where the person wanted to go, and to no other site", async () => {
  const { email, secret } = await hired("cashier", { name: "Nora" });
  clock.advance(60_000);
  const { ask } = browser();
  expect((await ask("/terminal")).to).toBe("/login?next=%2Fterminal");
  const wrong = await ask("/login?next=/terminal", { email, password: "x", code: "000000" });
  expect(wrong.status).toBe(422);
  expect(wrong.html).toContain(`value="${email}"`);
  const given = () => ({ email, password: STAFF_PASSWORD, code: code(secret) });
  expect((await ask("/login?next=/terminal", given())).to).toBe("/terminal");
  clock.advance(60_000);
  const astray = await ask("/login?next=//evil.example/terminal", given());
  expect(astray.to).toBe("/sessions");
});

test("the pages speak English, by night, and lead back to where the choice was made", async () => {
  const { ask } = browser();
  expect((await ask("/login")).html).toContain('<html lang="es">');
  const choice = { back: "/login?next=%2Fterminal", language: "en", theme: "dark" };
  expect((await ask("/preferences", choice)).to).toBe("/login?next=%2Fterminal");
  const { html, headers } = await ask("/login");
  expect(html).toContain('<html lang="en" data-theme="dark">');
  expect(html).toContain("Log in to the office");
  expect(headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(headers.get("cache-control")).toBe("no-store");
  const astray = await ask("/preferences", { back: "//evil.example", theme: "light" });
  expect(astray.to).toBe("/sessions");
});

test("an error stands at its field, and no secret comes back", async () => {
  const { token } = await invited("support", { name: "Alma" });
  const { ask, jar } = browser();
  const login = await ask("/login", { email: "alma@casa.example", password: "", code: "123456" });
  expect(login.status).toBe(400);
  expect(fieldsOf(login.html)).toEqual({
    email: { value: "alma@casa.example" },
    password: { error: "Este dato hace falta." },
    code: {},
  });
  const given = { password: STAFF_PASSWORD, confirmPassword: "otra-cosa-larga", code: "123456" };
  const accepted = await ask(`/invitation?token=${token}`, given);
  expect(accepted.status).toBe(422);
  expect(fieldsOf(accepted.html)).toEqual({
    password: {},
    confirmPassword: { error: "No coincide con la contraseña." },
    code: {},
  });
  const { secret } = await send(caller(), staffInvitation, { token });
  const right = { password: STAFF_PASSWORD, confirmPassword: STAFF_PASSWORD, code: code(secret) };
  await ask(`/invitation?token=${token}`, right);
  const terminal = await ask("/terminal", { code: "BCDF-GHJK" });
  expect(terminal.status).toBe(422);
  expect(fieldsOf(terminal.html)).toEqual({
    code: { value: "BCDF-GHJK", error: "Ninguna terminal espera con ese código." },
  });
  expect(fieldsOf((await ask("/terminal", {})).html).code?.error).toBe("Este dato hace falta.");
  const ended = await ask("/sessions", {});
  expect([ended.status, ended.html]).toEqual([400, expect.stringContaining("ya terminó")]);
  expect(jar.has("office")).toBe(true);
});

test("the first field in error has the focus, else the error of the whole form", async () => {
  const { ask } = browser();
  const focusedOf = (html: string) =>
    [...html.matchAll(/<(\w+) [^>]*autofocus[^>]*>/g)].map(([tag, name]) => [
      name,
      /name="(\w+)"/.exec(tag)?.[1] ?? /role="(\w+)"/.exec(tag)?.[1],
    ]);
  expect(focusedOf((await ask("/login")).html)).toEqual([]);
  const empty = await ask("/login", { email: "", password: "", code: "123456" });
  expect(focusedOf(empty.html)).toEqual([["input", "email"]]);
  const wrong = { email: "nobody@casa.example", password: "x", code: "000000" };
  expect(focusedOf((await ask("/login", wrong)).html)).toEqual([["p", "alert"]]);
});

/** The value of each typed field of a page, and the error that describes it. */
function fieldsOf(html: string) {
  const entries = [...html.matchAll(/<input ([^>]*)\/>/g)].flatMap(([, attributes = ""]) => {
    const of = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(` ${attributes}`)?.[1];
    const name = of("name");
    if (!name || of("type") === "hidden") return [];
    const about = of("aria-describedby")
      ?.split(" ")
      .find((id) => id.endsWith("-error"));
    const error = about && new RegExp(`id="${about}"[^>]*>([^<]*)<`).exec(html)?.[1];
    const value = of("value");
    return [[name, { ...(value && { value }), ...(error && { error }) }] as const];
  });
  return Object.fromEntries(entries);
}

test("nothing of a brand is found here", async () => {
  const { ask } = browser();
  expect((await ask("/")).to).toBe("/sessions");
  for (const path of ["/register", "/member/deposit", "/platform/openapi.json", "/constructor"]) {
    expect((await ask(path)).status).toBe(404);
  }
  expect((await ask("/office.css")).headers.get("content-type")).toMatch(/^text\/css/);
  expect((await ask("/passkey.js")).headers.get("content-type")).toMatch(/^text\/javascript/);
});
