import { eq, sql } from "drizzle-orm";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { signedHeaders } from "#platform/contract/wire/signature.ts";
import { noteFinding } from "#platform/play/reconciliation/findings.ts";
import { noteSoundBooks } from "#platform/play/reconciliation/note-sound-books.ts";
import { depositMethods } from "#platform/store/schema/cashier.ts";
import { vendors } from "#platform/store/schema/catalogue.ts";
import { merchantHosts, merchants as rows } from "#platform/store/schema/merchant.ts";
import { workRuns } from "#platform/store/schema/work.ts";
import { ownerUrl, TEST_START } from "#tests/support/database.ts";
import { freshVendor, VENDOR } from "#tests/support/vendor.ts";
import { saidBy, worldUnderTest } from "#tests/under-test/staff/doctor-under-test.ts";
import { standForPieces } from "#tests/under-test/staff/legal-under-test.ts";
import { staffUnderTest } from "#tests/under-test/staff/staff-under-test.ts";
import { backups } from "./checks/backups.ts";
import { books } from "./checks/books.ts";
import { database } from "./checks/database.ts";
import { demonstration } from "./checks/demonstration.ts";
import { jobs } from "./checks/jobs.ts";
import { merchants } from "./checks/merchants.ts";
import { migrations } from "./checks/migrations.ts";
import { partners } from "./checks/partners.ts";
import type { World } from "./world.ts";

const HOUR_MS = 3_600_000;
const now = new Date(TEST_START);
const SECRET = "a-secret-of-the-vendor-V1";

/** A merchant with a host, a method, a vendor and a game. */
async function casa(settings: Record<string, unknown> = {}) {
  const under = await staffUnderTest();
  const { merchant, store } = under;
  const { code } = merchant;
  await freshVendor(merchant);
  await store.inMerchant(code, async (tx) => {
    await tx.insert(merchantHosts).values({ host: `${code}.mx`, merchant: code });
    await tx.update(rows).set({ settings, createdAt: now }).where(eq(rows.code, code));
    await tx.insert(depositMethods).values({
      ...{ merchant: code, code: "SPEI", kind: "transfer", speed: "hours" },
      ...{ amountMin: 1n, amountMax: 2n, expiresInMinutes: 10 },
    });
  });
  const world = (given: Parameters<typeof worldUnderTest>[1] = {}) => worldUnderTest(code, given);
  const set = (set: Partial<typeof rows.$inferInsert>) =>
    store.db.update(rows).set(set).where(eq(rows.code, code));
  return { ...under, code, world, set };
}

/** The same world with another role or other settings at its database. */
function through(world: World, url: string, options = ""): World {
  const pool = new pg.Pool({ connectionString: url, max: 1, options });
  onTestFinished(() => pool.end());
  return { ...world, store: { ...world.store, pool } };
}

test("the servers' role is bound, another is named, and so is a setting that loses money", async () => {
  const { world } = await casa();
  const own = { ...(await world()), now: () => new Date() };
  const sound = through(own, own.url, "-c synchronous_commit=on");
  // The tests' own server may leave out fsync, for their speed.
  const said = (await saidBy(database, sound)).filter((line) => !line.endsWith(" fsync"));
  expect(said).toEqual([
    ...["ok version", "ok clock", "ok role", "ok full_page_writes", "ok synchronous_commit"],
    ...["ok wal_level", "ok room"],
  ]);
  const lossy = through(own, own.url, "-c synchronous_commit=off");
  expect(await saidBy(database, lossy)).toContain("wrong synchronous_commit");
  expect(await saidBy(database, through(own, ownerUrl()))).toContain("wrong role");
  const late = { ...own, now: () => new Date(0) };
  expect(await saidBy(database, late)).toContain("warning clock");
});

test("a database of this version is right, an empty one wrong", async () => {
  const { world } = await casa();
  expect(await saidBy(migrations, await world())).toEqual(["ok version"]);
  const other = new URL(ownerUrl());
  other.pathname = "/postgres";
  expect(await saidBy(migrations, { url: other.href })).toEqual(["wrong version"]);
});

