import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { games } from "#platform/store/schema/catalogue.ts";
import { banners } from "#platform/store/schema/notice.ts";
import { useOwnDatabase } from "#tests/support/database.ts";
import { type RunningSite, runningSite } from "#tests/support/running-site.ts";
import { alba } from "#tests/under-test/demo-brands.ts";

useOwnDatabase();

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

let site: RunningSite;
beforeAll(async () => {
  site = await runningSite();
  await site.store.inMerchant(alba.code, (tx) =>
    tx.insert(banners).values({
      ...{ merchant: alba.code, id: "pier", groupName: "w_home", position: 9, url: "w_fish-1" },
      ...{ linkageType: "PAGE", linkageTarget: "/fish" },
      words: { es: { kicker: "", title: "Al muelle", text: "Hoy se pesca", action: "Ver" } },
    }),
  );
});
afterAll(() => site.close());

let turn = 0;
/** A page as it is now: every request counts as one after a change of the merchant. */
async function pageOf(path: string) {
  turn += 1;
  const now = turn;
  const answer = await site.ask(path, { changes: { lastOf: () => now } });
  return { status: answer.status, html: await answer.text() };
}
const htmlOf = async (path: string) => (await pageOf(path)).html;

/** Opens the fishing game, or closes it: the demonstration has no other that could be played. */
const setFishing = (state: "open" | "maintenance") =>
  site.store.inMerchant(alba.code, (tx) =>
    tx
      .update(games)
      .set({ state, releasedAt: new Date() })
      .where(and(eq(games.merchant, alba.code), eq(games.code, "cazaperlas"))),
  );

const homeShows = async () => {
  const html = await htmlOf("/");
  return {
    menu: /<a[^>]*href="\/fishList"/.test(html),
    banner: html.includes("Al muelle"),
    row: /<h2[^>]*>(?:<[^>]*>)*Pesca/.test(html),
    fresh: html.includes("Cazaperlas"),
  };
};
const othersShow = async () => ({
  list: (await htmlOf("/new")).includes("Cazaperlas"),
  vendor: (await htmlOf("/vendor/OLAVIVA")).includes('href="/fishList?vassalage=OLAVIVA"'),
  otherList: (await htmlOf("/rngList?vassalage=OLAVIVA")).includes('href="/vendor/OLAVIVA"'),
  sitemap: (await htmlOf("/sitemap.xml")).includes("/fishList<"),
});

test("a type is in menus, banners, rows and lists while a game of it is open, and then alone", async () => {
  await setFishing("maintenance");
  expect(await homeShows()).toEqual({ menu: false, banner: false, row: false, fresh: false });
  expect(await othersShow()).toEqual({
    ...{ list: false, vendor: false, otherList: false, sitemap: false },
  });
  await setFishing("open");
  expect(await homeShows()).toEqual({ menu: true, banner: true, row: true, fresh: true });
  expect(await othersShow()).toEqual({ list: true, vendor: true, otherList: true, sitemap: true });
  await setFishing("maintenance");
});

test("the footer names no studio without an open type", async () => {
  const html = await htmlOf("/");
  expect(html).toContain("/media/vendors/olaviva");
  for (const vendor of ["iarena", "trifuego", "gallera-88", "bolillero"])
    expect(html).not.toContain(`/media/vendors/${vendor}`);
  expect(html).not.toMatch(/alt="(Iarena|Trifuego|Gallera 88|Bolillero)"/);
});

test.each(["/fishList", "/sports", "/lott", "/pvp"])(
  "%s answers by its address, and says that nothing is open",
  async (path) => {
    const { status, html } = await pageOf(path);
    expect(status).toBe(200);
    const page = /<main.*<\/main>/s.exec(html)?.[0] ?? "";
    expect(page).toMatch(/no hay nada abierto por ahora\..*<a[^>]* href="\/rngList"/s);
    expect(page).not.toContain("Mantenimiento");
  },
);

test("the club names rebates of games that can be played, and no others", async () => {
  const named = async () => {
    const html = await htmlOf("/vip");
    return ["slots", "mesas", "pesca", "deportes", "cartas", "gallos"].filter((name) =>
      new RegExp(`% en [^<]*${name}`).test(html),
    );
  };
  await setFishing("maintenance");
  expect(await named()).toEqual(["slots", "mesas"]);
  await setFishing("open");
  expect(await named()).toEqual(["slots", "mesas", "pesca"]);
  await setFishing("maintenance");
});

test("the home page counts the games that its list of all shows", async () => {
  const count = /Los (\d+) juegos</.exec(await htmlOf("/"))?.[1];
  expect(await htmlOf("/search")).toContain(` de ${count} juegos`);
});

test("a search finds games of open types alone, as the suggestions do", async () => {
  const finds = async () => ({
    page: (await htmlOf("/search?q=cazaperlas")).includes("Cazaperlas"),
    suggested: (await htmlOf("/search/suggestions?q=cazaperlas")).includes("Cazaperlas"),
    vendor: (await htmlOf("/search/suggestions?q=bolillero")).includes("Bolillero"),
    hot: (await htmlOf("/hot")).includes("Cazaperlas"),
  });
  await setFishing("maintenance");
  expect(await finds()).toEqual({ page: false, suggested: false, vendor: false, hot: false });
  await setFishing("open");
  expect(await finds()).toMatchObject({ page: true, suggested: true, vendor: false });
  await setFishing("maintenance");
});

test("a list with open games says nothing of it", async () =>
  expect(await htmlOf("/liveList")).not.toContain("no hay nada abierto"));

test("a newcomer's betting record offers no type but the one that was chosen", async () => {
  const { cookie } = await site.enter("alba");
  const typesOf = async (path: string) => {
    turn += 1;
    const html = await (await site.ask(path, { cookie })).text();
    const select = /<select[^>]*name="category".*?<\/select>/s.exec(html)?.[0] ?? "";
    return [...select.matchAll(/value="([A-Z]+)"/g)].map(([, type]) => type);
  };
  const record = "/member/bets";
  expect(await typesOf(`${record}?state=WIN`)).toEqual([]);
  expect(await typesOf(`${record}?category=LOTT`)).toEqual(["LOTT"]);
});
