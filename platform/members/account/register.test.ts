import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { testStore } from "#tests/support/database.ts";
import { lettersOf } from "#tests/support/letters.ts";
import {
  platformUnderTest,
  registration,
  SECRETS,
} from "../../../tests/under-test/platform-under-test.ts";
import { siteStatus } from "../../contract/core/site.ts";
import {
  memberInfo,
  register,
  registerRules,
  registerSettings,
  usernameTaken,
} from "../../contract/members/account.ts";
import { ACCOUNT_TYPE } from "../../contract/members/account-type.ts";
import { messages } from "../../contract/publishing/messages.ts";
import type { InputOf } from "../../contract/wire/call.ts";
import { send } from "../../contract/wire/send.ts";
import { demoWhitelabel } from "../../demo/whitelabel.ts";
import { members, merchants } from "../../store/schema/merchant.ts";
import { openProfile } from "../profile/seal-profile.ts";

test("makes a member, greets them and logs them in", async () => {
  const { caller, merchant } = await platformUnderTest();
  const input = { ...registration("Ana2026"), email: "ana@mail.example" };
  const session = await send(caller({ language: "en" }), register, input);
  expect(session.member).toMatchObject({ account: "Ana2026", type: ACCOUNT_TYPE.member });
  const member = caller({ token: session.token });
  expect(await send(member, memberInfo, {})).toEqual(session.member);
  const { list } = await send(member, messages, { pageNo: 1 });
  expect(list).toMatchObject([{ kind: "welcome", details: { account: "Ana2026" } }]);
  const store = await testStore();
  const [row] = await store.inMerchant(merchant.code, (tx) => tx.select().from(members));
  expect(row).toMatchObject({ language: "en", email: "ana@mail.example", emailVerifiedAt: null });
  expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test("writes to a newcomer who gave an e-mail address, and to nobody else", async () => {
  const { caller, merchant } = await platformUnderTest();
  await send(caller(), register, registration("Sin2026"));
  await send(caller(), register, { ...registration("Ana2026"), email: "ana@mail.example" });
  const letters = await lettersOf(merchant.code);
  expect(letters).toMatchObject([{ channel: "email", recipient: "ana@mail.example" }]);
  expect(letters[0]?.text).toContain("Hola, Ana2026:");
});

const wrong: [string, Partial<InputOf<typeof register>>, code: string, field: string][] = [
  ["no user name", { username: "" }, "input_required", "username"],
  ["a short user name", { username: "ana" }, "input_length", "username"],
  ["a user name that begins with a digit", { username: "9ana" }, "input_pattern", "username"],
  ["a short password", { password: "corta", confirmPassword: "corta" }, "input_length", "password"],
  ["another confirmation", { confirmPassword: "otra" }, "password_mismatch", "confirmPassword"],
  [
    "a common password",
    { password: "Password1", confirmPassword: "Password1" },
    "password_too_common",
    "password",
  ],
  ["no e-mail address", { email: "ana.mail" }, "input_pattern", "email"],
  ["a field that is not asked", { idNumber: "ABC12345" }, "input_not_asked", "idNumber"],
  ["nobody of age", { isAdult: false }, "age_required", "isAdult"],
  ["no agreement", { hasAgreed: false }, "terms_required", "hasAgreed"],
];

test.each(wrong)("refuses %s and names the field", async (_name, change, code, field) => {
  const { caller } = await platformUnderTest();
  const answer = send(caller(), register, { ...registration("Ana2026"), ...change });
  await expect(answer).rejects.toMatchObject({ code, field });
});

test("names every wrong field at once, each with its first error", async () => {
  const registerFields = { birthday: { enabled: true } };
  const { caller } = await platformUnderTest({ settings: { registerFields } });
  const wrongs = { username: "9ana", password: "corta", confirmPassword: "otra" };
  const input = { ...registration("Ana2026"), ...wrongs, birthday: "2015-01-01", isAdult: false };
  await expect(send(caller(), register, input)).rejects.toMatchObject({
    code: "input_pattern",
    field: "username",
    others: [
      { message: "input_length", field: "password" },
      { message: "password_mismatch", field: "confirmPassword" },
      { message: "too_young", field: "birthday", details: { age: 18 } },
      { message: "age_required", field: "isAdult", details: { age: 18 } },
    ],
  });
});

test("a name is taken in any case, also when two register at once", async () => {
  const { caller, merchant } = await platformUnderTest();
  const names = ["Doble26", "DOBLE26", "doble26", "dOBLE26"];
  const answers = await Promise.allSettled(
    names.map((name) => send(caller(), register, registration(name))),
  );
  const refused = answers.filter((answer) => answer.status === "rejected");
  expect(refused).toHaveLength(3);
  for (const { reason } of refused) {
    expect(reason).toMatchObject({ code: "username_taken", field: "username" });
  }
  const store = await testStore();
  const rows = await store.inMerchant(merchant.code, (tx) => tx.select().from(members));
  expect(rows).toHaveLength(1);
});

test.each(["admin", "Soporte01", "support7"])("%s is nobody's name", async (username) => {
  const { caller } = await platformUnderTest();
  await expect(send(caller(), register, registration(username))).rejects.toMatchObject({
    code: "username_taken",
    field: "username",
  });
});

test("another merchant may have the same name", async () => {
  const one = await platformUnderTest();
  const other = await platformUnderTest();
  const first = await one.newMember("misma26");
  const second = await other.newMember("misma26");
  expect(second.member.id).not.toBe(first.member.id);
});

test("the merchant's own rules and the flags decide", async () => {
  const settings = { registerFields: { payeeName: { enabled: true, required: true } } };
  const { caller, merchant } = await platformUnderTest({ settings });
  expect(await send(caller(), registerSettings, {})).toEqual({
    ...{ ageMin: 18, tabs: ["user"], asksLimits: false },
  });
  const [user] = await send(caller(), registerRules, {});
  const rule = (name: string) => user?.fields.find(({ field }) => field === name);
  expect(rule("username")).toMatchObject({ acceptedPattern: "[A-Za-z][A-Za-z0-9]*" });
  expect(rule("payeeName")).toMatchObject({ enabled: true, required: true, patternId: "fullName" });
  expect(rule("mobileNum")?.enabled).toBe(false);
  const answer = send(caller(), register, registration("Ana2026"));
  await expect(answer).rejects.toMatchObject({ code: "input_required", field: "payeeName" });

  await setFlags(merchant.code, { MOBILENUMREG3: "1" });
  expect((await send(caller(), registerSettings, {})).tabs).toEqual(["user", "mobile"]);
  const both = await send(caller(), registerRules, {});
  expect(both.map(({ tab }) => tab)).toEqual(["user", "mobile"]);
  await setFlags(merchant.code, { MOBILENUMREG3: "1", DIRECTREG3: "0" });
  expect((await send(caller(), registerSettings, {})).tabs).toEqual([]);
  expect(await send(caller(), registerRules, {})).toEqual([]);
  const closed = send(caller(), register, registration("Ana2026"));
  await expect(closed).rejects.toThrow("registration_closed");
  const { whitelabel } = await send(caller(), siteStatus, { url: "preview.test" });
  expect(JSON.stringify(whitelabel)).toContain('"modId":"DIRECTREG3","enabled":"0"');
});

async function setFlags(merchant: string, flags: Record<string, "0" | "1">) {
  const store = await testStore();
  const whitelabel = demoWhitelabel().map((node) => ({
    ...node,
    childrenNodes: node.childrenNodes.map((child) => ({
      ...child,
      enabled: flags[child.modId] ?? child.enabled,
    })),
  }));
  await store.db.update(merchants).set({ whitelabel }).where(eq(merchants.code, merchant));
}

test("every field that a merchant may ask is kept as it was given, birthdays in one way", async () => {
  const profile = {
    fullname: "Ana Muñoz",
    nationality: "MX",
    placeOfBirth: "León",
    occupation: "Música",
    sourceOfIncome: "Clases",
    address: "Calle Uno 1",
    permanentAddress: "Calle Dos 2",
    currentAddress: "Calle Tres 3",
    telegram: "@ana",
    zalo: "ana1",
    skype: "ana.live",
    bankAccountNum: "0123456789",
  };
  const names = [...Object.keys(profile), "nickname", "birthday"];
  const registerFields = Object.fromEntries(names.map((name) => [name, { enabled: true }]));
  const { caller, merchant } = await platformUnderTest({ settings: { registerFields } });
  const more = { ...profile, nickname: "Anita", birthday: "02-29-2000" };
  await send(caller(), register, { ...registration("Ana2026"), ...more });
  const store = await testStore();
  const [row] = await store.inMerchant(merchant.code, (tx) => tx.select().from(members));
  expect(JSON.stringify(row)).not.toContain("Calle Uno");
  const seal = { merchant, secrets: SECRETS };
  expect({ ...row, profile: openProfile(seal, row!.id, row!.profile) }).toMatchObject({
    nickname: "Anita",
    profile: { ...profile, birthday: "2000-02-29" },
  });
});

test.each([
  ["birthday", "2008-11-21", "too_young", { age: 18 }],
  ["birthday", "1990-02-30", "birthday_wrong", undefined],
  ["nationality", "QQ", "country_wrong", undefined],
  ["line", "   ", "input_required", undefined],
])("refuses %s %s with %s", async (field, value, code, details) => {
  const registerFields = { [field]: { enabled: true, required: true } };
  const { caller } = await platformUnderTest({ settings: { registerFields } });
  const answer = send(caller(), register, { ...registration("Ana2026"), [field]: value });
  await expect(answer).rejects.toMatchObject({ code, field, ...(details && { details }) });
});

test("a stored expression that is none accepts anything, and the log says so", async () => {
  const registerFields = { line: { enabled: true, acceptedPattern: "(?=a)(" } };
  const { caller, entries } = await platformUnderTest({ settings: { registerFields } });
  await send(caller(), register, { ...registration("Ana2026"), line: "what ever" });
  const unusable = { code: "unusable_pattern", field: expect.any(String) };
  expect(entries).toContainEqual(expect.objectContaining(unusable));
});

test("an address learns of twenty taken names an hour, then of none", async () => {
  const { caller, newMember } = await platformUnderTest();
  await newMember("Tomado26");
  const at = caller({ clientAddress: "198.51.100.9", siteKey: "the-site-key" });
  const codes: string[] = [];
  for (let round = 0; round < 22; round += 1) {
    const code = await send(at, register, registration("Tomado26")).catch(
      (error: { code: string }) => error.code,
    );
    codes.push(String(code));
  }
  expect(codes.filter((code) => code === "username_taken")).toHaveLength(20);
  expect(codes.at(-1)).toBe("too_many_attempts");
}, 20_000);

test("a newcomer learns that a name is taken before sending, as often as by registering", async () => {
  const { caller, newMember } = await platformUnderTest();
  await newMember("Tomado26");
  const at = caller({ clientAddress: "198.51.100.9", siteKey: "the-site-key" });
  const ask = (username: string) => send(at, usernameTaken, { username });
  expect(await ask("LIBRE26")).toEqual({ isTaken: false });
  expect(await ask("9tomado")).toEqual({ isTaken: false });
  expect(await ask("tomado26")).toEqual({ isTaken: true });
  expect(await ask("admin")).toEqual({ isTaken: true });
  for (let round = 0; round < 18; round += 1) await ask("Tomado26");
  await expect(ask("Tomado26")).rejects.toMatchObject({ code: "too_many_attempts" });
  await expect(send(at, register, registration("Tomado26"))).rejects.toMatchObject({
    code: "too_many_attempts",
  });
}, 20_000);

test("an address may ask for sixty names an hour, taken or not", async () => {
  const { caller } = await platformUnderTest();
  const at = caller({ clientAddress: "198.51.100.9", siteKey: "the-site-key" });
  const ask = (username: string) => send(at, usernameTaken, { username });
  for (let round = 0; round < 60; round += 1) await ask(`Libre${round}`);
  await expect(ask("Libre99")).rejects.toMatchObject({ code: "too_many_attempts" });
});

test("names are not told of another merchant, nor while registration is closed or needs a captcha", async () => {
  const { caller, merchant, newMember } = await platformUnderTest();
  const other = await platformUnderTest();
  await newMember("Tomado26");
  const ask = (username: string) => send(caller(), usernameTaken, { username });
  const elsewhere = send(other.caller(), usernameTaken, { username: "Tomado26" });
  expect(await elsewhere).toEqual({ isTaken: false });
  const store = await testStore();
  const own = eq(merchants.code, merchant.code);
  const [before] = await store.db.select().from(merchants).where(own);
  const settings = { ...before!.settings, registerCaptchaAfter: 0 };
  await store.db.update(merchants).set({ settings }).where(own);
  await expect(ask("Tomado26")).rejects.toMatchObject({ code: "captcha_required" });
  await store.db.update(merchants).set({ settings: before!.settings }).where(own);
  await setFlags(merchant.code, { DIRECTREG3: "0" });
  await expect(ask("Tomado26")).rejects.toMatchObject({ code: "registration_closed" });
});

test("a registration with a proved address is reported to its owner, not to the newcomer", async () => {
  const { caller, merchant, newMember } = await platformUnderTest();
  const { member } = await newMember("Duena26");
  const store = await testStore();
  const proved = { email: "Ana@Mail.example", emailKey: "ana@mail.example" };
  await store.inMerchant(merchant.code, (tx) =>
    tx
      .update(members)
      .set({ ...proved, emailVerifiedAt: new Date(0), language: "en" })
      .where(eq(members.id, member.id)),
  );
  const input = { ...registration("Nueva26"), email: "ANA@mail.example" };
  const session = await send(caller(), register, input);
  expect(session.member.account).toBe("Nueva26");
  const letters = await lettersOf(merchant.code);
  expect(letters).toMatchObject([{ recipient: "ANA@mail.example" }]);
  expect(letters[0]?.subject).toContain("Someone gave your address");
});

test("a payment password is never kept as it was typed", async () => {
  const settings = { registerFields: { paymentPassword: { enabled: true } } };
  const { caller, merchant } = await platformUnderTest({ settings });
  await send(caller(), register, { ...registration("Ana2026"), paymentPassword: "482913" });
  const store = await testStore();
  const [row] = await store.inMerchant(merchant.code, (tx) => tx.select().from(members));
  expect(JSON.stringify(row)).not.toContain("482913");
  expect(row?.profile).toHaveProperty("paymentPasswordHash");
});