test("a merchant is there with what it needs, and each legal piece is confirmed or wrong", async () => {
  const { code, world, staff, merchant, set, store } = await casa();
  const has = ["hosts", "payment methods", "vendors", "games"].map((what) => `ok ${code} ${what}`);
  const before = await saidBy(merchants, await world());
  expect(before).toEqual(expect.arrayContaining([`ok ${code}`, ...has, `wrong ${code} terms`]));
  await standForPieces(staff, merchant);
  const after = await saidBy(merchants, await world());
  expect(after.every((line) => line.startsWith("ok"))).toBe(true);
  const env = { SMTP_URL: "", SMS_GATEWAY_URL: "", FINDINGS_EMAIL: "" };
  const mute = await saidBy(merchants, await world({ env }));
  const wrongs = mute.filter((line) => !line.startsWith("ok"));
  expect(wrongs).toEqual([`wrong ${code} e-mails`, `wrong ${code} text messages`]);
  await set({ status: 1 });
  await store.inMerchant(code, (tx) =>
    tx.update(depositMethods).set({ isEnabled: false }).where(eq(depositMethods.merchant, code)),
  );
  const closed = await saidBy(merchants, await world());
  expect(closed).toEqual(
    expect.arrayContaining([`warning ${code}`, `warning ${code} payment methods`]),
  );
  await set({ status: 0 });
  expect(await saidBy(merchants, await world())).toContain(`wrong ${code} payment methods`);
  expect(await saidBy(merchants, await world())).toContain(`ok ${code} jurisdiction`);
  for (const jurisdiction of [null, "demo", "XX"]) {
    await set({ jurisdiction });
    expect(await saidBy(merchants, await world())).toContain(`wrong ${code} jurisdiction`);
  }
  expect(await saidBy(merchants, await worldUnderTest("nobody"))).toEqual(["wrong nobody"]);
});

/** A vendor that answers at this time, and signs with this secret. */
const vendorAt = (secret: string, at = now) => ({
  async fetch(request: Request) {
    const url = new URL(request.url);
    const body = JSON.stringify({ state: "UNKNOWN", stake: "0", payout: "0" });
    const parts = {
      timestamp: request.headers.get("x-timestamp") ?? "",
      nonce: request.headers.get("x-nonce") ?? "",
      ...{ method: request.method, path: url.pathname + url.search, body },
    };
    const signature = signedHeaders(VENDOR, secret, parts)["x-signature"]!;
    return new Response(body, {
      headers: { "x-signature": signature, date: at.toUTCString() },
    });
  },
});

test("a vendor answers with our secret, with another, late, or not at all", async () => {
  const { code, world, store } = await casa({ gateways: { dlocal: "https://api.dlocal.mx" } });
  await store.inMerchant(code, (tx) =>
    tx.update(vendors).set({ launchUrl: "https://v1.mx/launch" }).where(eq(vendors.merchant, code)),
  );
  const secrets = (own: World): World => ({
    ...own,
    secrets: { ...own.secrets, vendors: new Map([[VENDOR, [SECRET]]]) },
  });
  const said = async (net: Parameters<typeof worldUnderTest>[1]) =>
    saidBy(partners, secrets(await world(net)));
  expect(await said({ net: vendorAt(SECRET) })).toEqual([`ok ${code} V1`, `ok ${code} dlocal`]);
  expect(await said({ net: vendorAt("another-secret-of-1") })).toContain(`wrong ${code} V1`);
  const late = vendorAt(SECRET, new Date(TEST_START + 60_000));
  expect(await said({ net: late })).toEqual([`warning ${code} V1`, `warning ${code} dlocal`]);
  expect(await said({})).toEqual([`wrong ${code} V1`, `wrong ${code} dlocal`]);
  const without = await saidBy(partners, await world({ net: vendorAt(SECRET) }));
  expect(without).toContain(`wrong ${code} V1`);
});

