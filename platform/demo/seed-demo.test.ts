import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { testClock, testStore, useOwnDatabase } from "#tests/support/database.ts";
import { catalogueGames } from "#vendors/catalogue/games.ts";
import { alba, brandFiles, demoMerchants } from "../../tests/under-test/demo-brands.ts";
import { logIn, random, SECRETS } from "../../tests/under-test/platform-under-test.ts";
import { POINT_TYPES } from "../contract/club/points.ts";
import { SYSTEM_STATUS } from "../contract/core/admission.ts";
import { siteStatus } from "../contract/core/site.ts";
import { deposits } from "../contract/money/cashier.ts";
import { balance } from "../contract/money/wallet.ts";
import { BANNER_GROUPS } from "../contract/publishing/banners.ts";
import { CONFIG_AREAS } from "../contract/staff/merchant/config-areas.ts";
import { type MerchantFile, merchantFile } from "../contract/staff/merchant/merchant-file.ts";
import { send } from "../contract/wire/send.ts";
import { configAt } from "../core/merchant/config/config-at.ts";
import { createPlatform } from "../create-platform.ts";
import { cleanHtml } from "../domain/publishing/clean-html.ts";
import { exportFile } from "../staff/merchant/file/export-file.ts";
import { configVersions } from "../store/schema/config.ts";
import { merchants } from "../store/schema/merchant.ts";
import { applyFolder } from "./apply-folder.ts";
import { DEMO_CAMPAIGNS } from "./demo-campaigns.ts";
import { seedDemo } from "./seed-demo.ts";
import { seedIfChanged } from "./seed-if-changed.ts";

useOwnDatabase();

const PAGES = ["/rngList", "/rng", "/hot", "/live", "/lott", "/pvp", "/promotions"];
const HELP = /^\/help\/(fair|contact|responsible)$/;
const TABLES = [
  "vendors",
  "games",
  "banners",
  "notices",
  "members",
  "messages",
  "ledger_transfers",
  "payout_accounts",
  "withdraw_passwords",
] as const;

async function picture(merchant: string) {
  const store = await testStore();
  return store.inMerchant(merchant, async (tx) => {
    const hashes: unknown[] = [];
    for (const table of TABLES) {
      const { rows } = await tx.execute(
        sql`select md5(string_agg(t::text, '|' order by t::text)) as hash, count(*)
          from ${sql.identifier(table)} t`,
      );
      hashes.push(rows[0]);
    }
    return hashes;
  });
}

/** The first balance of each account, in ledger units. */
const BALANCES: Record<string, bigint> = { demo: 25_000_000n, agente: 50_000_000n };

test("seeds three merchants one can log in to, and again changes nothing", async () => {
  const store = await testStore();
  const clock = testClock();
  const accounts = await seedDemo(store, {
    clock,
    random,
    secrets: SECRETS,
    merchants: demoMerchants,
  });
  const before = await Promise.all(demoMerchants.map(({ code }) => picture(code)));
  clock.advance(3_600_000);
  expect(
    await seedDemo(store, { clock, random, secrets: SECRETS, merchants: demoMerchants }),
  ).toEqual(accounts);
  expect(await Promise.all(demoMerchants.map(({ code }) => picture(code)))).toEqual(before);

  for (const { code } of demoMerchants) {
    const kept = await store.inMerchant(code, (tx) =>
      tx.select().from(configVersions).where(eq(configVersions.merchant, code)),
    );
    const first = kept.filter(({ version }) => version === 1).map(({ area }) => area);
    expect(first.sort()).toEqual([...CONFIG_AREAS].sort());
    const at = (area: "vip" | "points" | "missions" | "affiliate") =>
      store.inMerchant(code, (tx) => configAt(tx, code, area, clock.now()));
    expect((await at("points")).terms).toMatchObject({
      rules: expect.arrayContaining([{ type: "REDEEM", amountPerPoint: 100n }]),
    });
    for (const area of ["vip", "missions", "affiliate"] as const)
      expect([area, Object.values((await at(area)).terms).flat().length > 3]).toEqual([area, true]);
  }

  // Only now, because its jobs move money: the merchants' pots begin.
  const outside = () => Promise.reject(new Error("nobody there"));
  const platform = createPlatform({ store, clock, random, secrets: SECRETS, outside });
  expect(accounts).toHaveLength(9);
  for (const { merchant, username, password, type } of accounts) {
    const caller = {
      base: "http://platform.test/platform",
      fetch: platform.fetch,
      merchant,
      language: "es",
    };
    const session = await logIn(caller, { username, password, type: "username" });
    expect(session.member.type).toBe(type);
    const member = { ...caller, token: session.token };
    const { sumBalance } = await send(member, balance, {});
    const given = BALANCES[username] ?? 0n;
    expect(sumBalance).toBe(given);
    const { list: credited } = await send(member, deposits, { pageNo: 1 });
    const amounts = credited.map(({ status, amount }) => [status, amount]);
    expect(amounts).toEqual(given ? [["CREDITED", given]] : []);
    const { merchantCode } = await send(caller, siteStatus, { url: `${merchant}.localhost` });
    expect(merchantCode).toBe(merchant);
  }
  await platform.close();
});

