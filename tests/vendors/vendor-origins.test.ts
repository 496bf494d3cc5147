import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type RunningSite, runningSite } from "#tests/support/running-site.ts";
import { vendors } from "../../platform/store/schema/catalogue.ts";
import { testStore, useOwnDatabase } from "../support/database.ts";

useOwnDatabase();
vi.setConfig({ testTimeout: 90_000 });

let site: RunningSite;
beforeAll(async () => {
  site = await runningSite();
}, 90_000);
afterAll(() => site.close());

/** How often staff have changed something, as the site is told. */
let changes = 0;

const set = async (row: Partial<typeof vendors.$inferInsert>) => {
  const store = await testStore();
  const own = and(eq(vendors.merchant, "alba"), eq(vendors.code, "TEPOZAN"));
  await store.inMerchant("alba", (tx) => tx.update(vendors).set(row).where(own));
  changes += 1;
};

/** The sources of frames and of pictures on a brand's page. */
async function sources(brand: string, path: string): Promise<[string, string]> {
  const page = await site.ask(path, { brand, changes: { lastOf: () => changes } });
  const policy = page.headers.get("content-security-policy") ?? "";
  const of = (name: string) => policy.match(new RegExp(`${name} ([^;]*)`))?.[1] ?? "";
  return [of("frame-src"), of("img-src")];
}

/** The CDN of alba's file, on the port of its pages. */
const CDN = "http://img.alba.localhost:3000";

test("a page allows the origins of its own merchant's enabled vendors and CDNs, and no other", async () => {
  const before = await sources("alba", "/");
  expect(before).toEqual(["'self'", `'self' ${CDN} data:`]);
  const [frames, pictures] = ["https://play.luz.example", "https://cdn.luz.example"];
  await set({ frameOrigins: [frames, "https://*.evil.example"], pictureOrigins: [pictures] });
  const allowed = [`'self' ${frames}`, `'self' ${pictures} ${CDN} data:`];
  expect(await sources("alba", "/")).toEqual(allowed);
  expect(await sources("alba", "/nowhere")).toEqual(allowed);
  expect(await sources("noche", "/")).toEqual(["'self'", "'self' data:"]);
  await set({ isEnabled: false });
  expect(await sources("alba", "/")).toEqual(before);
});

test("covers come from the CDN of the brand that has one", async () => {
  const covers = async (brand: string) =>
    (await (await site.ask("/rngList", { brand })).text()).match(
      /(?<=src(?:set)?=")[^"]*\/media\/games\/[^" ]+/gi,
    ) ?? [];
  const own = await covers("alba");
  expect(own.length).toBeGreaterThan(2);
  expect(own.filter((at) => at.startsWith(`${CDN}/media/`)).length).toBeGreaterThan(1);
  for (const at of await covers("noche")) expect(at).toMatch(/^\/media\//);
});
