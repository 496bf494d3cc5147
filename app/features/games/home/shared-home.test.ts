import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { useOwnDatabase } from "#tests/support/database.ts";
import { type RunningSite, runningSite } from "#tests/support/running-site.ts";

useOwnDatabase();
vi.setConfig({ testTimeout: 60_000 });

let site: RunningSite;
beforeAll(async () => {
  site = await runningSite();
}, 90_000);
afterAll(() => site.close());

const pageOf = async (cookie: string, path = "/") =>
  (await (await site.ask(path, { cookie })).text()).replaceAll(/nonce="[^"]+"/g, "");
const partOf = (page: string, name: string) =>
  page.split(`<rendered-once data-part="${name}">`)[1]?.split("</rendered-once>")[0];

test("a member's second page is the first one, though its home is not drawn again", async () => {
  const { cookie } = await site.enter("alba");
  const first = await pageOf(cookie);
  expect(partOf(first, "home-inside-short")).toContain("<h2");
  expect(await pageOf(cookie)).toBe(first);
});

test("members share the home below the frame, and each sees their own frame", async () => {
  const [ana, eva] = [await site.enter("alba"), await site.enter("alba")];
  const [anas, evas] = [await pageOf(ana.cookie), await pageOf(eva.cookie)];
  expect(partOf(evas, "home-inside-short")).toContain("<h2");
  expect(partOf(evas, "home-inside-short")).toBe(partOf(anas, "home-inside-short"));
  expect(anas).toContain(ana.username);
  expect(evas).toContain(eva.username);
  expect(evas).not.toContain(ana.username);
});

test("a dialog over the home, a guest and another language get the page they got before", async () => {
  const spanish = partOf(await pageOf(""), "home");
  expect(spanish).toContain("<h1");
  expect(partOf(await pageOf("", "/forgot"), "home")).toBe(spanish);
  const english = partOf(await pageOf("lang=ImVuIg=="), "home");
  expect(english).toContain("<h1");
  expect(english).not.toBe(spanish);
});
