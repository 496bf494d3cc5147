import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { freshMember } from "#tests/support/database.ts";
import { freshTable, VENDOR } from "#tests/support/vendor.ts";
import { officeUnderTest } from "#tests/under-test/staff/office-under-test.ts";
import { siteStatus } from "../../contract/core/site.ts";
import { approvalDecide } from "../../contract/staff/approvals.ts";
import {
  staffVendorChange,
  staffVendorLimits,
  staffVendorList,
  staffVendorNew,
  staffVendorSecretNew,
  staffVendorSwitch,
} from "../../contract/staff/vendors/vendors.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { type Caller, send } from "../../contract/wire/send.ts";
import { secretsOf } from "../../core/merchant/secrets-of.ts";
import { vendors } from "../../store/schema/catalogue.ts";
import { merchants } from "../../store/schema/merchant.ts";

const LUZ = {
  ...{ code: "LUZ", name: "Luz & Sombra", launch: "https://vw.luz.example/launch" },
  ...{ frames: ["https://play.luz.example"], pictures: ["https://cdn.luz.example:8443"] },
  wallet: "seamless" as const,
};
const DONE = { outcome: "done", approval: null };

async function office() {
  const opened = await officeUnderTest();
  const { as } = await opened.hired("admin");
  const { code } = opened.merchant;
  const set = (row: Partial<typeof merchants.$inferInsert>) =>
    opened.store.db.update(merchants).set(row).where(eq(merchants.code, code));
  const listed = () => send(as, staffVendorList, {});
  return { ...opened, as, code, set, listed };
}

const refusalOf = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (error: unknown) => (error instanceof Refusal ? [error.code, error.field] : error),
  );
const make = (as: Caller, more: Partial<typeof LUZ> & { logo?: string } = {}) =>
  send(as, staffVendorNew, { ...LUZ, ...more });

test("a new vendor is disabled, and pages learn its origins once it is enabled", async () => {
  const { as, caller, listed } = await office();
  expect(await make(as)).toEqual(DONE);
  expect(await listed()).toEqual([
    {
      ...{ vendor: "LUZ", name: "Luz & Sombra", isEnabled: false, wallet: "seamless", games: 0 },
      ...{
        card: "page",
        open: 0,
        secretSince: null,
        betMax: null,
        bonusPerCall: null,
        bonusPerDay: null,
      },
      ...{ launch: LUZ.launch, frames: LUZ.frames, pictures: LUZ.pictures },
    },
  ]);
  const origins = async () => {
    const { frameOrigins, pictureOrigins } = await send(caller(), siteStatus, { url: "x.test" });
    return [frameOrigins, pictureOrigins];
  };
  expect(await origins()).toEqual([[], []]);
  await send(as, staffVendorSwitch, { act: "enable", vendor: "LUZ" });
  expect(await origins()).toEqual([LUZ.frames, LUZ.pictures]);
  await send(as, staffVendorChange, { vendor: "LUZ", frames: ["https://new.luz.example"] });
  expect(await origins()).toEqual([["https://new.luz.example"], LUZ.pictures]);
  await send(as, staffVendorSwitch, { act: "disable", vendor: "LUZ" });
  expect(await origins()).toEqual([[], []]);
  expect(await refusalOf(make(as))).toEqual(["vendor_exists", "code"]);
});

test.each([
  ["launch", { launch: "http://vw.luz.example/launch" }, "address_plain"],
  ["launch", { launch: "https://10.0.0.7/launch" }, "address_number"],
  ["launch", { launch: "https://me:secret@luz.example/launch" }, "invalid_field"],
  ["launch", { launch: "http://localhost:9000/launch" }, "address_plain"],
  ["frames", { frames: ["http://play.luz.example"] }, "address_plain"],
  ["frames.0", { frames: ["https://*.luz.example"] }, "invalid_input"],
  ["frames.0", { frames: ["https://play.luz.example/game"] }, "invalid_input"],
  ["frames.0", { frames: ["https://a.example; script-src *"] }, "invalid_input"],
  ["frames", { frames: [] }, "invalid_input"],
  ["code", { code: "luz" }, "invalid_input"],
  ["logo", { logo: "https://other.example/luz.svg" }, "picture_elsewhere"],
  ["logo", { logo: "/media/../luz.svg" }, "picture_elsewhere"],
])("a vendor with a wrong %s is refused: %j", async (field, wrong, code) => {
  const { as, listed } = await office();
  expect(await refusalOf(make(as, wrong as Partial<typeof LUZ>))).toEqual([code, field]);
  expect(await listed()).toEqual([]);
});

test("a demonstration's vendor may be on this machine", async () => {
  const { as, set } = await office();
  await set({ isDemonstration: true });
  const local = { launch: "http://localhost:9000/launch", frames: ["http://game.localhost:9000"] };
  expect(await make(as, local)).toEqual(DONE);
});

