import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { findBrand } from "#app/request/brand/brand.server.ts";
import type { Flag } from "#platform/contract/core/site.ts";
import { merchants } from "#platform/store/schema/merchant.ts";
import { useOwnDatabase } from "#tests/support/database.ts";
import { originOf, type RunningSite, runningSite } from "#tests/support/running-site.ts";

useOwnDatabase();

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const { config } = findBrand(new Request(originOf("alba")))!;
let site: RunningSite;
let before: typeof merchants.$inferSelect | undefined;
const own = eq(merchants.code, "alba");
beforeAll(async () => {
  site = await runningSite();
  [before] = await site.store.db.select().from(merchants).where(own);
});
afterAll(async () => {
  config.social = [];
  delete config.appPage;
  if (before)
    await site.store.db.update(merchants).set({ whitelabel: before.whitelabel }).where(own);
  await site.close();
});

let turn = 0;
const loginWith = (...flags: Flag[]) => loginAt("/login", ...flags);
async function loginAt(path: string, ...flags: Flag[]) {
  const whitelabel = flags.map((modId) => ({ modId, enabled: "1" as const, childrenNodes: [] }));
  await site.store.db.update(merchants).set({ whitelabel }).where(own);
  turn += 1;
  const answer = await site.ask(path, { changes: { lastOf: () => turn } });
  const html = await answer.text();
  return /<dialog.*?<\/dialog>/s.exec(html)?.[0] ?? "";
}

test("each way in is offered where its flag is on, and only there", async () => {
  const offered = (html: string) => ({
    register: html.includes('href="/register"'),
    sms: html.includes("way=sms"),
    free: html.includes('action="/login/play'),
  });
  expect(offered(await loginWith())).toEqual({ register: false, sms: false, free: false });
  expect(offered(await loginWith("USERNAMEREG3", "DIRECTREG3"))).toMatchObject({ register: true });
  expect(offered(await loginWith("MOBILEVERCODELOGIN3"))).toMatchObject({ sms: true });
  expect(offered(await loginWith("FREEPLAY3"))).toMatchObject({ free: true });
});

test("a guest who came for a game is led to its demo instead of a trial account", async () => {
  const cameFor = (game: string) =>
    loginAt(`/login?${new URLSearchParams({ to: game })}`, "FREEPLAY3");
  const html = await cameFor("/game?gameCode=don-pulpo");
  expect(html).toMatch(/href="\/game\?gameCode=don-pulpo&amp;mode=demo".*Don Pulpo/s);
  expect(html).not.toContain("/login/play");
  for (const other of ["/game?gameCode=nobody", "/game?vendor=X", "/member/deposit"]) {
    const plain = await cameFor(other);
    expect(plain).not.toContain("mode=demo");
    expect(plain).toContain("/login/play");
  }
});

test("a forgotten password and the app are there for everybody, a brand's own pages where it has any", async () => {
  const plain = await loginWith();
  for (const to of ["/forgot", "/down"]) expect(plain).toContain(`href="${to}"`);
  expect(plain).not.toContain("instagram");
  config.social = [{ network: "Instagram", url: "https://instagram.example/alba" }];
  const html = await loginWith();
  expect(html).toMatch(
    /<a href="https:\/\/instagram\.example\/alba" rel="noopener"[^>]*>.*#instagram.*Instagram/s,
  );
  config.appPage = "https://apps.example/alba";
  const outside = await loginWith();
  expect(outside).toContain('href="https://apps.example/alba" rel="noopener"');
  expect(outside).not.toContain('href="/down"');
});
