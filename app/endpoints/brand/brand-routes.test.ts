import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compareFacts } from "#scripts/brand/plan/compare-facts.ts";
import { factsAtUrl } from "#scripts/brand/plan/facts-at-url.ts";
import { readFacts } from "#scripts/brand/plan/read-facts.ts";
import { useOwnDatabase } from "#tests/support/database.ts";
import { siteUnderTest } from "#tests/under-test/site-under-test.ts";
import { loader } from "./route.ts";

useOwnDatabase();

const root = resolve(import.meta.dirname, "../../..");
const pages = ["accesibilidad"];
let site: Awaited<ReturnType<typeof siteUnderTest>>;
let server: Server;
let origin = "";

beforeAll(async () => {
  site = await siteUnderTest();
  server = createServer(async ({ url = "/" }, answer) => {
    const { pathname } = new URL(url, "http://alba.localhost");
    if (pathname !== "/brand.json") return answer.end(readFileSync(root + pathname));
    const said = await loader(site.visit({ path: pathname }));
    return answer.end(await said.text());
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  origin = `http://alba.localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await site.close();
});

test("a site publishes the same brand facts as the brand's folder holds", async () => {
  const running = await factsAtUrl(origin, "alba", pages);
  const folder = readFacts(root, "alba")!;
  expect(Object.keys(running.pictures).length).toBeGreaterThan(50);
  expect(compareFacts(running, folder)).toEqual([]);
});

test("a flag that the platform switches itself is said to be its", async () => {
  const running = await factsAtUrl(origin, "alba", pages);
  const folder = readFacts(root, "alba")!;
  const settings = { ...folder.settings, "flags.USERNAMEREG3": false };
  expect(compareFacts(running, { ...folder, settings })).toMatchObject([
    { what: "flags.USERNAMEREG3", note: "the platform says on and has the last word" },
  ]);
});

test("another brand's site, or none, is refused", async () => {
  await expect(factsAtUrl(origin, "noche", [])).rejects.toThrow("is alba's site");
  await expect(factsAtUrl("http://127.0.0.1:1", "alba", [])).rejects.toThrow("does not answer");
});

test("a site publishes only those brand facts that its pages show too", async () => {
  const said = await (await loader(site.visit({ path: "/brand.json" }))).json();
  expect(Object.keys(said)).toEqual([
    ...["version", "config", "looks", "copy", "pictures", "routes", "whitelabel"],
  ]);
});
