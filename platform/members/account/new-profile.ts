import { toBirthday } from "../../contract/members/birthday.ts";
import type { Context } from "../../core/context.ts";
import { hashPassword } from "../../core/hashing/password-hash.ts";
import type { Newcomer } from "./check-registration.ts";

const KEPT = [
  "fullname",
  "payeeName",
  "idNumber",
  "nationality",
  "placeOfBirth",
  "occupation",
  "sourceOfIncome",
  "address",
  "permanentAddress",
  "currentAddress",
  "whatsapp",
  "telegram",
  "line",
  "facebook",
  "wechat",
  "zalo",
  "skype",
  "qqNum",
  "bankAccountNum",
  "recommenderId",
  "affiliateCode",
  "referralCode",
] as const;

/** The stored form of a newcomer's own fields: a birthday in one notation, a PIN as its hash. */
export async function newProfile(
  { random }: Pick<Context, "random">,
  input: Newcomer,
): Promise<Record<string, string>> {
  const profile: Record<string, string> = {};
  for (const field of KEPT) {
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