test("a start with the same sources and origins leaves the rows alone", async () => {
  const store = await testStore();
  const options = { clock: testClock(), random, secrets: SECRETS, merchants: demoMerchants };
  const accounts = await seedIfChanged(store, options);
  const places = () =>
    store.inMerchant("alba", async (tx) => {
      const { rows } = await tx.execute(sql`select sum(position)::int as n from vendors`);
      return rows[0]?.n;
    });
  const spoil = () =>
    store.inMerchant("alba", (tx) => tx.execute(sql`update vendors set position = 0`));
  const whole = await places();
  await spoil();
  expect(await seedIfChanged(store, options)).toEqual(accounts);
  expect(await places()).toBe(0);

  await seedIfChanged(store, { ...options, studioOrigin: "https://studio.example" });
  expect(await places()).toBe(whole);
  await spoil();
  // A direct call seeds the rows, and the next start looks again.
  await seedDemo(store, options);
  expect(await places()).toBe(whole);
  await spoil();
  await seedIfChanged(store, { ...options, studioOrigin: "https://studio.example" });
  expect(await places()).toBe(whole);
});

test("every brand's banners speak both languages and lead somewhere that exists", async () => {
  const store = await testStore();
  await seedDemo(store, { clock: testClock(), random, merchants: brandFiles });
  for (const { code, banners = [], favourites = [] } of brandFiles) {
    const known = await store.inMerchant(code, (tx) => tx.execute(sql`select code from games`));
    const codes = known.rows.map((row) => row.code);
    for (const favourite of favourites) expect(codes).toContain(favourite);
    expect(new Set(banners.map(({ groupName }) => groupName))).toEqual(new Set(BANNER_GROUPS));
    const shown = await store.inMerchant(code, (tx) => tx.execute(sql`select id from banners`));
    expect(shown.rows).toHaveLength(banners.length);
    for (const banner of banners) expectWhole(banner, codes);
  }
});

test("a folder says its own terms, methods and texts, and an edit of them is followed", async () => {
  const store = await testStore();
  const words = (title: string) => ({ es: { title, content: "<p>Desde $0.20</p>" } });
  const fileWith = (title: string, amountMin: string) =>
    merchantFile.parse({
      ...{ ...alba, code: "mina", name: "Mina", banners: [], hosts: ["mina.localhost"] },
      registration: { ageMin: 18, invitation: "MINA2026", fields: {} },
      settings: { "withdrawals.amountMin": amountMin },
      notices: [{ id: "hola", types: ["B"], execution: ["A"], words: words(title) }],
      methods: [
        {
          ...{ code: "SPEI", kind: "transfer", amountMin: "20.00", amountMax: "900.00" },
          ...{ speed: "minutes", expiresInMinutes: 60 },
        },
      ],
    });
  const seeded = async (title: string, amountMin: string) => {
    const wanted = { merchants: [fileWith(title, amountMin)], only: ["mina"] };
    await seedDemo(store, { clock: testClock(), random, ...wanted });
    const told = await store.inMerchant("mina", (tx) =>
      tx.execute(sql`select m.settings->'withdrawals'->>'amountMin' as least,
        (select string_agg(code, ' ' order by position) from deposit_methods) as methods,
        (select string_agg(words->'es'->>'title' || ' ' || (words->'es'->>'content'), ' ')
          from notices) as notices
        from merchants m where m.code = 'mina'`),
    );
    return told.rows[0];
  };
  const methods = "SPEI STAFF";
  const notices = (title: string) => `${title} <p>Desde $0.20</p>`;
  expect(await seeded("Hola", "70.00")).toEqual({
    least: "70.00",
    methods,
    notices: notices("Hola"),
  });
  expect(await seeded("Buenas", "80.00")).toEqual({
    ...{ least: "80.00", methods, notices: notices("Buenas") },
  });
});

