import { expect, test } from "vitest";
import { testRandom } from "#tests/support/database.ts";
import { newTotpSecret, stepOfCode, totpUri } from "./totp.ts";

/** The secret and two codes from appendix B of RFC 6238, cut to six digits. */
const SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
const at = (seconds: number) => ({ now: new Date(seconds * 1000), lastStep: 0 });

test("the standard's test codes are accepted", () => {
  expect(stepOfCode(SECRET, "287082", at(59))).toBe(1);
  expect(stepOfCode(SECRET, "081804", at(1_111_111_109))).toBe(37_037_036);
  expect(stepOfCode(SECRET, "081 804", at(1_111_111_109))).toBe(37_037_036);
});

test("a code is accepted half a minute early or late, and no more", () => {
  expect(stepOfCode(SECRET, "081804", at(1_111_111_109 + 30))).toBe(37_037_036);
  expect(stepOfCode(SECRET, "081804", at(1_111_111_109 - 30))).toBe(37_037_036);
  expect(stepOfCode(SECRET, "081804", at(1_111_111_109 + 61))).toBeNull();
  expect(stepOfCode(SECRET, "081804", at(1_111_111_109 - 61))).toBeNull();
});

test("a used code and any older one are refused", () => {
  const now = new Date(1_111_111_109_000);
  expect(stepOfCode(SECRET, "081804", { now, lastStep: 37_037_036 })).toBeNull();
  expect(stepOfCode(SECRET, "081804", { now, lastStep: 37_037_037 })).toBeNull();
});

test.each(["", "08180", "0818045", "08180a", "٠٨١٨٠٤"])("%j is no code", (code) =>
  expect(stepOfCode(SECRET, code, at(1_111_111_109))).toBeNull(),
);

test("a secret has 160 bits, and its address names brand and account", () => {
  const secret = newTotpSecret(testRandom("totp"));
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  const uri = new URL(totpUri(secret, "alba", "ana2026"));
  expect(uri.href).toContain("otpauth://totp/alba:ana2026");
  expect(uri.searchParams.get("issuer")).toBe("alba");
  expect(uri.searchParams.get("secret")).toBe(secret);
});
