import type { FieldSetting } from "../../contract/members/account.ts";
import type { Context } from "../../core/context.ts";
import { readRegisterPolicy } from "../account/read-register-policy.ts";

/** What has a place of its own on the page, or is no matter of the profile. */
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

/** Given once; a later change is made by customer service, who ask for papers. */
export const LOCKED_PAPERS = ["idNumber", "fullname", "nationality", "placeOfBirth"] as const;
const LOCKED = new Set<string>([...LOCKED_PAPERS, "payeeName", "birthday"]);

type Kept = { profile: Record<string, string>; unlockedFields: string[] };

/** Whether a field that is given once has been, and customer service did not open it. */
export const isLocked = (field: string, { profile, unlockedFields }: Kept) =>
  LOCKED.has(field) && Boolean(profile[field]) && !unlockedFields.includes(field);

export type ProfileRules = {
  ageMin: number;
  payeeName: FieldSetting;
  /** What the merchant asks for besides, by the same rules as at registration. */
  labels: FieldSetting[];
};

export async function readProfileRules(context: Context): Promise<ProfileRules> {
  const { ageMin, fields } = await readRegisterPolicy(context);
  const payeeName = fields.find(({ field }) => field === "payeeName");
  if (!payeeName) throw new Error("the fields have no payeeName");
  return {
    ageMin,
    // Withdrawals need it, whether a registration asks for it or not.
    payeeName: { ...payeeName, enabled: true, required: false },
    labels: fields.filter(({ field, enabled }) => enabled && !ELSEWHERE.has(field)),
  };
}
