import { expect, test } from "vitest";
import { type FieldSetting, REGISTER_FIELDS } from "#platform/contract/members/account.ts";
import { groupFields } from "./field-groups.ts";

const asked = REGISTER_FIELDS.map((field) => ({ field }) as FieldSetting);

test("every field has its place, and a group without fields is left out", () => {
  const { groups, invitation } = groupFields(asked);
  const all = [...groups.flatMap(({ fields }) => fields), ...invitation];
  expect(new Set(all.map(({ field }) => field))).toEqual(new Set(REGISTER_FIELDS));
  expect(groups.map(({ group }) => group)).toEqual([
    "account",
    "about",
    "contact",
    "address",
    "money",
  ]);
  const short = groupFields(asked.filter(({ field }) => field === "username"));
  expect(short.groups.map(({ group }) => group)).toEqual(["account"]);
  expect(short.invitation).toEqual([]);
});