test("a vendor and a gateway of examples are wrong in production", async () => {
  const { code, world } = await casa({ gateways: { mockpay: "http://mockpay.localhost" } });
  expect(await saidBy(partners, await world())).toEqual([
    `wrong ${code} V1`,
    `wrong ${code} mockpay`,
  ]);
});

test("jobs are well, late, failing or given up", async () => {
  const { code, world, store } = await casa();
  expect(await saidBy(jobs, await world())).toEqual(["ok all"]);
  await store.inMerchant(code, async (tx) => {
    const run = { merchant: code, slot: "1", attempt: 8 };
    const dueAt = (minutes: number) => ({ dueAt: new Date(TEST_START - minutes * 60_000) });
    await tx.insert(workRuns).values([
      { ...run, kind: "verifyBooks", state: "DEAD" },
      { ...run, kind: "foldDays", state: "WAITING", ...dueAt(2) },
      { ...run, kind: "foldFacts", state: "WAITING", ...dueAt(11) },
    ]);
    await noteFinding(
      tx,
      { merchant: code, party: "V1", kind: "ROUND_MISSING", subject: "r" },
      now,
    );
  });
  expect((await saidBy(jobs, await world())).sort()).toEqual([
    ...[`warning ${code} ROUND_MISSING`, `warning ${code} foldDays`],
    ...[`wrong ${code} foldFacts`, `wrong ${code} verifyBooks`],
  ]);
});

test("books that were not found sound in time are wrong", async () => {
  const { code, world, store } = await casa();
  const at = (hours: number, own: World) => ({
    ...own,
    now: () => new Date(TEST_START + hours * HOUR_MS),
  });
  const own = await world();
  const said = (state: string) => [`${state} ${code} seals`, `${state} ${code} whole`];
  expect((await saidBy(books, own)).sort()).toEqual(said("warning"));
  expect((await saidBy(books, at(40 * 24, own))).sort()).toEqual(said("wrong"));
  await store.inMerchant(code, (tx) => noteSoundBooks(tx, code, { isWhole: true, now }));
  expect((await saidBy(books, at(29, own))).sort()).toEqual(said("ok"));
  expect((await saidBy(books, at(31, own))).sort()).toEqual([
    `ok ${code} whole`,
    `wrong ${code} seals`,
  ]);
});

test("the archive of the tests' own server is missing, which its role may read", async () => {
  const { world } = await casa();
  expect(await saidBy(backups, await world())).toContain("wrong archive");
});

test("nothing of a demonstration is left, or each remainder is named", async () => {
  const { code, world, set, store } = await casa({ withdrawals: { amountMin: "1.00" } });
  const clean = await saidBy(demonstration, await world());
  expect(clean.filter((line) => line.includes(code))).toEqual([]);
  const settings = {
    customerService: [{ csType: "1", title: "Mail", path: "mailto:ayuda@casa.example" }],
    servicePaths: [{ type: 3, path: "https://example.com/chat" }],
    note: "an example of a text, test and all",
  };
  await set({ settings, isDemonstration: true });
  await store.inMerchant(code, (tx) =>
    tx.execute(sql`update deposit_methods set gateway = 'mockpay' where merchant = ${code}`),
  );
  const env = { STUDIO_ORIGIN: "https://studio.casa.mx" };
  const said = await saidBy(demonstration, await world({ env }));
  expect(said).toEqual(
    expect.arrayContaining([
      ...["wrong STUDIO_ORIGIN", `wrong ${code}`, `wrong ${code} SPEI`],
      ...[`wrong ${code} settings.customerService`, `wrong ${code} settings.servicePaths`],
    ]),
  );
  expect(said).not.toContain(`wrong ${code} settings.note`);
  const shown = await world({ env: { NODE_ENV: "development" } });
  expect(await saidBy(demonstration, shown)).toEqual(["ok all"]);
});
