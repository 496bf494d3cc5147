import { expect, test } from "vitest";
import { ageAt, birthdayError, toBirthday } from "./birthday.ts";

const NOW = new Date("2026-11-20T12:30:00Z");

test.each([
  ["1990-12-31", "1990-12-31"],
  ["12-31-1990", "1990-12-31"],
  ["2000-02-29", "2000-02-29"],
  ["1900-02-29", null],
  ["2026-02-30", null],
  ["31-12-1990", null],
  ["1990-1-1", null],
  ["", null],
])("%s is the day %s", (text, day) => expect(toBirthday(text)).toBe(day));

test.each([
  ["2008-11-20", 18],
  ["2008-11-21", 17],
  ["2008-02-29", 18],
  ["2026-11-20", 0],
])("born on %s one is %i", (birthday, age) => expect(ageAt(birthday, NOW)).toBe(age));

test.each([
  ["2005-11-20", 21, null],
  ["2005-11-21", 21, { code: "too_young", age: 21 }],
  ["2008-11-20", 18, null],
  ["2027-01-01", 18, { code: "birthday_wrong" }],
  ["1890-01-01", 18, { code: "birthday_wrong" }],
  ["1990-02-30", 18, { code: "birthday_wrong" }],
])("born on %s, at least %i", (text, ageMin, error) =>
  expect(birthdayError(text, ageMin, NOW)).toEqual(error),
);
