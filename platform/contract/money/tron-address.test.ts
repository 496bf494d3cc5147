import { expect, test } from "vitest";
import { readTronAddress, toTronAddress } from "./tron-address.ts";
import { USDT_TRC20 } from "./usdt.ts";

test("an address is its account and a check, and a mistyped letter does not pass", () => {
  const account = readTronAddress(USDT_TRC20)!;
  expect(account.toString("hex")).toBe("a614f803b6fd780986a42c78ec9c7f77e6ded13c");
  expect(toTronAddress(account)).toBe(USDT_TRC20);
  expect(readTronAddress(USDT_TRC20.replace("TR7N", "TR7M"))).toBeNull();
  expect(readTronAddress("0x52908400098527886E0F7030069857D2E4169EE7")).toBeNull();
  expect(() => toTronAddress(account.subarray(1))).toThrow(RangeError);
});
