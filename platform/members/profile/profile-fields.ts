import type { FieldSetting } from "../../contract/members/account.ts";
import type { Context } from "../../core/context.ts";
import { readRegisterPolicy } from "../account/read-register-policy.ts";

/** Fields with their own place on the page, and fields outside the profile. */
const ELSEWHERE = new Set<string>([
  "username",
  "password",
  "confirmPassword",
  "paymentPassword",
  "verificationCode",
  "captcha",
  "email",
  "mobileNum",
  "countryDialingCode",
  "nickname",
  "birthday",
  "payeeName",
  "recommenderId",
  "affiliateCode",
  "referralCode",
  "domain",
]);

/** Set once. Later changes are made by customer service, against papers. */
export const LOCKED_PAPERS = ["idNumber", "fullname", "nationality", "placeOfBirth"] as const;
const LOCKED = new Set<string>([...LOCKED_PAPERS, "payeeName", "birthday"]);

type Kept = { profile: Record<string, string>; unlockedFields: string[] };

/** True when a field that can be set once is set, and customer service has not unlocked it. */
export const isLocked = (field: string, { profile, unlockedFields }: Kept) =>
  LOCKED.has(field) && Boolean(profile[field]) && !unlockedFields.includes(field);

export type ProfileRules = {
  ageMin: number;
  payeeName: FieldSetting;
  /** The other fields that the merchant asks for, with the rules of registration. */
  labels: FieldSetting[];
};

export async function readProfileRules(context: Context): Promise<ProfileRules> {
  const { ageMin, fields } = await readRegisterPolicy(context);
  const payeeName = fields.find(({ field }) => field === "payeeName");
  if (!payeeName) throw new Error("payeeName is missing from the fields");
  return {
    ageMin,
    // Withdrawals need it, whether or not registration asks for it.
    payeeName: { ...payeeName, enabled: true, required: false },
    labels: fields.filter(({ field, enabled }) => enabled && !ELSEWHERE.has(field)),
  };
}
