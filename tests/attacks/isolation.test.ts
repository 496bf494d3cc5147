import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { sessionCookies } from "#app/request/cookies/session-cookies.server.ts";
import { memberInfo } from "#platform/contract/members/account.ts";
import { send } from "#platform/contract/wire/send.ts";
import { systemClock } from "#platform/core/context.ts";
import { writeLetter } from "#platform/core/outbox/write-letter.ts";
import { checkData } from "#scripts/brand/check/checks/check-data.ts";
import { readBrand } from "#scripts/brand/source/brand-source.ts";
import { lettersOf } from "#tests/support/letters.ts";
import { originOf, type RunningSite, runningSite } from "#tests/support/running-site.ts";
import { brandFiles, demoMerchants } from "#tests/under-test/demo-brands.ts";
import { random, SECRETS } from "#tests/under-test/platform-under-test.ts";
import { pageKey } from "../../server/pages/page-key.ts";
import { useOwnDatabase } from "../support/database.ts";

useOwnDatabase();

// Alone these tests take seconds; with other files on a small machine they take much longer.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const own = demoMerchants.map(({ code }) => code);
const codes = brandFiles.map(({ code }) => code);

/**
 * Three brands with each other, and every brand with its neighbours. The brand
 * command asks for all pairs.
 */
const isWanted = (mine: string, theirs: string) =>
  process.env.ISOLATION === "all" ||
  (own.includes(mine) && own.includes(theirs)) ||
  codes.indexOf(theirs) === (codes.indexOf(mine) + 1) % codes.length;
const pairs = codes.flatMap((mine) =>
  codes
    .filter((theirs) => theirs !== mine && isWanted(mine, theirs))
    .map((theirs) => ({ mine, theirs })),
);
const looks = Object.fromEntries(brandFiles.map(({ code, letterLook }) => [code, letterLook]));

let site: RunningSite;
type Visitor = Awaited<ReturnType<RunningSite["enter"]>>;
const visitors = new Map<string, Visitor>();
const visitorOf = (code: string) => visitors.get(code)!;

beforeAll(async () => {
  // In development a page names every brand of the build, so that one can switch between them.
  vi.stubEnv("DEV", false);
  site = await runningSite({ merchants: brandFiles });
  for (const code of codes) visitors.set(code, await site.enter(code));
});
afterAll(() => site.close());

/** Text that is on a brand's own pages and letters, and nowhere else. */
function marksOf(code: string): string[] {
  const { data } = checkData(readBrand(".", code)).known!;
  const member = visitorOf(code);
  return [
    ...data.hosts,
    ...[data.customerService.email, data.legal.company, data.legal.licence],
    ...[`brands/${code}/`, member.id, member.username, member.token],
  ];
}

const namesOf = (text: string, code: string) => marksOf(code).filter((mark) => text.includes(mark));

