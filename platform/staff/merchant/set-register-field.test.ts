import { expect, test } from "vitest";
import { staffUnderTest } from "../../../tests/under-test/staff/staff-under-test.ts";
import { readMerchant } from "../../core/merchant/find-merchant.ts";
import type { FieldChoice } from "../../domain/members/register-fields.ts";
import { setRegisterField } from "./set-register-field.ts";

async function office() {
  const { staff, merchant, store, audit } = await staffUnderTest();
  const set = (field: string, choice: FieldChoice | null) =>
    setRegisterField(staff, { merchant: merchant.code, field, choice });
  const stored = async () => (await readMerchant(store, merchant.code)).settings.registerFields;
  return { set, stored, audit };
}

test("given values add up, and the default clears them", async () => {
  const { set, stored, audit } = await office();
  await set("line", { enabled: true, required: true });
  await set("line", { minLength: 4 });
  await set("address", { enabled: true });
  expect(await stored()).toEqual({
    line: { enabled: true, required: true, minLength: 4 },
    address: { enabled: true },
  });
  await set("line", null);
  expect(await stored()).toEqual({ address: { enabled: true } });
  expect((await audit()).map(({ action }) => action)).toEqual(Array(4).fill("setRegisterField"));
});

test("a kind takes the place of an expression", async () => {
  const { set, stored } = await office();
  await set("idNumber", { enabled: true, acceptedPattern: "[A-Z]{4}[0-9]{6}" });
  await set("idNumber", { patternId: "digits" });
  expect(await stored()).toEqual({ idNumber: { enabled: true, patternId: "digits" } });
});

test.each<[string, string, FieldChoice]>([
  ["field", "shoeSize", { enabled: true }],
  ["enabled", "password", { enabled: false }],
  ["patternId", "line", { patternId: "runes" }],
  ["acceptedPattern", "line", { acceptedPattern: "(?=.*[A-Z]).*" }],
  ["acceptedPattern", "line", { acceptedPattern: "(a)\\1" }],
  ["acceptedPattern", "line", { acceptedPattern: "a".repeat(201) }],
  ["minLength", "line", { minLength: 10, maxLength: 9 }],
  ["minLength", "line", { minLength: 61 }],
  ["minLength", "line", { maxLength: 256 }],
  ["minLength", "line", { minLength: 1.5 }],
])("refuses by %s: %s", async (named, field, choice) => {
  const { set, stored, audit } = await office();
  await expect(set(field, choice)).rejects.toMatchObject({ code: "invalid_field", field: named });
  expect(await stored()).toBeUndefined();
  expect(await audit()).toEqual([]);
});
