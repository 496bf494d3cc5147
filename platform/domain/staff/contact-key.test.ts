import { expect, test } from "vitest";
import { emailKey, phoneKey } from "./contact-key.ts";

test.each([
  ["Eva@Casa.example", "eva@casa.example"],
  [" eva+two@casa.example ", "eva@casa.example"],
  ["eva+@casa.example", "eva@casa.example"],
  ["e.va@casa.example", "e.va@casa.example"],
])("%s is the mailbox %s", (email, key) => {
  expect(emailKey(email)).toBe(key);
});

test.each(["+52 55 1234 5678", "0052 (55) 1234-5678", "525512345678"])(
  "%s is one phone",
  (phone) => {
    expect(phoneKey(phone)).toBe("525512345678");
  },
);
