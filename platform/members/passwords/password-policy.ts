import type { FieldSetting } from "../../contract/members/account.ts";
import type { passwordRule } from "../../contract/members/passwords.ts";
import type { ValueOf } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import type { Context } from "../../core/context.ts";
import { isCommonPassword } from "../../domain/members/common-passwords.ts";
import { fieldError } from "../../domain/members/register-fields.ts";
import { readRegisterPolicy } from "../account/read-register-policy.ts";

async function policyOf(context: Context): Promise<{ brand: string; setting: FieldSetting }> {
  const { brand, fields } = await readRegisterPolicy(context);
  return { brand, setting: fields.find(({ field }) => field === "password")! };
}

export async function showPasswordRule(context: Context): Promise<ValueOf<typeof passwordRule>> {
  const { minLength, maxLength } = (await policyOf(context)).setting;
  return { minLength, maxLength };
}

type Choice = { newPassword: string; confirmNewPassword: string; username: string };

/** Refuses a new password that breaks the merchant's rule, is easily guessed or was mistyped. */
export async function checkNewPassword(context: Context, choice: Choice): Promise<void> {
  const field = "newPassword";
  const { brand, setting } = await policyOf(context);
  const error = fieldError(setting, choice.newPassword);
  if (error) {
    const code = error.code === "input_length" ? "password_length" : error.code;
    throw new Refusal(code, { field, details: error.details });
  }
  if (choice.confirmNewPassword !== choice.newPassword) {
    throw new Refusal("password_mismatch", { field: "confirmNewPassword" });
  }
  if (isCommonPassword(choice.newPassword, [choice.username, brand])) {
    throw new Refusal("password_too_common", { field });
  }
}
