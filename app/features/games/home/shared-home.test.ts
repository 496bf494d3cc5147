import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openedGames } from "#platform/store/schema/catalogue.ts";
import { useOwnDatabase } from "#tests/support/database.ts";
import { type RunningSite, runningSite } from "#tests/support/running-site.ts";
import { demoMerchants } from "#tests/under-test/demo-brands.ts";

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

/** Parts of alba's home: a row of games, and one without games. */
const PARTS = ["row-fresh", "categories-false-false-wide"];

test("a member's second page is the first one, though its home is not drawn again", async () => {
  const { cookie } = await site.enter("alba");
  const first = await pageOf(cookie);
  for (const name of PARTS) expect(partOf(first, name)).toContain("href=");
  expect(await pageOf(cookie)).toBe(first);
});

test("members share the home below the frame, and each sees their own frame", async () => {
  const [ana, eva] = [await site.enter("alba"), await site.enter("alba")];
  const [anas, evas] = [await pageOf(ana.cookie), await pageOf(eva.cookie)];
  for (const name of PARTS) {
    expect(partOf(evas, name)).toContain("href=");
    expect(partOf(evas, name)).toBe(partOf(anas, name));
  }
  expect(anas).toContain(ana.username);
  expect(evas).toContain(eva.username);
  expect(evas).not.toContain(ana.username);
});

test("a dialog over the home, a guest and another language get the page they got before", async () => {
  const hero = "hero-false-false";
  const spanish = partOf(await pageOf(""), hero);
  expect(spanish).toContain("<h1");
  expect(partOf(await pageOf("", "/forgot"), hero)).toBe(spanish);
  const english = partOf(await pageOf("lang=ImVuIg=="), hero);
  expect(english).toContain("<h1");
  expect(english).not.toBe(spanish);
});

/** The games of all shelves of a page, in its order. */
const gamesOn = (page: string) => {
  const shelves = page.split("</main>")[0]!.split("data-covers").slice(1);
  return shelves.flatMap((shelf) =>
    [...shelf.split("</ul>")[0]!.matchAll(/gameCode=([\w-]+)/g)].map(([, code]) => code!),
  );
};
const repeatsOn = (page: string) =>
  gamesOn(page).filter((code, at, games) => games.indexOf(code) < at);

test("no game stands on two shelves of a home", async () => {
  for (const { code: brand } of demoMerchants) {
    const page = await (await site.ask("/", { brand })).text();
    expect(gamesOn(page).length, brand).toBeGreaterThan(20);
    expect([brand, repeatsOn(page)]).toEqual([brand, []]);
  }
});

test("the game that a member opened last stands on no shelf of the house", async () => {
  const { cookie, id } = await site.enter("alba");
  const first = gamesOn(await pageOf(cookie)).slice(0, 12);
  for (const [minutes, game] of first.slice(0, 6).entries()) {
    const openedAt = new Date(Date.now() - minutes * 60_000);
    await site.store.inMerchant("alba", (tx) =>
      tx.insert(openedGames).values({ merchant: "alba", member: id, game, openedAt }),
    );
  }
  const page = await pageOf(cookie);
  expect(gamesOn(page).slice(0, 6)).toEqual(first.slice(0, 6));
  expect(repeatsOn(page)).toEqual([]);
});
