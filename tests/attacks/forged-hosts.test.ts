import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { passwordForgot } from "#platform/contract/members/passwords.ts";
import { send } from "#platform/contract/wire/send.ts";
import { lettersOf } from "#tests/support/letters.ts";
import { originOf, type RunningSite, runningSite } from "#tests/support/running-site.ts";
import { sitePaths } from "#tests/support/site-paths.ts";
import { useOwnDatabase } from "../support/database.ts";

useOwnDatabase();

// Alone these tests take seconds; with other files on a small machine they take much longer.
vi.setConfig({ testTimeout: 90_000 });

let site: RunningSite;
let cookie: string;
beforeAll(async () => {
  site = await runningSite();
  cookie = (await site.enter("alba")).cookie;
}, 120_000);
afterAll(() => site.close());

/** Names that look like a brand's but are not. */
const HOSTS = ["evil", "alba.evil", "evil-alba"];
const BRANDS = ["alba", "noche", "mareo"];

test.each(HOSTS)("%s.localhost shows nobody anything of a brand", async (brand) => {
  for (const path of sitePaths.filter((one) => !one.includes(":"))) {
    const answer = await site.ask(`/${path}`, { brand, cookie });
    const text = await answer.text();
    const named = BRANDS.filter((name) => text.includes(originOf(name)));
    expect([path, answer.status === 404 || text === "", named]).toEqual([path, true, []]);
    // A redirect stays on the same host, which is not a brand's either.
    expect(answer.headers.get("location") ?? "/").toMatch(/^\/(\w|$)/);
    expect(answer.headers.getSetCookie().filter((line) => line.startsWith("session="))).toEqual([]);
  }
});

const PASSWORD = "un rato libre y calmo";
let joined = 0;

/** A member with a forgotten password, and the messages they get from then on. */
async function forgetful() {
  const username = `f${Date.now().toString(36)}${joined++}`;
  const email = `${username}@mail.example`;
  const secrets = { password: PASSWORD, confirmPassword: PASSWORD };
  const form = { username, email, ...secrets, isAdult: "on", hasAgreed: "on" };
  await site.ask("/register", { form });
  return {
    username,
    email,
    linkHosts: async () => {
      const letters = (await lettersOf("alba")).filter(({ recipient }) => recipient === email);
      expect(letters.some(({ text }) => text.includes("/forgot/new?token="))).toBe(true);
      const links = letters.flatMap(
        ({ text, html }) => `${text} ${html}`.match(/https?:\/\/[^\s"<]+/g) ?? [],
      );
      return [...new Set(links.map((link) => new URL(link).hostname))];
    },
  };
}

test("a letter's link leads to the brand, whatever hosts a request names", async () => {
  const { username, email, linkHosts } = await forgetful();
  const form = { way: "email", username, email };
  const ask = (headers: Record<string, string>) => site.ask("/forgot", { form, headers });
  const sent = await ask({ forwarded: "host=evil.example", "x-original-host": "evil.example" });
  expect(sent.headers.get("location")).toBe("/forgot?sent=1");
  const refused = await ask({ "x-forwarded-host": "evil.example" });
  expect(refused.headers.get("location")).toBeNull();
  expect(await linkHosts()).toEqual(["alba.localhost"]);
});

test.each([
  "https://evil.example",
  "http://noche.localhost:3000",
  "http://alba.localhost:3000.evil.example",
  "https://alba.localhost@evil.example",
  "nonsense",
])("a platform call with the forged host %s changes no link", async (origin) => {
  const { username, email, linkHosts } = await forgetful();
  const caller = { base: "http://platform.test/platform", fetch: site.platform.fetch };
  await send({ ...caller, merchant: "alba", language: "es" }, passwordForgot, {
    username,
    email,
    origin,
  });
  expect(await linkHosts()).toEqual(["alba.localhost"]);
});
