import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { originOf, type RunningSite, runningSite } from "#tests/support/running-site.ts";
import { sitePaths } from "#tests/support/site-paths.ts";
import { actionPaths } from "#tests/support/whole-site.ts";
import { useOwnDatabase } from "../support/database.ts";
import { NASTY_TARGETS } from "./nasty-targets.ts";

useOwnDatabase();

// Alone these tests take seconds; with other files on a small machine they take much longer.
vi.setConfig({ testTimeout: 90_000 });

const BRAND = "noche";
const NAMES = [
  "to",
  "from",
  "next",
  "redirectTo",
  "returnUrl",
  "backUrl",
  "url",
  "id",
  "referralCode",
];
const leading = (target: string) => Object.fromEntries(NAMES.map((name) => [name, target]));
const query = (target: string) => `?${new URLSearchParams(leading(target))}`;

/** The few targets for an address that does not look like a redirect. */
const FEW = ["https:evil.example", "/\\evil.example", "/.//evil.example"];

let site: RunningSite;
const cookies = { guest: "", member: "" };
beforeAll(async () => {
  site = await runningSite();
  cookies.member = (await site.enter(BRAND)).cookie;
}, 120_000);
afterAll(() => site.close());

const addressOf = (path: string) => `/${path.replace(/\/?:\w+\?/, "").replaceAll(/:\w+/g, "x")}`;

/** The origin at which a browser ends. */
function originAt(address: string, { headers }: Response): string {
  const to = headers.get("location");
  return new URL(to ?? "", new URL(address, originOf(BRAND))).origin;
}

describe.each(["guest", "member"] as const)("a %s", (role) => {
  const visit = (address: string, form?: Record<string, string>) => {
    const who = { brand: BRAND, cookie: cookies[role], isBare: true };
    return site.ask(address, form ? { ...who, form } : who);
  };
  /** All targets when the address redirects by its input, a few when it does not. */
  const targetsFor = (answer: Response) =>
    answer.headers.get("location") === "/vip" ? NASTY_TARGETS : FEW;

  test("is led to no other site by any page", async () => {
    const followed: string[] = [];
    for (const path of sitePaths) {
      const address = addressOf(path);
      const targets = targetsFor(await visit(address + query("/vip")));
      if (targets === NASTY_TARGETS) followed.push(path);
      for (const target of targets) {
        const answer = await visit(address + query(target));
        expect([path, target, originAt(address, answer)]).toEqual([path, target, originOf(BRAND)]);
      }
    }
    const login = role === "member" ? ["login", "register"] : [];
    expect(followed).toEqual(expect.arrayContaining([...login, "login/resume", "favorite/finish"]));
  });

  test("is led to no other site by any write", async () => {
    for (const path of actionPaths(site.build)) {
      const address = addressOf(path);
      const targets = targetsFor(await visit(address + query("/vip"), leading("/vip")));
      for (const target of path === "logout" ? [] : targets) {
        const answer = await visit(address + query(target), leading(target));
        expect([path, target, originAt(address, answer)]).toEqual([path, target, originOf(BRAND)]);
      }
    }
  });

  test("finds no link to another site that an address brought along", async () => {
    for (const [index, path] of sitePaths.entries()) {
      const target = ["//evil.example", "/.//evil.example", "javascript:alert(1)"][index % 3]!;
      const who = { brand: BRAND, cookie: cookies[role] };
      const html = await (await site.ask(addressOf(path) + query(target), who)).text();
      const links =
        html.match(/(?:href|src|action|formaction)="[^"]*(?:evil\.example|alert)[^"]*"/g) ?? [];
      const leaving = links.filter((link) => !/="\/(?![/\\])[^"]*\?/.test(link));
      expect([path, leaving]).toEqual([path, []]);
    }
  });
});

test.each(NASTY_TARGETS)("a login that asks to go on to %j stays here", async (target) => {
  const form = { username: "demo", password: "Sol-Luna-Mar-26" };
  const answer = await site.ask(`/login${query(target)}`, { brand: BRAND, form });
  expect(answer.headers.getSetCookie().join()).toContain("session=");
  expect(originAt("/login", answer)).toBe(originOf(BRAND));
  expect(answer.headers.getSetCookie().join()).not.toContain("planted");
});

test("what remembers a browser at one brand opens nothing at another", async () => {
  const form = { username: "demo", password: "Sol-Luna-Mar-26", remember: "on" };
  const answer = await site.ask("/login", { brand: BRAND, form });
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  expect(cookie).toContain("remember=");
  const named = (response: Response) =>
    response.headers.getSetCookie().filter((line) => /^session=[^;]/.test(line));
  const resume = (brand: string) => site.ask("/login/resume", { brand, cookie });
  expect(named(await resume("mareo"))).toEqual([]);
  expect(named(await resume(BRAND))).toHaveLength(1);
});
