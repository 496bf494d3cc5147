import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { expect, test } from "vitest";
import type { FieldSetting } from "#platform/contract/members/account.ts";
import { registerSchema } from "./register-schema.server.ts";

const rule = (field: FieldSetting["field"], over: Partial<FieldSetting> = {}): FieldSetting => ({
  field,
  enabled: true,
  required: true,
  acceptedPattern: "*",
  patternId: "any",
  minLength: 8,
  maxLength: 20,
  ...over,
});
const settings = [
  rule("username", {
    acceptedPattern: "[A-Za-z][A-Za-z0-9]*",
    patternId: "letterFirst",
    minLength: 4,
    maxLength: 16,
  }),
  rule("password"),
  rule("confirmPassword"),
  rule("email", { required: false, acceptedPattern: ".+@.+", patternId: "email", minLength: 5 }),
  rule("line", { enabled: false }),
];
const schema = registerSchema(settings, 21);
const good = {
  username: "lucia77",
  password: "un rato libre",
  confirmPassword: "un rato libre",
  isAdult: "on",
  hasAgreed: "on",
};

function errorsOf(values: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  const submission = parseWithZod(form, { schema });
  return submission.status === "success" ? {} : (submission.error ?? {});
}

test("what the rules ask for is accepted", () => expect(errorsOf(good)).toEqual({}));
test("a short name's error says how many characters are missing", () =>
  expect(errorsOf({ ...good, username: "lu" }).username).toEqual(["input_short?count=2&min=4"]));
test("a long name's error says how many characters are too many", () =>
  expect(errorsOf({ ...good, username: "lucia".repeat(4) }).username).toEqual([
    "input_long?count=4&max=16",
  ]));
test("a pattern must fit the whole value", () =>
  expect(errorsOf({ ...good, username: "lucia 77" }).username).toEqual([
    "input_pattern?patternId=letterFirst&wrong=space&min=4&max=16",
  ]));
test("both boxes must be ticked, each by itself", () => {
  const { isAdult: _isAdult, hasAgreed: _hasAgreed, ...unticked } = good;
  expect(errorsOf(unticked)).toEqual({
    isAdult: ["age_required?age=21"],
    hasAgreed: ["terms_required"],
  });
});
test("a differing confirmation is reported together with other mistakes", () =>
  expect(Object.keys(errorsOf({ ...good, username: "lu", confirmPassword: "otra" }))).toEqual([
    "username",
    "confirmPassword",
  ]));
test("an optional field may stay empty, but not be wrong", () => {
  expect(errorsOf({ ...good, email: "" })).toEqual({});
  expect(errorsOf({ ...good, email: "lucia en casa" }).email).toHaveLength(1);
});
test("nothing is asked that the merchant did not enable", () =>
  expect(Object.keys(getZodConstraint(schema))).not.toContain("line"));
test("the browser learns lengths and what is required", () => {
  const constraint = getZodConstraint(schema);
  expect(constraint.username).toMatchObject({ required: true, minLength: 4, maxLength: 16 });
  expect(constraint.email?.required).toBe(false);
});
test("an age and a country are reported together with everything else that is wrong", () => {
  const kinds = registerSchema(
    [
      ...settings,
      rule("birthday", { minLength: 10, maxLength: 10 }),
      rule("nationality", { minLength: 2, maxLength: 2 }),
    ],
    21,
    new Date("2026-11-20T12:30:00Z"),
  );
  const form = new FormData();
  const young = { username: "lu", birthday: "2006-01-01", nationality: "QQ" };
  for (const [name, value] of Object.entries({ ...good, ...young })) form.set(name, value);
  expect(parseWithZod(form, { schema: kinds })).toMatchObject({
    error: {
      username: ["input_short?count=2&min=4"],
      birthday: ["too_young?age=21"],
      nationality: ["country_wrong"],
    },
  });
});
