import { expect, test } from "vitest";
import { platformUnderTest } from "../../../tests/under-test/platform-under-test.ts";
import { countryCodes } from "../../contract/members/phone.ts";
import { send } from "../../contract/wire/send.ts";

test("the merchant's own country comes first, then its markets, then all others", async () => {
  const { caller } = await platformUnderTest({ settings: { country: "CL" } });
  const list = await send(caller(), countryCodes, {});
  expect(list[0]).toEqual({ countryCode: "CL", countryDialingCode: "56", isMarket: true });
  expect(list[1]).toEqual({ countryCode: "MX", countryDialingCode: "52", isMarket: true });
  expect(list.length).toBeGreaterThan(200);
  expect(new Set(list.map((one) => one.countryCode)).size).toBe(list.length);
  expect(list.at(-1)).toMatchObject({ countryCode: "ZW", isMarket: false });
});

test("a merchant names its own markets, and unknown countries are left out", async () => {
  const settings = { country: "ES", phoneCountries: ["PT", "ES", "XX", 7] };
  const { caller } = await platformUnderTest({ settings });
  const list = await send(caller(), countryCodes, {});
  expect(list.filter((one) => one.isMarket).map((one) => one.countryCode)).toEqual(["ES", "PT"]);
});
