import { expect, test } from "vitest";
import { REGISTER_FIELDS } from "../contract/account.ts";
import { faultOfField, registerFields } from "./register-fields.ts";

const off = { mobile: false };
const find = (fields: ReturnType<typeof registerFields>, name: string) =>
  fields.find(({ field }) => field === name)!;

test("every field has a rule, in the form's order", () => {
  expect(registerFields({}, off).map(({ field }) => field)).toEqual(REGISTER_FIELDS);
});

test("a merchant may change a rule but not switch off the account's own fields", () => {
  const fields = registerFields(
    { username: { enabled: false, maxLength: 12 }, email: { required: true } },
    off,
  );
  expect(find(fields, "username")).toMatchObject({ enabled: true, required: true, maxLength: 12 });
  expect(find(fields, "email")).toMatchObject({ enabled: true, required: true });
});

test("the mobile number is asked when the white-label flag says so", () => {
  expect(find(registerFields({}, off), "mobileNum").enabled).toBe(false);
  expect(find(registerFields({}, { mobile: true }), "mobileNum").enabled).toBe(true);
});

test("an unknown pattern id falls back to the default one", () => {
  const fields = registerFields({ username: { patternId: "(a+)+" } }, off);
  expect(find(fields, "username").patternId).toBe("letterFirst");
});

test.each([
  ["username", undefined, "input_required"],
  ["username", "ana", "input_length"],
  ["username", "a".repeat(17), "input_length"],
  ["username", "9ana", "input_pattern"],
  ["username", "ana9", null],
  ["email", undefined, null],
  ["email", "not-mail", "input_pattern"],
  ["idNumber", "ABCDE1", "input_not_asked"],
])("%s = %s: %s", (field, value, code) => {
  const setting = find(registerFields({}, off), field);
  expect(faultOfField(setting, value)?.code ?? null).toBe(code);
});
