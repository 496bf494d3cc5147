import { expect, test, vi } from "vitest";
import { type FieldSetting, REGISTER_FIELDS } from "../../contract/members/account.ts";
import { fieldError, registerFields, type TabRules } from "./register-fields.ts";

const user: TabRules = { tab: "user", asksCode: false, asksPassword: true };
const mobile: TabRules = { tab: "mobile", asksCode: true, asksPassword: true };
const find = (fields: FieldSetting[], name: string) => fields.find(({ field }) => field === name)!;
const asked = (fields: FieldSetting[]) =>
  fields.filter(({ enabled }) => enabled).map(({ field }) => field);

test("every field has a rule, in the form's order", () => {
  expect(registerFields({}, user).map(({ field }) => field)).toEqual(REGISTER_FIELDS);
});

test("a merchant may change a rule but not switch off the account's own fields", () => {
  const fields = registerFields(
    { username: { enabled: false, maxLength: 12 }, email: { required: true } },
    user,
  );
  expect(find(fields, "username")).toMatchObject({ enabled: true, required: true, maxLength: 12 });
  expect(find(fields, "email")).toMatchObject({ enabled: true, required: true });
});

test("the mobile tab asks number, code and password as the flags say, and no user name", () => {
  const always = ["email", "referralCode"];
  expect(asked(registerFields({}, user))).toEqual([
    "username",
    "password",
    "confirmPassword",
    ...always,
  ]);
  expect(asked(registerFields({}, mobile))).toEqual([
    "mobileNum",
    "verificationCode",
    "password",
    "confirmPassword",
    ...always,
  ]);
  const short = registerFields({}, { tab: "mobile", asksCode: true, asksPassword: false });
  expect(asked(short)).toEqual(["mobileNum", "verificationCode", ...always]);
  const plain = { mobileNum: { enabled: true, required: false } };
  expect(find(registerFields(plain, user), "mobileNum").required).toBe(false);
  expect(find(registerFields(plain, mobile), "mobileNum").required).toBe(true);
});

test("an unknown pattern id falls back to the default one", () => {
  const fields = registerFields({ username: { patternId: "(a+)+" } }, user);
  expect(find(fields, "username").patternId).toBe("letterFirst");
});

test("a merchant's own expression is used, and explained by the kind they name if any", () => {
  const line = { enabled: true, acceptedPattern: "@[a-z]{4,}", minLength: 1 };
  const own = find(registerFields({ line }, user), "line");
  expect(own).toMatchObject({ acceptedPattern: "@[a-z]{4,}", patternId: "" });
  expect(fieldError(own, "@luna")).toBeNull();
  expect(fieldError(own, "luna")).toEqual({
    code: "input_pattern",
    details: { min: 1, max: 60 },
  });
  const named = { line: { ...line, patternId: "noSpaces" } };
  expect(find(registerFields(named, user), "line").patternId).toBe("noSpaces");
});

test("a stored expression that RE2 rejects accepts any value, and is reported", () => {
  const onUnusable = vi.fn();
  const line = { enabled: true, acceptedPattern: "(?=x)(a+)+\\1" };
  expect(find(registerFields({ line }, user, onUnusable), "line").acceptedPattern).toBe("*");
  expect(onUnusable.mock.calls).toEqual([["line"]]);
});

test.each([
  ["username", undefined, "input_required"],
  ["username", "   ", "input_required"],
  ["username", "ana", "input_length"],
  ["username", "a".repeat(17), "input_length"],
  ["username", "9ana", "input_pattern"],
  ["username", "ana9", null],
  ["email", undefined, null],
  ["email", "not-mail", "input_pattern"],
  ["idNumber", "ABCDE1", "input_not_asked"],
  ["password", "a".repeat(7), "input_length"],
  ["password", "a".repeat(8), null],
  ["password", "a".repeat(64), null],
  ["password", "a".repeat(65), "input_length"],
  ["password", "12345678", null],
  ["password", "        x", null],
  ["password", "ñandú y ☀️ ", null],
])("%s = %s: %s", (field, value, code) => {
  const setting = find(registerFields({}, user), field);
  expect(fieldError(setting, value)?.code ?? null).toBe(code);
});
