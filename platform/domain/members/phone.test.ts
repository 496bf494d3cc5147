import { expect, test } from "vitest";
import { emailKey } from "./email-key.ts";
import { maskTarget } from "./mask-target.ts";
import { toPhone } from "./phone.ts";

test.each([
  ["52", "5512345678", "+525512345678"],
  ["+52", "55 1234-5678", "+525512345678"],
  ["52", "05512345678", "+525512345678"],
  ["52", "15512345678", "+525512345678"],
  ["34", "612 345 678", "+34612345678"],
  ["54", "(011) 2345-6789", "+541123456789"],
  ["0057", "3001234567", "+573001234567"],
])("+%s %s is one number", (code, national, phone) => {
  expect(toPhone(code, national)).toBe(phone);
});

test.each([
  ["52", "123"],
  ["52", "abcdefghij"],
  ["999", "5512345678"],
  ["", "5512345678"],
  ["52", "55123456789012345678"],
  ["5'2", "5512345678"],
])("+%s %s is refused", (code, national) => {
  expect(toPhone(code, national)).toBeNull();
});

test("an address is the same in any case", () => {
  expect(emailKey(" Ana@Mail.Example ")).toBe("ana@mail.example");
});

test("shows a part of the target that a code was sent to", () => {
  expect(maskTarget("+525512345678")).toBe("+52 ••• 5678");
  expect(maskTarget("ana@mail.example")).toBe("a•••@mail.example");
});
