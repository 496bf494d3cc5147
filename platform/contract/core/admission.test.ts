import { describe, expect, test } from "vitest";
import { addressRange, isAddressRange } from "./address-range.ts";
import { admissionOf } from "./admission.ts";

describe("a range of addresses", () => {
  test.each([
    ["203.0.113.0/24", "203.0.113.255", true],
    ["203.0.113.0/24", "203.0.114.0", false],
    ["203.0.113.7", "203.0.113.7", true],
    ["203.0.113.7", "203.0.113.8", false],
    ["0.0.0.0/0", "8.8.8.8", true],
    ["203.0.113.0/24", "::ffff:203.0.113.9", true],
    ["2001:db8::/32", "2001:db8:ffff::1", true],
    ["2001:db8::/32", "2001:db9::1", false],
    ["2001:db8::/32", "32.1.13.184", false],
    ["::1", "0:0:0:0:0:0:0:1", true],
  ])("%s and %s: %s", (range, address, isInside) => {
    expect(addressRange(range)(address)).toBe(isInside);
    expect(isAddressRange(range)).toBe(true);
  });

  test.each([
    "",
    "hello",
    "256.0.0.1",
    "10.0.0.0/33",
    "10.0.0.0/",
    "10.0.0.0/-1",
    "1::2::3",
    "1:2",
    "10.1",
    "010.0.0.0",
    "fe80::1%eth0",
  ])("%j is no range and holds nobody", (range) => {
    expect(isAddressRange(range)).toBe(false);
    expect(addressRange(range)("10.0.0.0")).toBe(false);
  });
});

describe("how a visitor finds the site", () => {
  const rules = { status: 0 as const, countries: ["FR", "us"], ranges: ["10.1.0.0/16"] };
  const visit = admissionOf(rules);
  test.each([
    [{ address: "192.0.2.1", country: "MX" }, 0],
    [{ address: "192.0.2.1", country: null }, 0],
    [{ address: "192.0.2.1", country: "FR" }, 2],
    [{ address: "192.0.2.1", country: "US" }, 2],
    [{ address: "192.0.2.1", country: "fr" }, 2],
    [{ address: "10.1.9.9", country: "MX" }, 2],
  ])("from %j: %i", (visitor, status) => expect(visit(visitor)).toBe(status));

  test("a site that is closed is closed to everybody, in the same words", () => {
    expect(admissionOf({ ...rules, status: 1 })({ address: "10.1.9.9", country: "FR" })).toBe(1);
    expect(admissionOf({ ...rules, status: 2 })({ address: "192.0.2.1", country: null })).toBe(2);
  });
});
