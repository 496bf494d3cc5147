import { and, asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { freshVendor } from "#tests/support/vendor.ts";
import { staffUnderTest } from "#tests/under-test/staff/staff-under-test.ts";
import { standForPieces } from "../../../../tests/under-test/staff/legal-under-test.ts";
import { merchantFile } from "../../../contract/staff/merchant/merchant-file.ts";
import { configAt } from "../../../core/merchant/config/config-at.ts";
import { readMerchant } from "../../../core/merchant/find-merchant.ts";
import { depositMethods } from "../../../store/schema/cashier.ts";
import { configVersions } from "../../../store/schema/config.ts";
import { merchants } from "../../../store/schema/merchant.ts";
import { banners } from "../../../store/schema/notice.ts";
import { approve, readApproval } from "../../approvals/decide-approval.ts";
import { publishNotice } from "../../publishing/publish-notice.ts";
import { setLetter } from "../../senders/letters/set-letter.ts";
import { setSetting } from "../set-setting.ts";
import { setSiteStatus } from "../set-site-status.ts";
import { applyFile } from "./apply-file.ts";
import { exportFile } from "./export-file.ts";

const words = (title: string) => ({
  es: { kicker: "Hoy", title, text: "Desde $0.20", action: "Jugar" },
});
const card = {
  ...{ code: "CARD", kind: "card", amountMin: "50.00", amountMax: "5000.00", speed: "instant" },
  ...{ expiresInMinutes: 30, gateway: "dlocal", details: { paymentMethodId: "CARD" } },
};
const spei = {
  ...{ code: "SPEI", kind: "transfer", amountMin: "100.00", amountMax: "9000.00" },
  ...{ speed: "minutes", expiresInMinutes: 1440, names: { es: "Transferencia" } },
  details: { bank: "Banco", holder: "Casa", account: "012" },
};

/** A file of a merchant that nobody has yet. */
function fileOf(code: string, more: Record<string, unknown> = {}) {
  return merchantFile.parse({
    ...{ code, name: "Casa Luna", hosts: [`${code}.example`, `www.${code}.example`] },
    ...{ currency: "MXN", currencySymbol: "$", country: "MX", flags: ["DIRECTREG3"] },
    registration: {
      ...{ ageMin: 21, invitation: "LUNA2026" },
      fields: { birthday: { enabled: true, required: true } },
    },
    settings: {
      "withdrawals.amountMin": "300.00",
      "withdrawals.amountMax": "900.00",
      passwordDays: 0,
    },
    jackpot: { seed: "500.00", hitMin: "501.00", hitMax: "650.00", shareBasisPoints: 50 },
    methods: [card, spei],
    banners: [
      {
        ...{ groupName: "w_home", position: 1, words: words("Hola") },
        link: { type: "PAGE", target: "/rngList" },
      },
    ],
    notices: [
      {
        ...{ id: "hola", types: ["B"], execution: ["A", "B"] },
        words: { es: { title: "Hola", content: "<p>Hola</p><script>x</script>" } },
      },
    ],
    promotions: [
      {
        ...{ id: "rtp", category: "START", picture: "p_fair-1", linkTo: "/rngList" },
        words: { es: { title: "RTP", summary: "A la vista", action: "Ver", html: "<p>RTP</p>" } },
      },
    ],
    ...more,
  });
}

async function at() {
  const under = await staffUnderTest();
  const code = `n${under.merchant.code.replaceAll(/[^a-z0-9]/g, "").slice(-12)}`;
  const eva = under.staff;
  const luis = { ...eva, staff: "luis", staffId: "luis" };
  const apply = (more: Record<string, unknown> = {}, options = {}, by = eva) =>
    applyFile(by, { merchant: code, file: fileOf(code, more), mayMake: true, ...options });
  const acts = async (...args: Parameters<typeof apply>) => {
    const { steps } = await apply(...args);
    return Object.fromEntries(steps.map(({ item, act }) => [item, act]));
  };
  const open = async () => {
    await standForPieces(eva, { ...under.merchant, code });
    await setSiteStatus(eva, { merchant: code, status: "open", until: null });
  };
  const set = (key: string, value: string) => setSetting(eva, { merchant: code, key, value });
  return { ...under, code, eva, luis, apply, acts, open, set };
}

test("a file makes a merchant, closed until staff open it, and says what it made", async () => {
  const { code, apply, store, clock } = await at();
  const { steps, outcome } = await apply();
  expect(outcome).toBe("done");
  expect(new Set(steps.map(({ act }) => act))).toEqual(new Set(["added"]));
  expect(steps.map(({ item }) => item)).toEqual(
    expect.arrayContaining(["merchant.name", "flags.DIRECTREG3", "methods.SPEI", "jackpot"]),
  );
  const row = await readMerchant(store, code);
  expect(row).toMatchObject({
    ...{ name: "Casa Luna", currency: "MXN", status: 1, ageMin: 21, isDemonstration: false },
    settings: { country: "MX", withdrawals: { amountMin: "300.00", amountMax: "900.00" } },
  });
  const { terms } = await store.inMerchant(code, (tx) =>
    configAt(tx, code, "withdrawals", clock.now()),
  );
  expect(terms.withdrawals.amountMin).toBe(3_000_000n);
  const methods = await store.inMerchant(code, (tx) =>
    tx.select().from(depositMethods).where(eq(depositMethods.merchant, code)),
  );
  expect(methods.map((method) => [method.code, method.amountMin]).sort()).toEqual([
    ["CARD", 500_000n],
    ["SPEI", 1_000_000n],
    ["STAFF", 100n],
  ]);
});

test("the same file again changes nothing, also when two apply it at once", async () => {
  const { apply } = await at();
  await Promise.all([apply(), apply()]);
  expect((await apply()).steps).toEqual([]);
});

test("days count from the merchant's first one, in its zone, whenever the file is applied", async () => {
  const { code, apply, acts, store, clock, eva } = await at();
  const notice = {
    ...{ id: "pronto", types: ["B"], execution: ["A"], from: "-2d", to: "20d" },
    words: { es: { title: "Pronto", content: "<p>Pronto</p>" } },
  };
  const timed = { ...notice, id: "a-su-hora", from: "-1d 18:40" };
  const file = { notices: [notice, timed], settings: { timeZone: "Europe/Madrid" } };
  await apply(file);
  const first = new Date((await readMerchant(store, code)).createdAt).toISOString().slice(0, 10);
  const midnight = (days: number) =>
    new Date(Date.parse(`${first}T23:00:00Z`) + (days - 1) * 86_400_000).toISOString();
  const told = await exportFile(eva, code);
  const evening = new Date(Date.parse(midnight(-1)) + (18 * 60 + 40) * 60_000).toISOString();
  expect(Object.fromEntries(told.notices!.map(({ id, from, to }) => [id, [from, to]]))).toEqual({
    pronto: [midnight(-2), midnight(20)],
    "a-su-hora": [evening, midnight(20)],
  });
  clock.advance(40 * 86_400_000);
  expect(await acts(file)).toEqual({});
  await expect(apply({ ...file, settings: { timeZone: "Europe/Nowhere" } })).rejects.toMatchObject({
    code: "invalid_file",
    field: "file.settings.timeZone",
  });
});

test("a plan makes nothing", async () => {
  const { code, apply, store } = await at();
  const { steps } = await apply({}, { isPlan: true });
  expect(steps.length).toBeGreaterThan(20);
  await expect(readMerchant(store, code)).rejects.toThrow("unknown_merchant");
});

test("a plan is refused with what its file would be, and changes nothing", async () => {
  const { code, apply, store } = await at();
  const isPlan = true;
  const letters = { welcome: { es: { subject: "Pasa", body: "https://other.example" } } };
  const foreign = { ...{ code: "letter_foreign_link" }, field: "file.letters.welcome.es.body" };
  await expect(apply({ letters }, { isPlan })).rejects.toMatchObject(foreign);
  await expect(readMerchant(store, code)).rejects.toThrow("unknown_merchant");
  await apply();
  const { name } = await readMerchant(store, code);
  await expect(apply({ letters }, { isPlan })).rejects.toMatchObject(foreign);
  const other = await at();
  await expect(other.apply({ hosts: [`${code}.example`] }, { isPlan })).rejects.toMatchObject({
    code: "host_taken",
  });
  await apply({ name: "Casa Sol" }, { isPlan });
  expect(await readMerchant(store, code)).toMatchObject({ name });
});

test("a changed file is followed: added, changed and removed", async () => {
  const { acts, code, store } = await at();
  await acts();
  const found = await acts({
    ...{ name: "Casa Sol", hosts: [`${code}.example`, `m.${code}.example`], flags: [] },
    ...{ methods: [{ ...card, amountMin: "60.00" }], banners: [], settings: { passwordDays: 0 } },
  });
  expect(found).toEqual({
    "merchant.name": "changed",
    "flags.DIRECTREG3": "changed",
    "settings.withdrawals.amountMin": "removed",
    "settings.withdrawals.amountMax": "removed",
    [`hosts.m.${code}.example`]: "added",
    [`hosts.www.${code}.example`]: "removed",
    "methods.CARD": "changed",
    "methods.SPEI": "removed",
    "banners.w_home-1": "removed",
  });
  const shown = await store.inMerchant(code, (tx) =>
    tx.select({ isEnabled: banners.isEnabled }).from(banners).where(eq(banners.merchant, code)),
  );
  expect(shown).toEqual([{ isEnabled: false }]);
});

test("what staff changed since is left, and only a person's word goes over it", async () => {
  const { acts, set, eva, code } = await at();
  await acts();
  await set("withdrawals.amountMin", "350.00");
  await publishNotice(eva, code, {
    ...{ id: "propia", types: ["B"], execution: ["A"] },
    words: { es: { title: "Propia", content: "<p>De la casa</p>" } },
  });
  const more = {
    settings: { "withdrawals.amountMin": "200.00", "withdrawals.amountMax": "900.00" },
  };
  expect(await acts(more)).toEqual({
    "settings.withdrawals.amountMin": "left",
    "settings.passwordDays": "removed",
  });
  expect(await acts(more)).toEqual({ "settings.withdrawals.amountMin": "left" });
  expect(await acts(more, { isOver: true })).toEqual({
    "settings.withdrawals.amountMin": "changed",
  });
  expect(await acts(more)).toEqual({});
});

test("an export has staff's changes, and applying it changes nothing", async () => {
  const { apply, set, eva, code } = await at();
  await apply();
  await set("withdrawals.amountMin", "350.00");
  const file = await exportFile(eva, code);
  expect(file).toMatchObject({
    ...{ code, name: "Casa Luna", currency: "MXN", flags: ["DIRECTREG3"] },
    settings: { "withdrawals.amountMin": "350.00", passwordDays: 0 },
    registration: { ageMin: 21, invitation: "LUNA2026" },
    notices: [{ id: "hola", words: { es: { content: "<p>Hola</p>" } } }],
  });
  expect(file.methods?.map((method) => method.code)).toEqual(["CARD", "SPEI"]);
  const again = await applyFile(eva, { merchant: code, file, mayMake: false });
  expect(again.steps).toEqual([]);
  const next = { ...file, settings: { ...file.settings, "withdrawals.amountMin": "360.00" } };
  const { steps } = await applyFile(eva, { merchant: code, file: next, mayMake: false });
  expect(steps).toMatchObject([{ item: "settings.withdrawals.amountMin", act: "changed" }]);
});

test("resources and CDN hosts stand in the merchant's settings and in the export", async () => {
  const { apply, acts, eva, code, store } = await at();
  const given = {
    resources: [{ resourceType: "WEB", url: "/down?from=code", qrCodeUrl: "" }],
    imageCDNs: ["img.luna.example"],
    launchGameCDNs: ["play.luna.example"],
  };
  await apply(given);
  expect((await readMerchant(store, code)).settings).toMatchObject(given);
  expect(await exportFile(eva, code)).toMatchObject(given);
  expect(await acts({ ...given, imageCDNs: [] })).toEqual({ imageCDNs: "changed" });
  for (const imageCDNs of [["https://img.luna.example"], ["*"], ["a.example", "a.example"]]) {
    expect(() => fileOf(code, { imageCDNs })).toThrow();
  }
  for (const url of ["javascript:alert(1)", "http://x.example", "down"]) {
    const resources = [{ resourceType: "IOS", url }];
    expect(() => fileOf(code, { resources })).toThrow();
  }
});

test("on an open site terms of money wait for a second person, and texts do not", async () => {
  const { apply, open, eva, luis, code, store } = await at();
  await apply();
  await open();
  expect(await apply({ name: "Casa Sol" })).toMatchObject({ outcome: "done" });
  const dearer = { name: "Casa Mar", methods: [{ ...card, amountMax: "9000.00" }, spei] };
  const asked = await apply(dearer);
  expect(asked).toMatchObject({ outcome: "waiting", approval: expect.any(String) });
  expect((await readMerchant(store, code)).name).toBe("Casa Sol");
  const named = { merchant: code, id: asked.approval! };
  expect((await readApproval(eva, named)).input.changes).toEqual([
    "changed merchant.name: Casa Sol → Casa Mar",
    expect.stringMatching(/^changed methods\.CARD: \{.+ → \{/),
  ]);
  await expect(approve(eva, named)).rejects.toThrow("second_pair_of_eyes");
  await approve(luis, named);
  expect((await readMerchant(store, code)).name).toBe("Casa Mar");
  expect((await apply(dearer)).steps).toEqual([]);
  const terms = { seed: "500.00", hitMin: "501.00", hitMax: "700.00", shareBasisPoints: 50 };
  expect(await apply({ ...dearer, jackpot: terms })).toMatchObject({ outcome: "waiting" });
});

test("where a merchant's rules wait for two, each change of a file does", async () => {
  const { apply, set, code, luis, store } = await at();
  await apply();
  await set("settingsFourEyes", "yes");
  expect(await apply()).toMatchObject({ outcome: "done", steps: [] });
  const asked = await apply({ flags: [] });
  expect(asked.outcome).toBe("waiting");
  await approve(luis, { merchant: code, id: asked.approval! });
  expect(JSON.stringify((await readMerchant(store, code)).whitelabel)).toContain(
    '"modId":"DIRECTREG3","enabled":"0"',
  );
});

test("a yes to a file comes too late once something else stands", async () => {
  const { apply, open, set, luis, code, store } = await at();
  await apply();
  await open();
  const dearer = { methods: [{ ...card, amountMax: "9000.00" }, spei] };
  const more = { ...dearer, settings: { passwordDays: 30, "withdrawals.amountMin": "300.00" } };
  const { approval } = await apply(more);
  await set("passwordDays", "60");
  await expect(approve(luis, { merchant: code, id: approval! })).rejects.toThrow("approval_over");
  expect((await readMerchant(store, code)).settings.passwordDays).toBe(60);
});

test("terms from before a file stay readable as they were", async () => {
  const { acts, code, store } = await at();
  await acts();
  const own = eq(merchants.code, code);
  const [row] = await store.db.select().from(merchants).where(own);
  const withdrawals = { ...(row!.settings.withdrawals as object), amountMin: "310.00" };
  await store.db
    .update(merchants)
    .set({ settings: { ...row!.settings, withdrawals } })
    .where(own);
  await acts({ settings: { "withdrawals.amountMin": "320.00" } }, { isOver: true });
  const versions = await store.inMerchant(code, (tx) =>
    tx
      .select()
      .from(configVersions)
      .where(and(eq(configVersions.merchant, code), eq(configVersions.area, "withdrawals")))
      .orderBy(asc(configVersions.version)),
  );
  const told = versions.map(({ madeBy, body }) => [
    madeBy,
    (body.withdrawals as { amountMin: string }).amountMin,
  ]);
  expect(told).toEqual([
    ["eva", "300.00"],
    ["platform", "310.00"],
    ["eva", "320.00"],
  ]);
});

test("a banner of a game that is not there waits for it", async () => {
  const { acts, code, store } = await at();
  const game = {
    ...{ groupName: "w_home", position: 2, words: words("Juega") },
    link: { type: "GAME", target: "GAME-1" },
  };
  const more = { banners: [game], favourites: ["GAME-1"] };
  expect(await acts(more)).toMatchObject({
    "banners.w_home-2": "waiting",
    "favourites.GAME-1": "waiting",
  });
  const [row] = await store.db.select().from(merchants).where(eq(merchants.code, code));
  await freshVendor({ ...row!, country: "MX" }, { game: "GAME-1" });
  expect(await acts(more)).toEqual({ "banners.w_home-2": "added", favourites: "added" });
  expect(await acts(more)).toEqual({});
});

test("what cannot be is refused at its place, and nothing of the file is done", async () => {
  const { apply, code, store, eva } = await at();
  const refused = (more: Record<string, unknown>, options = {}) =>
    expect(apply(more, options).then(() => "done")).rejects;
  await refused({}, { mayMake: false }).toThrow("no_permission");
  await refused({ methods: [card, card] }).toMatchObject({ field: "file.methods.1" });
  await refused({ methods: [{ ...card, amountMin: "9000.00" }] }).toMatchObject({
    field: "file.methods.0.amountMin",
  });
  await refused({ settings: { nothing: 1 } }).toMatchObject({ code: "unknown_setting" });
  await refused({ settings: { "withdrawals.amountMin": "9000000.00" } }).toMatchObject({
    code: "invalid_setting",
  });
  await expect(readMerchant(store, code)).rejects.toThrow("unknown_merchant");
  await apply();
  await refused({ currency: "EUR" }).toMatchObject({ code: "currency_is_fixed" });
  const other = await at();
  await expect(other.apply({ hosts: [`${code}.example`] })).rejects.toMatchObject({
    ...{ code: "host_taken", details: { host: `${code}.example` } },
  });
  const foreign = { merchant: other.code, file: fileOf(code), mayMake: true };
  await expect(applyFile(eva, foreign)).rejects.toMatchObject({ field: "file.code" });
});

test("own letters come from the file and go with it, and staff's own stay", async () => {
  const { code, apply, acts, eva } = await at();
  const es = { subject: "Pasa, {account}", body: `Mira https://${code}.example/help.` };
  const text = { codeByText: { es: { body: "{code}" } } };
  await apply();
  expect(await acts({ letters: { welcome: { es }, ...text } })).toEqual({
    ...{ "letters.welcome.es": "added", "letters.codeByText.es": "added" },
  });
  const { letters } = await exportFile(eva, code);
  expect(letters).toEqual({ welcome: { es }, ...text });
  expect(await acts({ letters })).toEqual({});
  const written = { merchant: code, kind: "welcome", language: "es" } as const;
  await setLetter(eva, { ...written, form: { ...es, subject: "Hola" } });
  expect(await acts({ letters: {} })).toEqual({
    ...{ "letters.welcome.es": "left", "letters.codeByText.es": "removed" },
  });
  const en = { en: { ...es, body: "https://other.example" } };
  await expect(apply({ letters: { welcome: en } })).rejects.toMatchObject({
    ...{ code: "letter_foreign_link", field: "file.letters.welcome.en.body" },
  });
  const pt = { letters: { welcome: { pt: es } } };
  await expect(apply(pt)).rejects.toMatchObject({ code: "language_not_offered" });
  const bare = { letters: { welcome: { es: { body: "Hola" } } } };
  expect(() => fileOf(code, bare)).toThrow("subject: an e-mail needs it");
});

test("a file that changes the jurisdiction waits for a second person, in maintenance too", async () => {
  const { code, apply, luis, store, eva } = await at();
  const inForce = async () => (await readMerchant(store, code)).jurisdiction;
  expect(await apply({ jurisdiction: "MX" })).toMatchObject({ outcome: "done" });
  expect(await inForce()).toBe("MX");
  const other = { jurisdiction: "GB" };
  expect(await apply(other)).toMatchObject({
    outcome: "waiting",
    steps: [{ item: "merchant.jurisdiction", act: "changed", before: "MX", after: "GB" }],
  });
  expect(await inForce()).toBe("MX");
  expect(await apply(other, {}, luis)).toMatchObject({ outcome: "done" });
  expect((await exportFile(eva, code)).jurisdiction).toBe("GB");
});

test("a place without a policy is refused at its place in the file", async () => {
  const { apply } = await at();
  await expect(apply({ jurisdiction: "XX" })).rejects.toMatchObject({
    ...{ code: "unknown_jurisdiction", field: "file.jurisdiction" },
  });
});
