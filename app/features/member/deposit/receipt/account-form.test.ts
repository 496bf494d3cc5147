import { expect, test } from "vitest";
import { accountForm } from "./account-form.ts";

test.each([
  ["032180000118359719", "clabe"],
  ["01181400020123456710", "cci"],
  ["ES91 2100 0418 4502 0005 1332", "iban"],
  ["000123456789", "account"],
  [undefined, "account"],
])("the account %s is called %s", (account, form) => expect(accountForm(account)).toBe(form));
