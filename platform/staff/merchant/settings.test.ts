import { expect, test } from "vitest";
import { staffUnderTest } from "../../../tests/under-test/staff/staff-under-test.ts";
import type { WhitelabelNode } from "../../contract/core/site.ts";
import { readMerchant } from "../../core/merchant/find-merchant.ts";
import { servedCountries } from "../../core/merchant/served-countries.ts";
import { textTermsOf } from "../../core/merchant/text-terms.ts";
import { readWithdrawTerms } from "../../core/merchant/withdraw-terms.ts";
import { settingsOf } from "./merchant-settings.ts";
import { setFlag } from "./set-flag.ts";
import { setSetting } from "./set-setting.ts";

async function at() {
  const { staff, store, merchant, audit } = await staffUnderTest();
  const { code } = merchant;
  const set = (key: string, value: string | null) =>
    setSetting(staff, { merchant: code, key, value });
  const flag = (name: string, isOn: boolean | null) =>
    setFlag(staff, { merchant: code, flag: name, isOn });
  const row = () => readMerchant(store, code);
  const one = async (key: string) => settingsOf(await row()).find((found) => found.key === key);
  return { code, store, set, flag, row, one, audit };
}

test("a limit is the merchant's from then on, and the default again when it is taken back", async () => {
  const { code, store, set, one, audit } = await at();
  expect(await one("withdrawals.amountMin")).toMatchObject({ value: "100.00", isOwn: false });
  await set("withdrawals.amountMin", "150.00");
  await set("withdrawals.perDay", "5");
  await set("transfers.toUpline", "no");
  expect(await one("withdrawals.amountMin")).toMatchObject({ value: "150.00", isOwn: true });
  expect(await one("transfers.toUpline")).toMatchObject({ value: false, standard: true });
  const terms = await readWithdrawTerms(store, code);
  expect(terms).toMatchObject({ amountMin: 1_500_000n, perDay: 5, amountMax: 1_000_000_000n });
  await set("withdrawals.amountMin", null);
  expect(await one("withdrawals.amountMin")).toMatchObject({ value: "100.00", isOwn: false });
  expect(new Set((await audit()).map(({ action }) => action))).toEqual(new Set(["setSetting"]));
});

test("staff name the countries and the ceilings of text messages", async () => {
  const { set, one, row } = await at();
  await set("phoneCountries", "MX,FR");
  await set("textMessages.perHourAndCountry", "20");
  expect(await one("phoneCountries")).toMatchObject({ value: "MX,FR", isOwn: true });
  expect(servedCountries(await row())).toEqual(["MX", "FR"]);
  expect(textTermsOf(await row())).toMatchObject({ perHourAndCountry: 20, perDay: 5_000 });
});

test("half a pair of hours is laid over the other half", async () => {
  const { set, one } = await at();
  await set("withdrawals.hours.from", "08:30");
  expect(await one("withdrawals.hours.from")).toMatchObject({ value: "08:30" });
  expect(await one("withdrawals.hours.to")).toMatchObject({ value: "23:59" });
});

test.each([
  ["withdrawals.amountMin", "hundred", "invalid_setting"],
  ["withdrawals.amountMin", "200000.00", "invalid_setting"],
  ["withdrawals.perDay", "-1", "invalid_setting"],
  ["withdrawals.remindMinutes", "45", "invalid_setting"],
  ["withdrawals.hours.to", "25:00", "invalid_setting"],
  ["transfers.toUpline", "maybe", "invalid_setting"],
  ["games.stopsTo", "V1, V2", "invalid_setting"],
  ["sessionIdleMinutes", "4", "invalid_setting"],
  ["sessionIdleMinutes", "43201", "invalid_setting"],
  ["transfers.amountMin", "30000.00", "invalid_setting"],
  ["deposits.fourEyesFrom", "-5", "invalid_setting"],
  ["timeZone", "Moon/Sea", "invalid_setting"],
  ["phoneCountries", "MX,XX", "invalid_setting"],
  ["phoneCountries", "", "invalid_setting"],
  ["textMessages.perDay", "-1", "invalid_setting"],
  ["withdrawals.amuontMin", "1.00", "unknown_setting"],
  ["gateways.mockpay", "http://evil.example", "unknown_setting"],
])("%s cannot be %s", async (key, value, code) => {
  const { set, row } = await at();
  const before = (await row()).settings;
  await expect(set(key, value)).rejects.toMatchObject({ code });
  expect((await row()).settings).toEqual(before);
});

test("a flag is switched where it stands, put in where it is new, and left to the brand again", async () => {
  const { flag, row } = await at();
  const said = async (name: string) => {
    const find = (nodes: WhitelabelNode[]): WhitelabelNode[] =>
      nodes.flatMap((node) => (node.modId === name ? [node] : find(node.childrenNodes)));
    return find((await row()).whitelabel).map(({ enabled }) => enabled);
  };
  await flag("FREEPLAY3", true);
  expect(await said("FREEPLAY3")).toEqual(["1"]);
  await flag("FREEPLAY3", false);
  expect(await said("FREEPLAY3")).toEqual(["0"]);
  await flag("FREEPLAY3", null);
  expect(await said("FREEPLAY3")).toEqual([]);
  await expect(flag("FREEPLY3", true)).rejects.toMatchObject({ code: "unknown_flag" });
});
