import { expect, test } from "vitest";
import type { FieldSetting, RegisterField } from "#platform/contract/members/account.ts";
import { inPairs } from "./in-pairs.ts";

const rowsOf = (...names: RegisterField[]) => {
  const rows: RegisterField[][] = [];
  let isOpen = false;
  for (const { field, isWhole } of inPairs(names.map((field) => ({ field }) as FieldSetting))) {
    if (isOpen) rows.at(-1)!.push(field);
    else rows.push([field]);
    isOpen = !isWhole && !isOpen;
  }
  return rows;
};

test("a password stands beside its repetition, and no field beside a blank", () => {
  expect(rowsOf("username", "password", "confirmPassword", "email")).toEqual([
    ["username"],
    ["password", "confirmPassword"],
    ["email"],
  ]);
  expect(rowsOf("username", "email", "password", "confirmPassword")).toEqual([
    ["username", "email"],
    ["password", "confirmPassword"],
  ]);
  expect(rowsOf("fullname", "birthday", "idNumber")).toEqual([
    ["fullname", "birthday"],
    ["idNumber"],
  ]);
});

test("a number and its code have rows of their own", () => {
  expect(rowsOf("mobileNum", "verificationCode", "password", "confirmPassword")).toEqual([
    ["mobileNum"],
    ["verificationCode"],
    ["password", "confirmPassword"],
  ]);
});
