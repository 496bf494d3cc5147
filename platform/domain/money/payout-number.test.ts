import { expect, test } from "vitest";
import type { PayoutKind } from "../../contract/money/payout.ts";
import { barePayoutNumber, isPayoutNumber } from "./payout-number.ts";

test.each<[PayoutKind, string]>([
  ["card", "4111111111111111"],
  ["card", "5555555555554444"],
  ["clabe", "032180000118359719"],
  ["clabe", "002010077777777771"],
  ["cci", "00219111234567890154"],
  ["cci", "01181400020123456710"],
  ["cbu", "2850590940090418135201"],
  ["iban", "ES9121000418450200051332"],
  ["iban", "DE89370400440532013000"],
  ["usdt", "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t"],
])("%s %s can exist", (kind, number) => expect(isPayoutNumber(kind, number)).toBe(true));

test.each<[PayoutKind, string]>([
  ["card", "4111111111111112"],
  ["card", "41111111"],
  ["card", ""],
  ["clabe", "032180000118359718"],
  ["clabe", "03218000011835971"],
  ["cci", "00219111234567890155"],
  ["cci", "00219111234567890164"],
  ["cci", "0021911123456789015"],
  ["cbu", "2850590940090418135202"],
  ["cbu", "2850591940090418135201"],
  ["iban", "ES9121000418450200051333"],
  ["iban", "9121000418450200051332"],
  ["iban", "ES48210004184502000513321"],
  ["iban", "ES2921000418460200051332"],
  ["iban", "XX0221000418450200051332"],
  ["usdt", "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6T"],
  ["usdt", "0x52908400098527886E0F7030069857D2E4169EE7"],
])("%s %s cannot", (kind, number) => expect(isPayoutNumber(kind, number)).toBe(false));

test("one wrong digit and two swapped digits are found", () => {
  const number = "032180000118359719";
  for (let place = 0; place < number.length; place += 1) {
    const other = (Number(number[place]) + 1) % 10;
    const wrong = number.slice(0, place) + other + number.slice(place + 1);
    expect(isPayoutNumber("clabe", wrong)).toBe(false);
  }
});

test("groups are forgiven, and an IBAN's small letters", () => {
  expect(barePayoutNumber("card", "4111 1111-1111.1111")).toBe("4111111111111111");
  expect(barePayoutNumber("iban", "es91 2100")).toBe("ES912100");
  expect(barePayoutNumber("usdt", " TR7N ")).toBe("TR7N");
});
