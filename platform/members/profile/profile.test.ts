import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import {
  freshMember,
  freshMerchant,
  type TestClock,
  testClock,
  testContext,
} from "#tests/support/database.ts";
import { lettersOf } from "#tests/support/letters.ts";
import type { Context } from "../../core/context.ts";
import { auditEntries } from "../../store/schema/audit.ts";
import { members, merchants } from "../../store/schema/merchant.ts";
import { markProven } from "../challenge/require-proof.ts";
import { confirmBinding, sendBindingCode } from "./bind-contact.ts";
import { getProfile } from "./get-profile.ts";
import { listAvatars } from "./list-avatars.ts";
import { saveProfile } from "./save-profile.ts";
import { sealOldProfiles } from "./seal-old-profiles.ts";
import { setAvatar } from "./set-avatar.ts";
import { setLanguage } from "./set-language.ts";

let context: Context;
let clock: TestClock;
let memberId: string;

const inMine = <T>(work: Parameters<typeof context.store.inMerchant<T>>[1]) =>
  context.store.inMerchant(context.merchant.code, work);
const row = async () =>
  (await inMine((tx) => tx.select().from(members).where(eq(members.id, memberId))))[0]!;

async function someone() {
  const member = await freshMember(context.merchant);
  await inMine((tx) => markProven(context, tx, member.actor.sessionId));
  return member;
}

beforeEach(async () => {
  const merchant = await freshMerchant();
  clock = testClock();
  context = await testContext({ merchant, clock });
  const fields = { idNumber: { enabled: true }, line: { enabled: true } };
  const settings = { registerFields: fields };
  await context.store.db
    .update(merchants)
    .set({ settings })
    .where(eq(merchants.code, merchant.code));
  const member = await someone();
  memberId = member.id;
  context = { ...context, actor: member.actor };
});

test("a profile keeps its values, and its ID number is readable neither in the row nor in the audit log", async () => {
  const fields = { idNumber: "AB12345", line: "ana_l" };
  await saveProfile(context, {
    nickname: " Anita ",
    birthday: "1990-05-04",
    payeeName: "Ana Ríos",
    fields,
  });
  expect(await getProfile(context)).toMatchObject({
    nickname: "Anita",
    birthday: "1990-05-04",
    payeeName: "Ana Ríos",
    fields: expect.arrayContaining([
      expect.objectContaining({ field: "idNumber", value: "AB12345", isLocked: true }),
      expect.objectContaining({ field: "line", value: "ana_l", isLocked: false }),
    ]),
  });
  expect(JSON.stringify((await row()).profile)).not.toContain("AB12345");
  const entries = await inMine((tx) => tx.select().from(auditEntries));
  expect(entries).toMatchObject([{ action: "profileSave", memberId }]);
  expect(JSON.stringify(entries)).not.toContain("AB12345");
});

test("every label that a merchant may ask is kept, and shown again", async () => {
  const fields = {
    fullname: "Ana Luz Ríos",
    idNumber: "AB12345",
    nationality: "MX",
    placeOfBirth: "León",
    occupation: "Música",
    sourceOfIncome: "Clases",
    address: "Calle Uno 1",
    permanentAddress: "Calle Dos 2",
    currentAddress: "Calle Tres 3",
    whatsapp: "5512345678",
    telegram: "@ana",
    line: "ana_l",
    facebook: "ana.l",
    wechat: "ana_w",
    zalo: "ana1",
    skype: "ana.live",
    qqNum: "123456",
    bankAccountNum: "0123456789",
  };
  const asked = Object.fromEntries(Object.keys(fields).map((name) => [name, { enabled: true }]));
  const { code } = context.merchant;
  await context.store.db
    .update(merchants)
    .set({ settings: { registerFields: asked } })
    .where(eq(merchants.code, code));
  const nowhere = saveProfile(context, { fields: { ...fields, nationality: "QQ" } });
  await expect(nowhere).rejects.toMatchObject({ code: "country_wrong", field: "nationality" });
  await saveProfile(context, { fields });
  const shown = await getProfile(context);
  expect(Object.fromEntries(shown.fields.map(({ field, value }) => [field, value]))).toEqual(
    fields,
  );
  const once = shown.fields.filter(({ isLocked }) => isLocked).map(({ field }) => field);
  expect(once.sort()).toEqual(["fullname", "idNumber", "nationality", "placeOfBirth"]);
});

