import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { testClock, testStore, useOwnDatabase } from "#tests/support/database.ts";
import { logIn, random, SECRETS } from "../../tests/under-test/platform-under-test.ts";
import { siteStatus } from "../contract/core/site.ts";
import { deposits } from "../contract/money/cashier.ts";
import { balance } from "../contract/money/wallet.ts";
import { BANNER_GROUPS } from "../contract/publishing/banners.ts";
import { CONFIG_AREAS } from "../contract/staff/merchant/config-areas.ts";
import { send } from "../contract/wire/send.ts";
import { configAt } from "../core/merchant/config/config-at.ts";
import { createPlatform } from "../create-platform.ts";
import { cleanHtml } from "../domain/clean-html.ts";
import { configVersions } from "../store/schema/config.ts";
import type { DemoBanner } from "./demo-merchant.ts";
import { demoMerchants } from "./demo-merchants.ts";
import { merchantFile } from "./merchant-file.ts";
import { seedDemo } from "./seed-demo.ts";
import { seedIfChanged } from "./seed-if-changed.ts";
import { noticesOf } from "./seed-notices.ts";

useOwnDatabase();

const PAGES = ["/rngList", "/rng", "/hot", "/help/fair", "/help/contact", "/help/responsible"];
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
  const accounts = await seedDemo(store, { clock, random, secrets: SECRETS });
  const before = await Promise.all(demoMerchants.map(({ code }) => picture(code)));
  clock.advance(3_600_000);
  expect(await seedDemo(store, { clock, random, secrets: SECRETS })).toEqual(accounts);
  expect(await Promise.all(demoMerchants.map(({ code }) => picture(code)))).toEqual(before);

  for (const { code } of demoMerchants) {
    const kept = await store.inMerchant(code, (tx) =>
      tx.select().from(configVersions).where(eq(configVersions.merchant, code)),
    );
    const names = kept.map(({ area, version }) => `${area}@${version}`);
    expect(names.sort()).toEqual(CONFIG_AREAS.map((area) => `${area}@1`).sort());
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
  const options = { clock: testClock(), random, secrets: SECRETS };
  const accounts = await seedIfChanged(store, options);
  const count = () =>
    store.inMerchant("alba", async (tx) => {
      const { rows } = await tx.execute(sql`select count(*)::int as n from banners`);
      return rows[0]?.n;
    });
  const whole = await count();
  await store.inMerchant("alba", (tx) => tx.execute(sql`delete from banners`));
  expect(await seedIfChanged(store, options)).toEqual(accounts);
  expect(await count()).toBe(0);

  await seedIfChanged(store, { ...options, studioOrigin: "https://studio.example" });
  expect(await count()).toBe(whole);
  await store.inMerchant("alba", (tx) => tx.execute(sql`delete from banners`));
  // A direct call seeds the rows, and the next start looks again.
  await seedDemo(store, options);
  expect(await count()).toBe(whole);
  await store.inMerchant("alba", (tx) => tx.execute(sql`delete from banners`));
  await seedIfChanged(store, { ...options, studioOrigin: "https://studio.example" });
  expect(await count()).toBe(whole);
});

test("every brand's banners speak both languages and lead somewhere that exists", async () => {
  const store = await testStore();
  await seedDemo(store, { clock: testClock(), random });
  for (const { code, banners, favourites } of demoMerchants) {
    const known = await store.inMerchant(code, (tx) => tx.execute(sql`select code from games`));
    const codes = known.rows.map((row) => row.code);
    for (const favourite of favourites) expect(codes).toContain(favourite);
    expect(new Set(banners.map(({ groupName }) => groupName))).toEqual(new Set(BANNER_GROUPS));
    for (const banner of banners) expectWhole(banner, codes);
  }
});

test("a merchant of a brand's folder is seeded without a line of code", async () => {
  const store = await testStore();
  const file = { ...demoMerchants[0]!, code: "luma", name: "Luma", banners: [] };
  const luma = merchantFile.parse({
    ...file,
    hosts: ["luma.localhost"],
    ...{ currency: "COP", currencySymbol: "$", country: "CO", flags: ["USERNAMEREG3"] },
    registration: { ageMin: 18, invitation: "LUMA2026", fields: {} },
    letterLook: {
      ...{ page: "#f8f8ff", ground: "#111122", onGround: "#ffffff" },
      ...{ accent: "#3dffc0", action: "#7c5cff", onAction: "#ffffff" },
    },
  });
  const wanted = { merchants: [luma], only: ["luma"] };
  const accounts = await seedDemo(store, { clock: testClock(), random, ...wanted });
  expect(accounts.map(({ merchant }) => merchant)).toEqual(["luma", "luma", "luma"]);
  const told = await store.inMerchant("luma", (tx) =>
    tx.execute(sql`select m.currency, h.host, m.settings->>'country' as country,
      (select count(*)::int from promotions) as promotions,
      (select count(*)::int from vip_levels) as levels,
      m.settings->'withdrawals'->>'amountMin' as least,
      (select string_agg(code, ' ' order by position) from deposit_methods) as methods
      from merchants m join merchant_hosts h on h.merchant = m.code where m.code = 'luma'`),
  );
  expect(told.rows).toEqual([
    {
      ...{ currency: "COP", host: "luma.localhost", country: "CO", promotions: 8, levels: 9 },
      ...{ least: "50000.00", methods: "CARD WALLET TRANSFER USDT STAFF" },
    },
  ]);
});

test("a folder says its own terms, methods and texts, and an edit of them is followed", async () => {
  const store = await testStore();
  const words = (title: string) => ({ es: { title, content: "<p>Desde P 0.20</p>" } });
  const fileWith = (title: string, amountMin: string) =>
    merchantFile.parse({
      ...{
        ...demoMerchants[0]!,
        code: "mina",
        name: "Mina",
        banners: [],
        hosts: ["mina.localhost"],
      },
      ...{ currency: "MXN", currencySymbol: "$", country: "MX", flags: ["USERNAMEREG3"] },
      registration: { ageMin: 18, invitation: "MINA2026", fields: {} },
      letterLook: {
        ...{ page: "#f8f8ff", ground: "#111122", onGround: "#ffffff" },
        ...{ accent: "#3dffc0", action: "#7c5cff", onAction: "#ffffff" },
      },
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

function expectWhole({ words, link }: DemoBanner, codes: unknown[]) {
  for (const { title, text, action } of [words.es, words.en]) {
    expect(title.length * text.length).toBeGreaterThan(0);
    expect(action !== "").toBe(link !== null);
  }
  expect(words.es.text).not.toBe(words.en.text);
  if (link?.type === "GAME") expect(codes).toContain(link.target);
  if (link?.type === "PAGE") expect(PAGES).toContain(link.target);
}

test("every brand has ten notices and more, whole in both languages", () => {
  for (const list of Object.values(noticesOf)) {
    expect(list.length).toBeGreaterThanOrEqual(10);
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
    for (const { words } of list) {
      expect(words.es.title).not.toBe(words.en.title);
      for (const { title, content } of [words.es, words.en]) {
        expect(title.length).toBeLessThan(70);
        expect(withoutQuotes(cleanHtml(content))).toBe(withoutQuotes(content));
      }
    }
  }
});

const withoutQuotes = (html: string) => html.replaceAll(/['"]/g, "");
