import { expect, test } from "vitest";
import { passwordDue } from "./password-due.ts";

const at = (day: number) => new Date(Date.UTC(2026, 0, 1 + day));
const tree = (enabled: "0" | "1") => [{ modId: "PWDEXPFORCECHANGE3", enabled, childrenNodes: [] }];
const member = { isPasswordGiven: false, passwordChangedAt: null, createdAt: at(0) };
const strict = { whitelabel: tree("1"), settings: { passwordDays: 30 } };

test("a password set by staff is due at once", () => {
  const given = { ...member, isPasswordGiven: true };
  expect(passwordDue({ whitelabel: tree("0"), settings: {} }, given, at(0))).toBe("first");
});

test("a password never expires without the flag", () =>
  expect(passwordDue({ ...strict, whitelabel: tree("0") }, member, at(9_000))).toBeNull());

test("the merchant's days count from the last change while the flag is on", () => {
  expect(passwordDue(strict, member, at(30))).toBeNull();
  expect(passwordDue(strict, member, at(31))).toBe("expired");
  expect(passwordDue(strict, { ...member, passwordChangedAt: at(20) }, at(31))).toBeNull();
});

test("ninety days count where the merchant sets none", () => {
  const merchant = { ...strict, settings: {} };
  expect(passwordDue(merchant, member, at(90))).toBeNull();
  expect(passwordDue(merchant, member, at(91))).toBe("expired");
});
