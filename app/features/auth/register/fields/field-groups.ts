import type { FieldSetting, RegisterField } from "#platform/contract/members/account.ts";

export const GROUPS = ["account", "about", "contact", "address", "money"] as const;
export type GroupName = (typeof GROUPS)[number];

const groupOf: Record<RegisterField, GroupName | "invitation"> = {
  username: "account",
  mobileNum: "account",
  verificationCode: "account",
  password: "account",
  confirmPassword: "account",
  email: "account",
  fullname: "about",
  payeeName: "about",
  nickname: "about",
  birthday: "about",
  idNumber: "about",
  nationality: "about",
  placeOfBirth: "about",
  occupation: "about",
  sourceOfIncome: "about",
  address: "address",
  permanentAddress: "address",
  currentAddress: "address",
  whatsapp: "contact",
  telegram: "contact",
  line: "contact",
  facebook: "contact",
  wechat: "contact",
  zalo: "contact",
  skype: "contact",
  qqNum: "contact",
  paymentPassword: "money",
  bankAccountNum: "money",
  recommenderId: "invitation",
  affiliateCode: "invitation",
  referralCode: "invitation",
};

export type FieldGroup = { group: GroupName; fields: FieldSetting[] };

/** The asked fields by topic; those of an invitation are a group of their own. */
export function groupFields(settings: readonly FieldSetting[]) {
  const within = (group: GroupName | "invitation") =>
    settings.filter(({ field }) => groupOf[field] === group);
  const groups: FieldGroup[] = GROUPS.map((group) => ({ group, fields: within(group) }));
  return {
    groups: groups.filter(({ fields }) => fields.length > 0),
    invitation: within("invitation"),
  };
}