test("all wrong fields are reported at once, and a blank nickname is allowed", async () => {
  const wrong = { nickname: "x", birthday: "2009-01-01", fields: { line: "con espacio" } };
  await expect(saveProfile(context, wrong)).rejects.toMatchObject({
    field: "nickname",
    others: [
      { field: "line", message: "input_pattern" },
      { field: "birthday", message: "too_young", details: { age: 18 } },
    ],
  });
  await saveProfile(context, { nickname: "  ", fields: {} });
  expect(await getProfile(context)).toMatchObject({ nickname: "" });
});

test.each([
  ["birthday", { birthday: "2009-01-01" }, "too_young"],
  ["birthday", { birthday: "1990-02-30" }, "birthday_wrong"],
  ["birthday", { birthday: "1790-02-20" }, "birthday_wrong"],
  ["nickname", { nickname: "x" }, "input_length"],
  ["nickname", { nickname: "a\u202eb" }, "nickname_letters"],
  ["payeeName", { payeeName: "Ana" }, "input_pattern"],
  ["line", { fields: { line: "con espacio" } }, "input_pattern"],
  ["wechat", { fields: { wechat: "anita" } }, "input_not_asked"],
  ["rankLevel", { fields: { rankLevel: "9" } }, "input_not_asked"],
  ["paymentPasswordHash", { fields: { paymentPasswordHash: "x" } }, "input_not_asked"],
])("refuses %s in %j", async (field, input, code) => {
  const before = await row();
  await expect(saveProfile(context, { fields: {}, ...input })).rejects.toMatchObject({
    code,
    field,
  });
  expect(await row()).toEqual(before);
});

test.each([
  ["payeeName", { payeeName: "Ana Ríos" }, { payeeName: "Eva Ríos" }],
  ["birthday", { birthday: "1990-05-04" }, { birthday: "1991-05-04" }],
  ["idNumber", { fields: { idNumber: "AB12345" } }, { fields: { idNumber: "AB12346" } }],
])("%s is given once", async (field, first, second) => {
  await saveProfile(context, { fields: {}, ...first });
  const again = saveProfile(context, { fields: {}, ...second });
  await expect(again).rejects.toMatchObject({ code: "field_locked", field });
});

test("a picture and a language are kept", async () => {
  expect(await listAvatars(context)).toContain(7);
  await setAvatar(context, { avatar: 7 });
  await setLanguage(context, { language: "en" });
  expect(await row()).toMatchObject({ avatar: 7, language: "en" });
});

test("profiles of before are sealed at the start, once", async () => {
  const profile = { idNumber: "ZX98765", address: "Calle 8", payeeName: "Ana Ríos" };
  await inMine((tx) => tx.update(members).set({ profile }).where(eq(members.id, memberId)));
  expect(await sealOldProfiles(context)).toBeGreaterThanOrEqual(1);
  const sealed = (await row()).profile;
  expect(JSON.stringify(sealed)).not.toMatch(/ZX98765|Calle/);
  expect(sealed.payeeName).toBe("Ana Ríos");
  await sealOldProfiles(context);
  expect((await row()).profile).toEqual(sealed);
  const { fields } = await getProfile(context);
  expect(fields.find(({ field }) => field === "idNumber")?.value).toBe("ZX98765");
});

const bindMail = { channel: "email" as const, email: "Ana@Correo.test" };

/** The code in the newest letter. */
async function lastCode() {
  const letters = await lettersOf(context.merchant.code);
  const text = letters
    .map((letter) => letter.text)
    .filter((one) => /\b\d{6}\b/.test(one))
    .at(-1);
  return /\b\d{6}\b/.exec(text ?? "")?.[0] ?? "";
}