test("every brand has a whole club, and its exported file changes nothing", async () => {
  const store = await testStore();
  const parts = { store, clock: testClock(), random };
  await seedDemo(store, { ...parts, merchants: brandFiles });
  for (const file of brandFiles) {
    const { code, levels = [], points = {}, affiliateTiers = [], posts = [] } = file;
    expect([levels.length, affiliateTiers.length]).toEqual([9, 8]);
    expect(Object.keys(points).toSorted()).toEqual(POINT_TYPES.toSorted());
    expect(posts.length).toBeGreaterThanOrEqual(5);
    const told = await exportFile({ store }, code);
    expect(told.rewards).toEqual(file.rewards);
    // A date that counts from the first start is exported as the instant that it became.
    const begun = (file.missions ?? []).map((one) => ({ ...one, startsAt: expect.any(String) }));
    expect(told.missions).toEqual(begun);
    expect(told).toMatchObject({ levels, points, affiliateTiers });
    expect(told.posts?.map(({ slug }) => slug).toSorted()).toEqual(
      posts.map(({ slug }) => slug).toSorted(),
    );
    expect((await applyFolder(parts, told)).steps).toEqual([]);
  }
});

test("a merchant that staff have ended stays ended", async () => {
  const store = await testStore();
  const parts = { clock: testClock(), random, merchants: [alba] };
  await seedDemo(store, parts);
  const own = eq(merchants.code, "alba");
  await store.db.update(merchants).set({ status: SYSTEM_STATUS.closed }).where(own);
  expect(await seedDemo(store, parts)).toEqual([]);
  const [row] = await store.db.select().from(merchants).where(own);
  expect(row?.status).toBe(SYSTEM_STATUS.closed);
});

type Banner = NonNullable<MerchantFile["banners"]>[number];

function expectWhole({ words: { es, en }, link }: Banner, codes: unknown[]) {
  for (const { title, text, action } of [es!, en!]) {
    expect(title.length * text.length).toBeGreaterThan(0);
    expect(action !== "").toBe(link !== null);
  }
  expect(es!.text).not.toBe(en!.text);
  if (link?.type === "GAME") expect(codes).toContain(link.target);
  if (link?.type === "PROMOTION")
    expect(DEMO_CAMPAIGNS.map((one) => `campaign.${one.code}`)).toContain(link.target);
  if (link?.type !== "PAGE") return;
  const [page = "", query = ""] = link.target.split("?");
  expect(HELP.test(page) || PAGES.includes(page)).toBe(true);
  const classes = catalogueGames.map(({ gameClassify }) => `class=${gameClassify}`);
  expect(["", ...classes]).toContain(query);
}

test("every brand has notices, whole in both languages", () => {
  for (const { notices: list = [] } of brandFiles) {
    expect(list.length).toBeGreaterThanOrEqual(4);
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
    for (const {
      words: { es, en },
    } of list) {
      expect(es!.title).not.toBe(en!.title);
      for (const { title, content } of [es!, en!]) {
        expect(title.length).toBeLessThan(70);
        expect(withoutQuotes(cleanHtml(content))).toBe(withoutQuotes(content));
      }
    }
  }
});

const withoutQuotes = (html: string) => html.replaceAll(/['"]/g, "");