async function page(path: string, brand: string, headers: Record<string, string> = {}) {
  const answer = await site.ask(path, { brand, headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

/**
 * scripts/brand/commands/isolation.ts makes a table of these tests: a column for each pair, a row
 * for each test.
 */
describe.each(pairs)("$mine → $theirs", ({ mine, theirs }) => {
  const atTheirs = originOf(theirs);

  test("token", async () => {
    const { token } = visitorOf(mine);
    const { siteKey } = SECRETS;
    const platform = { base: "http://platform.test/platform", fetch: site.platform.fetch, siteKey };
    const caller = (merchant: string) => ({ ...platform, merchant, language: "es", token });
    await expect(send(caller(mine), memberInfo, {})).resolves.toBeTruthy();
    await expect(send(caller(theirs), memberInfo, {})).rejects.toThrow();
  });

  test("cookie", async () => {
    const { cookie, token } = visitorOf(mine);
    const answer = await site.ask("/member/messages", { brand: theirs, cookie, isBare: true });
    expect([answer.status, answer.headers.get("location")]).toEqual([
      302,
      expect.stringMatching(/^\/login/),
    ]);
    const session = { token, expiresAt: Date.now() + 1000, deviceToken: "known" };
    const set = await sessionCookies(session as never);
    expect(set.getSetCookie()).toHaveLength(2);
    for (const line of set.getSetCookie()) expect(line).not.toMatch(/domain=/i);
  });

  test("cache key", () => {
    const headers = { cookie: "lang=es", "x-forwarded-host": new URL(atTheirs).host };
    const key = (code: string) => pageKey(new Request(`${originOf(code)}/rngList`, { headers }));
    expect(key(mine)).toContain(new URL(originOf(mine)).host);
    expect(key(mine)).not.toBe(key(theirs));
  });

  test("storage key", () => {
    const hosts = (code: string) => checkData(readBrand(".", code)).known!.data.hosts;
    // A browser separates storage by origin; only a host above another could set a cookie for both.
    for (const host of hosts(mine))
      for (const other of hosts(theirs)) {
        expect(host).not.toBe(other);
        expect(host.endsWith(`.${other}`)).toBe(false);
      }
  });

  test("asset", async () => {
    const { text } = await page("/", theirs);
    expect(text).toContain(`/brands/${theirs}/assets/`);
    expect(text).not.toContain(`/brands/${mine}/`);
  });

  test("log line", async () => {
    const before = site.logged.length;
    await site.ask("/member/messages", { brand: theirs, cookie: visitorOf(theirs).cookie });
    const lines = site.logged.slice(before);
    expect(lines.length).toBeGreaterThan(0);
    expect(new Set(lines.map(({ merchant }) => merchant))).toEqual(new Set([theirs]));
    expect(namesOf(JSON.stringify(lines), mine)).toEqual([]);
  });

  test("error page", async () => {
    const { status, text } = await page("/no/such/page", theirs);
    expect(status).toBe(404);
    expect(text).toContain(`/brands/${theirs}/`);
    expect(namesOf(text, mine)).toEqual([]);
  });

  test("e-mail", async () => {
    const { id, username } = visitorOf(theirs);
    const context = { random, clock: systemClock, secrets: SECRETS, merchant: { code: theirs } };
    const link = `${atTheirs}/forgot/new?token=a`;
    const given = { account: username, link, minutes: 30 };
    const letter = { kind: "resetLink" as const, given, language: "es" };
    const to = { memberId: id, channel: "email" as const, recipient: "ana@casa.example" };
    await site.store.inMerchant(theirs, (tx) => writeLetter(context, tx, to, letter));
    const written = (await lettersOf(theirs)).filter(({ memberId }) => memberId === id);
    const html = written.at(-1)?.html ?? "";
    expect(html).toContain(looks[theirs]?.ground);
    expect(html).not.toContain(looks[mine]?.ground);
    expect(namesOf(html, mine)).toEqual([]);
  });

  test("export", async () => {
    const path = "/member/transactionHistory/csv";
    const ask = (code: string) => site.ask(path, { brand: theirs, cookie: visitorOf(code).cookie });
    expect((await ask(mine)).status).toBe(302);
    const own = await ask(theirs);
    expect(own.status).toBe(200);
    expect(namesOf(await own.text(), mine)).toEqual([]);
  });

  test("forged host", async () => {
    const host = new URL(originOf(mine)).host;
    const forged = { "x-forwarded-host": host, forwarded: `host=${host}`, "x-host": host };
    const { status, text } = await page("/", theirs, forged);
    expect(status).toBe(200);
    expect(text).toContain(`/brands/${theirs}/`);
    expect(namesOf(text, mine)).toEqual([]);
    const below = await page("/", `${mine}.localhost.${theirs}`);
    expect(below.status).toBe(404);
    expect(below.text).not.toContain("/brands/");
  });

  test("shared caches", async () => {
    await page("/", mine);
    const { headers, text } = await page("/", theirs);
    expect(namesOf(text, mine)).toEqual([]);
    expect(headers.get("x-guest-cache")).toMatch(new RegExp(` ${theirs}$`));
    const { cookie } = visitorOf(theirs);
    const personal = await site.ask("/member/messages", { brand: theirs, cookie });
    expect(personal.headers.has("x-guest-cache")).toBe(false);
    expect(personal.headers.get("cache-control")).toMatch(/no-store|private/);
  });

  test("service worker scope", async () => {
    const worker = readFileSync("public/sw.js", "utf8");
    expect(codes.filter((code) => worker.includes(`"${code}`))).toEqual([]);
    expect(readFileSync("app/frame/head/register-worker.ts", "utf8")).not.toContain("scope");
    const { headers, text } = await page("/manifest.webmanifest", theirs);
    expect(headers.has("service-worker-allowed")).toBe(false);
    expect(JSON.parse(text)).toMatchObject({ scope: "/", start_url: "/" });
    expect(namesOf(text, mine)).toEqual([]);
  });
});