test("what is named changes, and a written logo follows the name", async () => {
  const { as, store, code } = await office();
  const logo = async () => {
    const [row] = await store.inMerchant(code, (tx) => tx.select().from(vendors));
    return decodeURIComponent(row!.logo);
  };
  await make(as);
  expect(await logo()).toContain(">Luz &#38; Sombra<");
  await send(as, staffVendorChange, { vendor: "LUZ", name: "Lumbre", wallet: "transfer" });
  expect(await logo()).toContain(">Lumbre<");
  await send(as, staffVendorChange, { vendor: "LUZ", card: "popup" });
  expect(await send(as, staffVendorList, {})).toMatchObject([{ vendor: "LUZ", card: "popup" }]);
  const own = "https://cdn.luz.example:8443/luz.svg";
  await send(as, staffVendorChange, { vendor: "LUZ", logo: own });
  expect(await logo()).toBe(own);
  await send(as, staffVendorChange, { vendor: "LUZ", name: "Luz" });
  expect(await logo()).toBe(own);
  expect(await refusalOf(send(as, staffVendorChange, { vendor: "LUZ" }))).toEqual([
    ...["nothing_named", undefined],
  ]);
  const elsewhere = send(as, staffVendorChange, { vendor: "LUZ", logo: "https://evil.example/x" });
  expect(await refusalOf(elsewhere)).toEqual(["picture_elsewhere", "logo"]);
});

test("a disabled vendor takes no new bet and ends what is under way, and keeps its wallet", async () => {
  const t = await freshTable();
  const { as } = await (await officeUnderTest(t)).hired("admin");
  await t.bet({ txId: "b1" });
  await send(as, staffVendorSwitch, { act: "disable", vendor: VENDOR });
  expect((await t.bet({ txId: "b2", roundId: "r2" })).code).toBe("VENDOR_DISABLED");
  const other = await freshMember(t.merchant);
  const asked = { launchToken: await t.launchToken(other), gameCode: "GAME1" };
  expect((await t.call("authenticate", asked)).code).toBe("VENDOR_DISABLED");
  expect(await t.win({ txId: "w1", roundClosed: true })).toMatchObject({ code: "OK" });
  expect((await t.round())?.state).toBe("CLOSED");
  const changed = send(as, staffVendorChange, { vendor: VENDOR, wallet: "transfer" });
  expect(await refusalOf(changed)).toEqual(["vendor_played", "wallet"]);
  await send(as, staffVendorLimits, { vendor: VENDOR, betMax: "5.00" });
  await send(as, staffVendorSwitch, { act: "enable", vendor: VENDOR });
  expect((await t.bet({ txId: "b3", roundId: "r3" })).code).toBe("LIMIT_EXCEEDED");
  await send(as, staffVendorLimits, { vendor: VENDOR, betMax: "default", bonusPerDay: "7.5" });
  expect((await t.bet({ txId: "b4", roundId: "r3" })).code).toBe("OK");
  expect(await send(as, staffVendorList, {})).toMatchObject([
    { betMax: null, bonusPerCall: null, bonusPerDay: 75_000n, games: 1, open: 1 },
  ]);
  expect(await refusalOf(send(as, staffVendorLimits, { vendor: VENDOR }))).toEqual([
    ...["nothing_named", undefined],
  ]);
});

test("where rules need two people, a vendor does too, and only disabling never waits", async () => {
  const { as, set, listed, hired } = await office();
  await set({ settings: { settingsFourEyes: true } });
  const second = (await hired("admin", { name: "second" })).as;
  const waits = async (asked: Promise<{ outcome: string; approval: string | null }>) => {
    const { outcome, approval } = await asked;
    expect(outcome).toBe("waiting");
    await send(second, approvalDecide, { id: approval!, answer: "yes" });
  };
  await waits(make(as));
  await waits(send(as, staffVendorSwitch, { act: "enable", vendor: "LUZ" }));
  await waits(send(as, staffVendorLimits, { vendor: "LUZ", betMax: "5.00" }));
  await waits(send(as, staffVendorChange, { vendor: "LUZ", name: "Lumbre" }));
  expect(await listed()).toMatchObject([{ name: "Lumbre", isEnabled: true, betMax: 50_000n }]);
  expect(await send(as, staffVendorSwitch, { act: "disable", vendor: "LUZ" })).toEqual(DONE);
});

test("a new secret is shown once, differs each time, and two are valid", async () => {
  const { as, code, clock, parts, listed } = await office();
  await make(as);
  const next = () => send(as, staffVendorSecretNew, { vendor: "LUZ" });
  const first = await next();
  clock.advance(1_000);
  const second = await next();
  expect(first.secret).toMatch(/^[\w-]{43}$/);
  expect(second.secret).not.toBe(first.secret);
  const kept = await secretsOf({ ...parts, secrets: { ...parts.secrets } }, code);
  expect(kept.vendors.get("LUZ")).toEqual([first.secret, second.secret]);
  expect(await refusalOf(next())).toEqual(["secret_two", undefined]);
  expect(JSON.stringify(await listed())).not.toContain(first.secret);
});
