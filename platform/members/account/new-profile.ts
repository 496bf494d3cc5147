import { NEWCOMER_FIELDS } from "../../contract/members/account.ts";
import { toBirthday } from "../../contract/members/birthday.ts";
import type { Context } from "../../core/context.ts";
import { hashPassword } from "../../core/hashing/password-hash.ts";
import type { Newcomer } from "./check-registration.ts";

/** What has a place of its own in the member's row, or is stored in another form. */
const APART: readonly string[] = ["email", "nickname", "birthday", "paymentPassword"];

/** The stored form of a newcomer's own fields: a birthday in one notation, a PIN as its hash. */
export async function newProfile(
  { random }: Pick<Context, "random">,
  input: Newcomer,
): Promise<Record<string, string>> {
  const profile: Record<string, string> = {};
  for (const field of NEWCOMER_FIELDS.filter((one) => !APART.includes(one))) {
    const value = input[field]?.trim();
    if (value) profile[field] = value;
  }
  const birthday = toBirthday(input.birthday ?? "");
  if (birthday) profile.birthday = birthday;
  if (input.paymentPassword) {
    profile.paymentPasswordHash = await hashPassword(input.paymentPassword, random);
  }
  return profile;
}
