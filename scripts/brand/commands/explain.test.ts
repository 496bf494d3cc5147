import { resolve } from "node:path";
import { expect, test, vi } from "vitest";
import { z } from "zod";
import { setFlag } from "#platform/staff/merchant/set-flag.ts";
import { setSetting } from "#platform/staff/merchant/set-setting.ts";
import { setSiteStatus } from "#platform/staff/merchant/set-site-status.ts";
import { platformUnderTest } from "#tests/under-test/platform-under-test.ts";
import { staffUnderTest } from "#tests/under-test/staff/staff-under-test.ts";
import { brandSchema } from "#themes/define-brand.ts";
import { tokensSchema } from "#themes/tokens-schema.ts";
import { checkData } from "../check/checks/check-data.ts";
import { readBrand } from "../source/brand-source.ts";
import { explain } from "./explain.ts";
import { platformSteps } from "./platform-steps.ts";
import { valueSteps } from "./value-steps.ts";

const root = resolve(import.meta.dirname, "../../..");

async function explained(...args: string[]) {
  const said: string[] = [];
  await explain.run(args, { root, say: (line) => said.push(line) });
  return said;
}

test.each([
  ["layout.hero", 'layout.hero is "dock", from brand: brands/noche/brand.config.ts'],
  ["options.loggedInToHome", "options.loggedInToHome is false, from default"],
  ["light.palette.faint", 'light.palette.faint is "#5b617f", from brand: brands/noche/tokens.ts'],
  ["dark.palette.navInk", 'dark.palette.navInk is "#b4b9d3", from default'],
  ["es.home.popular", 'es.home.popular is "Popular ahora", from brand: brands/noche/copy.ts'],
  ["menu", 'menu is ["home","hot","RNG",'],
  ["menu", "from default: themes/menu.ts"],
  ["home", 'home is ["hero","categories",'],
  ["gameTypes", "from default: all of themes/game-types.ts"],
  ["footer", 'footer is ["about","help",'],
  ["appPage", 'appPage is "/down", from default: the site\'s own page'],
  ["locales.es", 'locales.es is "es-MX", from default: app/i18n/languages.ts'],
  ["icon.stroke", "icon.stroke is 2, from default: themes/"],
  ["light.atmosphere.glow", 'light.atmosphere.glow is "none", from default: themes/'],
  ["dark.atmosphere.glow", "from brand: brands/noche/tokens.ts"],
  ["flags.FREEPLAY3", "flags.FREEPLAY3 is true, from brand: brands/noche/merchant.json"],
  ["flags.MOBILENUMREG3", "flags.MOBILENUMREG3 is false, from brand:"],
  ["withdrawals.amountMin", 'withdrawals.amountMin is "100.00", from default: of a platform'],
  ["status", 'status is "open", from default: of a platform'],
])("%s says where it comes from", async (key, expected) => {
  expect((await explained("noche", key))[0]).toContain(expected);
});

test("wording that a brand replaced shows what all share as well", async () => {
  expect(await explained("noche", "es.home.popular")).toHaveLength(3);
});

type Schema = { properties?: Record<string, Schema>; items?: unknown };

/** The path of every value that a schema knows, down to lists. */
function keysOf(node: Schema, path: string[] = []): string[] {
  const below = Object.entries(node.properties ?? {});
  return below.length > 0
    ? below.flatMap(([key, one]) => keysOf(one, [...path, key]))
    : [path.join(".")];
}

test.each([
  ["setting", brandSchema],
  ["token", tokensSchema],
])("every %s that a brand may decide has a value", async (_what, schema) => {
  const known = checkData(readBrand(root, "noche")).known!;
  const asJson = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Schema;
  const keys = keysOf(asJson);
  expect(keys.length).toBeGreaterThan(30);
  for (const key of keys) {
    const steps = await valueSteps(known, key, {});
    expect([key, steps.at(-1)?.value]).not.toEqual([key, undefined]);
  }
});

test("a key that nobody has proposes the one that was meant", async () => {
  await expect(explained("noche", "layout.hreo")).rejects.toThrow('Did you mean "layout.hero"?');
});

test("what the merchant says of itself on the platform has the last word", async () => {
  const { staff, merchant } = await staffUnderTest();
  const known = checkData(readBrand(root, "noche")).known!;
  const brand = { ...known, data: { ...known.data, merchant: merchant.code } };
  const last = async (key: string, isSaid = false) =>
    (await platformSteps(brand, key, isSaid, { staff })).at(-1);
  await setSetting(staff, { merchant: merchant.code, key: "withdrawals.perDay", value: "7" });
  await setFlag(staff, { merchant: merchant.code, flag: "FREEPLAY3", isOn: true });
  await setSiteStatus(staff, { merchant: merchant.code, status: "maintenance" });
  expect(await last("withdrawals.perDay")).toMatchObject({
    value: 7,
    from: expect.stringMatching(
      /^platform: .*; since \d{4}-.*Z by eva \(withdrawals, version 2\)$/,
    ),
  });
  expect(await last("withdrawals.amountMin")).toMatchObject({
    value: "100.00",
    from: expect.stringContaining("default"),
  });
  expect(await last("flags.FREEPLAY3")).toMatchObject({
    value: true,
    from: expect.stringContaining("platform:"),
  });
  expect(await last("status")).toMatchObject({ value: "maintenance" });
  await setFlag(staff, { merchant: merchant.code, flag: "FREEPLAY3", isOn: null });
  expect(await last("flags.FREEPLAY3", true)).toMatchObject({
    from: expect.stringContaining("merchant.json"),
  });
});

test("a platform's address answers the status, and missing values are named", async () => {
  const { platform, merchant } = await platformUnderTest();
  const { staff } = await staffUnderTest();
  const known = checkData(readBrand(root, "noche")).known!;
  const brand = {
    ...known,
    data: { ...known.data, merchant: merchant.code, hosts: ["noche.test"] },
  };
  const at = { origin: "http://platform.test" };
  vi.stubGlobal("fetch", platform.fetch);
  await setSiteStatus(staff, { merchant: merchant.code, status: "maintenance" });
  expect((await platformSteps(brand, "status", false, at)).at(-1)).toEqual({
    value: "maintenance",
    from: "platform: http://platform.test, as a visitor from here finds it, which has the last word",
  });
  for (const key of ["withdrawals.amountMin", "ageMin", "merchant.currency"])
    await expect(platformSteps(brand, key, false, at)).rejects.toThrow(
      `explain noche ${key} --database reads it`,
    );
  expect(await platformSteps(brand, "layout.hero", true, at)).toEqual([]);
  vi.stubGlobal("fetch", () => Promise.reject(new Error("nobody there")));
  await expect(platformSteps(brand, "status", false, at)).rejects.toThrow(
    "http://platform.test does not answer as noche's platform does",
  );
  vi.unstubAllGlobals();
});

test("a database without the brand's merchant says so, and what fills it in", async () => {
  const { staff } = await staffUnderTest();
  const known = checkData(readBrand(root, "noche")).known!;
  const brand = { ...known, data: { ...known.data, merchant: "nobody" } };
  await expect(platformSteps(brand, "status", false, { staff })).rejects.toThrow(
    'The database has no merchant "nobody" of noche: npm start fills in',
  );
});
