import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { merchants } from "#platform/store/schema/merchant.ts";
import { useOwnDatabase } from "#tests/support/database.ts";
import { originOf, type RunningSite, runningSite } from "#tests/support/running-site.ts";
import siteMap from "../../routes.ts";
import { pageSharing } from "../brand/page-sharing.server.ts";
import { isLawfulPath } from "./is-lawful-path.ts";

useOwnDatabase();

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

let site: RunningSite;
let turn = 0;
beforeAll(async () => {
  site = await runningSite();
});
afterAll(() => site.close());

/** Serves real players of a place from now on. */
async function moveTo(jurisdiction: string | null) {
  turn += 1;
  await site.store.db
    .update(merchants)
    .set({ jurisdiction, isDemonstration: false })
    .where(eq(merchants.code, "alba"));
}

async function page(path: string, more: { cookie?: string; clientCountry?: string } = {}) {
  const answer = await site.ask(path, { changes: { lastOf: () => turn }, ...more });
  return {
    status: answer.status,
    html: await answer.text(),
  };
}

const linksOf = (html: string) =>
  [...html.matchAll(/href="(\/[a-z][^"?#]*)/gi)].map(([, path]) => path!);

/** The pages of the site map with a law. */
const LAWS = [
  ...["/vip", "/missions", "/pointMall", "/join", "/join/apply", "/jackpot"],
  ...["/wheel", "/egg", "/envelope", "/raffle", "/fair/:id", "/fair/raffle/:id"],
  ...["/missions/boards", "/missions/boards/:board"],
];

test("every page with a law of its own is in the list", () => {
  const all = siteMap.flatMap(({ path, guard }) =>
    guard && "law" in guard && guard.law !== "agents" ? [`/${path}`] : [],
  );
  expect(all.concat("/pointMall").sort()).toEqual([...LAWS, "/jackpot/now"].sort());
});

describe("a merchant in Mexico", () => {
  beforeAll(() => moveTo("MX"));

  test.each(["/", "/login", "/register", "/rngList", "/promotions", "/help", "/sitemap.xml"])(
    "%s is answered and leads to nothing that the law forbids",
    async (path) => {
      const { status, html } = await page(path);
      expect(status).toBe(200);
      const forbidden = linksOf(html).filter((to) => LAWS.includes(to) || to.startsWith("/agent"));
      expect(forbidden).toEqual([]);
    },
  );

  test.each([...LAWS.filter((path) => !/apply|fair/.test(path)), "/agent"])(
    "%s does not exist",
    async (path) => {
      expect((await page(path)).status).toBe(404);
    },
  );

  test("no demo is offered and no way in without an account", async () => {
    expect((await page("/rngList")).html).not.toContain("mode=demo");
    expect((await page("/login")).html).not.toContain("/login/play");
    const toGame = "/login?to=%2Fgame%3FgameCode%3Ddon-pulpo";
    expect((await page(toGame)).html).not.toContain("mode=demo");
  });

  test("an agent sees a player's site", async () => {
    const { cookie } = await site.enter("alba", 1);
    const { status, html } = await page("/member/securityCenter", { cookie });
    expect(status).toBe(200);
    expect(linksOf(html).filter((to) => to.startsWith("/agent"))).toEqual([]);
    expect((await page("/agent/agentTeamOverview", { cookie })).status).toBe(404);
  });

  test("a guest whose country forbids more gets a page of their own without it", async () => {
    const sharing = (clientCountry: string | null) => {
      const context = { ...site.context, changes: { lastOf: () => turn }, clientCountry };
      return pageSharing(new Request(originOf("alba")), context);
    };
    expect(await sharing("CL")).toBe("nobody");
    expect(await sharing("MX")).toBe("server");
    expect(await sharing(null)).toBe("cdn");
    expect((await page("/register", { clientCountry: "MX" })).status).toBe(200);
    expect((await page("/register", { clientCountry: "CL" })).status).toBe(302);
    expect(linksOf((await page("/", { clientCountry: "CL" })).html)).not.toContain("/register");
    expect(linksOf((await page("/", { clientCountry: "MX" })).html)).toContain("/register");
  });
});

describe("a merchant without a known place", () => {
  beforeAll(() => moveTo(null));

  test.each(["/", "/login", "/help", "/rngList", "/hot", "/promotions"])(
    "%s starts all the same",
    async (path) => {
      const { status, html } = await page(path);
      expect(status).toBe(200);
      expect(linksOf(html)).not.toContain("/register");
    },
  );

  test("takes nobody in and opens no game, but lets a member see their money", async () => {
    expect(await page("/register")).toMatchObject({ status: 302 });
    const { cookie } = await site.enter("alba");
    // Limits come before the first deposit.
    expect(await page("/member/deposit", { cookie })).toMatchObject({ status: 302 });
    for (const path of ["/member/protection", "/member/withdraw", "/member/transactionHistory"]) {
      expect([path, (await page(path, { cookie })).status]).toEqual([path, 200]);
    }
    const game = await page("/game?gameCode=pinata-real", { cookie });
    expect(game.html).not.toContain("<iframe");
    expect(game.html).toContain("Aquí la ley no permite este juego");
  });
});

test("an address elsewhere is no matter of the law", () => {
  expect(isLawfulPath("https://vip.example/vip", ["vip"])).toBe(true);
  expect(isLawfulPath("/vip?tab=2", ["vip"])).toBe(false);
  expect(isLawfulPath("/vip", ["points"])).toBe(true);
});