test("an address is bound by the code that was sent to it", async () => {
  const { target, sentTo } = await sendBindingCode(context, bindMail);
  expect(sentTo).toBe("a•••@correo.test");
  expect((await getProfile(context)).email).toBeNull();
  const proof = { channel: "email" as const, target };
  const wrong = confirmBinding(context, { ...proof, verificationCode: "" });
  await expect(wrong).rejects.toMatchObject({ field: "verificationCode" });
  await confirmBinding(context, { ...proof, verificationCode: await lastCode() });
  expect((await getProfile(context)).email).toEqual({
    masked: "a•••@correo.test",
    isVerified: true,
  });
});

test("a number too, written as at home", async () => {
  const { target } = await sendBindingCode(context, {
    channel: "mobile",
    countryDialingCode: "52",
    mobileNum: "055 1234 5678",
  });
  expect(target).toBe("+525512345678");
  const code = await lastCode();
  await confirmBinding(context, { channel: "mobile", target, verificationCode: code });
  expect((await getProfile(context)).phone).toEqual({ masked: "+52 ••• 5678", isVerified: true });
});

test("a session whose proof is ten minutes old binds nothing", async () => {
  clock.advance(10 * 60_000);
  await expect(sendBindingCode(context, bindMail)).rejects.toThrow("proof_required");
});

test("the previous address gets a letter about the change", async () => {
  const first = await sendBindingCode(context, bindMail);
  await confirmBinding(context, { channel: "email", ...first, verificationCode: await lastCode() });
  const second = await sendBindingCode(context, { ...bindMail, email: "nueva@correo.test" });
  const code = (await codesTo("nueva@correo.test")).at(-1) ?? "";
  await confirmBinding(context, {
    channel: "email",
    target: second.target,
    verificationCode: code,
  });
  const letters = await lettersOf(context.merchant.code);
  const warnings = letters.filter(({ subject }) => subject.startsWith("Un cambio"));
  expect(warnings.map(({ recipient }) => recipient)).toEqual(["ana@correo.test"]);
});

async function codesTo(recipient: string) {
  const letters = await lettersOf(context.merchant.code);
  return letters
    .filter((letter) => letter.recipient === recipient)
    .flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? []);
}

test("a code that somebody else asked for binds nothing", async () => {
  const other = { ...context, actor: (await someone()).actor };
  const { target } = await sendBindingCode(other, bindMail);
  const proof = { channel: "email" as const, target, verificationCode: await lastCode() };
  await expect(confirmBinding(context, proof)).rejects.toThrow("verification_code_wrong");
  await confirmBinding(other, proof);
});

test("an address is reported as taken only after the code sent to it is entered", async () => {
  const { id } = await someone();
  const change = { emailKey: "ana@correo.test", emailVerifiedAt: clock.now() };
  await inMine((tx) => tx.update(members).set(change).where(eq(members.id, id)));
  const { target } = await sendBindingCode(context, bindMail);
  const proof = { channel: "email" as const, target, verificationCode: await lastCode() };
  await expect(confirmBinding(context, proof)).rejects.toMatchObject({ code: "contact_taken" });
  expect((await row()).emailVerifiedAt).toBeNull();
});

test.each([
  [{ ...bindMail, email: "nada" }, "email_invalid", "email"],
  [{ ...bindMail, email: "" }, "email_required", "email"],
  [
    { channel: "mobile" as const, countryDialingCode: "52", mobileNum: "12" },
    "mobile_invalid",
    "mobileNum",
  ],
])("refuses to send to %j", async (input, code, field) => {
  await expect(sendBindingCode(context, input)).rejects.toMatchObject({ code, field });
});

test("guests and trial accounts have no profile, another merchant's member is nobody", async () => {
  const guest = { ...context, actor: null };
  const trial = { ...context, actor: (await freshMember(context.merchant, { type: 4 })).actor };
  for (const verb of [getProfile, listAvatars, (one: Context) => setAvatar(one, { avatar: 1 })]) {
    await expect(verb(guest)).rejects.toThrow("not_logged_in");
    await expect(verb(trial)).rejects.toThrow("in_need_true_account");
  }
  const elsewhere = { ...context, merchant: await freshMerchant() };
  await expect(getProfile(elsewhere)).rejects.toThrow("not_logged_in");
});
