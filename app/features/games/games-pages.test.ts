import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { PlatformFetch } from "#platform/contract/wire/send.ts";
import { ownerUrl, useOwnDatabase } from "#tests/support/database.ts";
import { type RunningSite, runningSite } from "#tests/support/running-site.ts";
import { copyOf } from "#tests/wording/copy-of.ts";

useOwnDatabase();

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

let site: RunningSite;
beforeAll(async () => {
  site = await runningSite();
  await letWin("alba");
});
afterAll(() => site.close());

/** Three wins. Only the wallet's functions write rounds, so the database's owner plays them. */
async function letWin(merchant: string) {
  const { id } = await site.enter(merchant, 0);
  const owner = new pg.Client({ connectionString: ownerUrl() });
  await owner.connect();
  await owner.query(
    `insert into rounds (merchant, vendor, round_id, member, game, state, stake, payout,
       bets_accepted, opened_at, last_activity_at)
     select g.merchant, g.vendor, 'won-' || g.code, $2, g.code, 'OPEN', 10000, 900000, 1,
       now(), now()
     from games g where g.merchant = $1 and g.game_type = 'RNG' limit 3`,
    [merchant, id],
  );
  await owner.query(
    `select round_end(merchant, vendor, round_id, 'CLOSED', now()) from rounds
     where merchant = $1 and round_id like 'won-%'`,
    [merchant],
  );
  await owner.end();
}

let turn = 0;
/**
 * Renders a page while the calls to matching addresses fail, and the others get changed answers.
 */
async function pageWithout(failing: RegExp, path: string, change = (body: string) => body) {
  const { platform } = site.context;
  const fetch: PlatformFetch = async (request) => {
    if (failing.test(request.url.replace(platform.base, ""))) throw new Error("no answer");
    return new Response(change(await (await platform.fetch(request)).text()));
  };
  turn += 1;
  const changes = { lastOf: () => turn };
  const answer = await site.ask(path, { platform: { ...platform, fetch }, changes });
  return {
    status: answer.status,
    isKept: answer.headers.has("x-guest-cache"),
    html: await answer.text(),
  };
}

const NONE = /^$/;
const WINNERS = /^\/games\/winners/;
const SHELF = /^\/games\?.*gameClassify=/;
const LANES = /^\/games\/vendors/;
const ALL = /^\/(games|site\/banners|promotions)\b/;

test("a whole home page is kept for other guests", async () => {
  const home = await pageWithout(NONE, "/");
  expect(home).toMatchObject({ status: 200, isKept: true });
  expect(home.html).toContain("Ganadores de hoy");
});

test.each(["/", "/login", "/register", "/forgot", "/vendor/OLAVIVA"])(
  "%s stands without the winners, says nothing of them and is not kept",
  async (path) => {
    const page = await pageWithout(WINNERS, path);
    expect(page).toMatchObject({ status: 200, isKept: false });
    expect(page.html).toContain(copyOf.alba.es.home.fresh);
    expect(page.html).not.toMatch(/Ganadores de hoy|Los mejores de la semana/);
  },
);

test.each([
  ["banners", /^\/site\/banners/],
  ["shelves", SHELF],
  ["hot games", /^\/games\/hot/],
  ["new games", /^\/games\/new/],
  ["game types", LANES],
])("the home page stands without its %s", async (_what, failing) => {
  const home = await pageWithout(failing, "/");
  expect(home).toMatchObject({ status: 200, isKept: false });
  expect(home.html).toContain("Ganadores de hoy");
  expect(home.html).not.toMatch(/Ver los 0\b/);
});

test.each(["/rngList", "/hot", "/new"])(
  "%s without an answer says so and is not kept",
  async (path) => {
    const list = await pageWithout(/^\/games(\?|\/hot|\/new)/, path);
    expect(list).toMatchObject({ status: 200, isKept: false });
    expect(list.html).toContain("No pudimos traer los juegos");
  },
);

test("where no part of it comes there is no home page", async () => {
  const home = await pageWithout(ALL, "/");
  expect(home).toMatchObject({ status: 500, isKept: false });
});

const htmlOf = async (path: string) => (await pageWithout(NONE, path)).html;

test("the header's search works without scripts, and a list of one type leads to it", async () => {
  expect(await htmlOf("/")).toMatch(/<form[^>]* action="\/search"[^>]*>.*?name="q"/s);
  const found = await htmlOf("/search?q=olaviva");
  expect(found).toMatch(/\d+ juegos con «olaviva»/);
  expect(found).toContain('href="/search?q=olaviva&amp;page=2"');
  expect(found).toContain('name="robots" content="noindex"');
  expect(await htmlOf("/search?q=zzzqqq")).toContain(copyOf.alba.es.games.search.empty);
  expect(await htmlOf("/rngList?q=ruleta")).toContain('href="/search?q=ruleta"');
});

test("the figures of a large catalogue are written as the brand's place writes them", async () => {
  const many = (body: string) => body.replace(/"(totalGames|gameCount)":\d+/g, '"$1":10000');
  const list = await pageWithout(NONE, "/rngList?q=sol&vassalage=LUCIERNA", many);
  const home = await pageWithout(NONE, "/", many);
  for (const words of ["10,000 juegos con «sol»", "10,000 slots", /Ver sus \d0,000 juegos/])
    expect(list.html).toMatch(words);
  expect(home.html).toContain("Ver los 10,000");
  // The page's embedded data is not wording.
  for (const { html } of [list, home]) expect(html).not.toMatch(/(?<![\d,"])10000 |Ver los 10000/);
});
