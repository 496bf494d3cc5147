import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { testStore } from "#tests/support/database.ts";
import { factorsUnderTest } from "../../../tests/under-test/factors-under-test.ts";
import { logIn, PASSWORD } from "../../../tests/under-test/platform-under-test.ts";
import { memberInfo } from "../../contract/members/account.ts";
import {
  passwordChange,
  passwordForgot,
  passwordReset,
  passwordResetShow,
  passwordSendCode,
  passwordSetByPhone,
  passwordState,
} from "../../contract/members/passwords.ts";
import { balance } from "../../contract/money/wallet.ts";
import { send } from "../../contract/wire/send.ts";
import { resetLinks } from "../../store/schema/factor.ts";
import { members, merchantHosts, merchants } from "../../store/schema/merchant.ts";

const MINUTE = 60_000;
const NEW = "una-luna-mas-grande";
const origin = "http://nowhere.localhost";
const chosen = { newPassword: NEW, confirmNewPassword: NEW };
const EMAIL = "ana@mail.example";
const forgotten = { username: "ANA2026", email: "Ana@Mail.example", origin };
const phone = { countryDialingCode: "52", mobileNum: "55 1234 5678" };

async function withEmail() {
  const under = await factorsUnderTest();
  await under.verify({ email: EMAIL });
  const linkIn = async () => {
    const letter = (await under.letters()).find(({ subject }) => /Elige|Choose/.test(subject));
    return /token=([\w-]+)/.exec(letter?.text ?? "")?.[1] ?? "";
  };
  const isAlive = (token: string) =>
    send(under.caller({ token }), memberInfo, {}).then(
      () => true,
      () => false,
    );
  return { ...under, linkIn, isAlive };
}

test("the link in a letter sets a new password once, ends every session, and notifies the owner", async () => {
  const { caller, session, linkIn, isAlive, letters, merchant, store } = await withEmail();
  await store.db
    .insert(merchantHosts)
    .values({ host: `${merchant.code}.localhost`, merchant: merchant.code });
  const own = `http://${merchant.code}.localhost:3360`;
  await send(caller(), passwordForgot, { ...forgotten, origin: own });
  const token = await linkIn();
  expect((await letters())[0]?.text).toContain(`${own}/forgot/new?token=`);
  expect(await send(caller(), passwordResetShow, { token })).toEqual({ account: "ana2026" });
  await send(caller(), passwordReset, { token, ...chosen });
  expect(await isAlive(session.token)).toBe(false);
  await expect(logIn(caller(), login(PASSWORD))).rejects.toThrow("login_failed");
  expect(await logIn(caller(), login(NEW))).toHaveProperty("token");
  const subjects = (await letters()).map(({ subject }) => subject);
  expect(subjects.some((subject) => subject.startsWith("La contraseña"))).toBe(true);
  await expect(send(caller(), passwordReset, { token, ...chosen })).rejects.toThrow(
    "reset_link_over",
  );
  const rows = await store.inMerchant(merchant.code, (tx) => tx.select().from(resetLinks));
  expect(JSON.stringify(rows)).not.toContain(token);
});

const login = (password: string) => ({
  username: "ana2026",
  password,
  type: "username" as const,
});

test("a link ends after thirty minutes, with the next password, and at another merchant", async () => {
  const { caller, linkIn, clock, member } = await withEmail();
  await send(caller(), passwordForgot, forgotten);
  const first = await linkIn();
  const other = await withEmail();
  await expect(send(other.caller(), passwordResetShow, { token: first })).rejects.toThrow(
    "reset_link_over",
  );
  const input = { oldPassword: PASSWORD, ...chosen };
  await send(member, passwordChange, input);
  await expect(send(caller(), passwordResetShow, { token: first })).rejects.toThrow(
    "reset_link_over",
  );
  clock.advance(MINUTE);
  await send(caller(), passwordForgot, forgotten);
  const late = await linkIn();
  clock.advance(30 * MINUTE);
  const over = send(caller(), passwordReset, { token: late, ...chosen });
  await expect(over).rejects.toThrow("reset_link_over");
});

test("one of two uses of a link at once succeeds", async () => {
  const { caller, linkIn } = await withEmail();
  await send(caller(), passwordForgot, forgotten);
  const token = await linkIn();
  const answers = await Promise.allSettled([
    send(caller(), passwordReset, { token, ...chosen }),
    send(caller(), passwordReset, { token, ...chosen }),
  ]);
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

test("an unknown name, another address and a blocked account get the same answer and no letter", async () => {
  const { caller, letters, store, merchant } = await withEmail();
  const before = (await letters()).length;
  expect(await send(caller(), passwordForgot, { ...forgotten, username: "nadie99" })).toEqual({});
  expect(await send(caller(), passwordForgot, { ...forgotten, email: "x@y.example" })).toEqual({});
  await store.inMerchant(merchant.code, (tx) =>
    tx.update(members).set({ status: "blocked" }).where(eq(members.merchant, merchant.code)),
  );
  expect(await send(caller(), passwordForgot, forgotten)).toEqual({});
  expect(await letters()).toHaveLength(before);
});

test("letters are limited for every requester", async () => {
  const { caller, letters } = await withEmail();
  const before = (await letters()).length;
  const codes: string[] = [];
  for (let turn = 0; turn < 7; turn += 1) {
    const asked = caller({ clientAddress: `10.0.2.${turn}`, siteKey: "the-site-key" });
    codes.push(
      await send(asked, passwordForgot, forgotten).then(
        () => "sent",
        (error: { code: string }) => error.code,
      ),
    );
  }
  expect(codes).toEqual([...Array<string>(5).fill("sent"), ...Array(2).fill("too_many_attempts")]);
  expect(await letters()).toHaveLength(before + 5);
});

test("a stranger who knows the name uses up none of the owner's letters", async () => {
  const { caller, letters } = await withEmail();
  const before = (await letters()).length;
  const ask = (turn: number, email: string) =>
    send(caller({ clientAddress: `10.0.3.${turn}`, siteKey: "the-site-key" }), passwordForgot, {
      ...forgotten,
      email,
    });
  for (let turn = 0; turn < 8; turn += 1) await ask(turn, `nadie${turn}@mail.example`);
  await ask(9, EMAIL);
  expect(await letters()).toHaveLength(before + 1);
});

const wrong: [string, Record<string, string>, code: string, field: string][] = [
  ["no old one", { oldPassword: "" }, "password_required", "oldPassword"],
  ["a wrong old one", { oldPassword: "otra-cosa-9" }, "old_password_wrong", "oldPassword"],
  ["a short one", { newPassword: "corta" }, "password_length", "newPassword"],
  ["a mistyped one", { confirmNewPassword: "otra" }, "password_mismatch", "confirmNewPassword"],
  [
    "a common one",
    { newPassword: "password1", confirmNewPassword: "password1" },
    "password_too_common",
    "newPassword",
  ],
  [
    "the old one again",
    { newPassword: PASSWORD, confirmNewPassword: PASSWORD },
    "password_same",
    "newPassword",
  ],
];

test.each(wrong)("a change is refused with %s, at its field", async (_name, over, code, field) => {
  const { member } = await factorsUnderTest();
  const input = { oldPassword: PASSWORD, ...chosen, ...over };
  await expect(send(member, passwordChange, input)).rejects.toMatchObject({ code, field });
});

test("a change ends the other sessions and gives this one a new token", async () => {
  const { caller, member, session, isAlive } = await withEmail();
  const other = await logIn(caller(), login(PASSWORD));
  const next = await send(member, passwordChange, { oldPassword: PASSWORD, ...chosen });
  expect([await isAlive(other.token), await isAlive(session.token)]).toEqual([false, false]);
  expect(await isAlive(next.token)).toBe(true);
});

test("a member without a password sets the first one without an old one", async () => {
  const { member, caller, merchant, store } = await factorsUnderTest();
  await store.inMerchant(merchant.code, (tx) =>
    tx.update(members).set({ passwordHash: "" }).where(eq(members.merchant, merchant.code)),
  );
  expect(await send(member, passwordState, {})).toMatchObject({ hasPassword: false });
  const { token } = await send(member, passwordChange, chosen);
  const again = { newPassword: "otra-luna-distinta", confirmNewPassword: "otra-luna-distinta" };
  await expect(send(caller({ token }), passwordChange, again)).rejects.toMatchObject({
    field: "oldPassword",
  });
});

test("guesses at the old password are limited", async () => {
  const { member } = await factorsUnderTest();
  const codes: string[] = [];
  for (let turn = 0; turn < 12; turn += 1) {
    const input = { oldPassword: `intento-${turn}`, ...chosen };
    codes.push(await send(member, passwordChange, input).catch(({ code }) => code));
  }
  expect(codes.slice(0, 10)).toEqual(Array(10).fill("old_password_wrong"));
  expect(codes.slice(10)).toEqual(Array(2).fill("too_many_attempts"));
});

test("a password set by staff must be changed before anything else", async () => {
  const { caller, merchant, store } = await factorsUnderTest();
  await store.inMerchant(merchant.code, (tx) =>
    tx.update(members).set({ isPasswordGiven: true }).where(eq(members.merchant, merchant.code)),
  );
  const session = await logIn(caller(), login(PASSWORD));
  expect(session).toMatchObject({ firstTimeLogin: true, passwordExpired: false });
  const member = caller({ token: session.token });
  expect(await send(member, passwordState, {})).toMatchObject({ due: "first" });
  await expect(send(member, balance, {})).rejects.toThrow("password_due");
  const next = await send(member, passwordChange, { oldPassword: PASSWORD, ...chosen });
  await send(caller({ token: next.token }), balance, {});
});

test("an expired password must be changed where the merchant wants it", async () => {
  const { caller, merchant, clock } = await factorsUnderTest({ passwordDays: 30 });
  await flag(merchant.code, "PWDEXPFORCECHANGE3");
  clock.advance(31 * 24 * 60 * MINUTE);
  const session = await logIn(caller(), login(PASSWORD));
  expect(session).toMatchObject({ firstTimeLogin: false, passwordExpired: true });
  const member = caller({ token: session.token });
  expect(await send(member, memberInfo, {})).toMatchObject({ passwordDue: "expired" });
  await expect(send(member, balance, {})).rejects.toThrow("password_due");
});

async function flag(merchant: string, modId: string) {
  const store = await testStore();
  const whitelabel = ["DIRECTREG3", "USERNAMEREG3", modId].map((name) => ({
    modId: name,
    enabled: "1" as const,
    childrenNodes: [],
  }));
  await store.db.update(merchants).set({ whitelabel }).where(eq(merchants.code, merchant));
}

test("a code on the phone sets a new password and lets its owner in", async () => {
  const { caller, merchant, verify, letters, session, isAlive } = await withEmail();
  await expect(send(caller(), passwordSendCode, phone)).rejects.toThrow("operation_not_enabled");
  await flag(merchant.code, "CHNGPASSVERIF3");
  await verify({ phone: "+525512345678" });
  const { sentTo } = await send(caller(), passwordSendCode, phone);
  expect(sentTo).toBe("+52 ••• 5678");
  const text = (await letters()).find(({ channel }) => channel === "sms");
  const verificationCode = /\b\d{6}\b/.exec(text?.text ?? "")?.[0] ?? "";
  const input = { ...phone, verificationCode, ...chosen };
  const bad = { ...input, verificationCode: "000000" };
  await expect(send(caller(), passwordSetByPhone, bad)).rejects.toThrow("verification_code_wrong");
  const outcome = await send(caller(), passwordSetByPhone, input);
  if ("challenge" in outcome) throw new Error("a challenge was asked");
  expect(await isAlive(outcome.token)).toBe(true);
  expect(await isAlive(session.token)).toBe(false);
  const again = send(caller(), passwordSetByPhone, input);
  await expect(again).rejects.toThrow("verification_code_expired");
  const subjects = (await letters()).map(({ subject }) => subject);
  expect(subjects.some((subject) => subject.startsWith("La contraseña"))).toBe(true);
});

test("a code on the phone does not replace an authenticator app", async () => {
  const { caller, merchant, verify, letters, withTotp } = await withEmail();
  await flag(merchant.code, "CHNGPASSVERIF3");
  await verify({ phone: "+525512345678" });
  await withTotp();
  await send(caller(), passwordSendCode, phone);
  const text = (await letters()).find(({ channel }) => channel === "sms");
  const verificationCode = /\b\d{6}\b/.exec(text?.text ?? "")?.[0] ?? "";
  const input = { ...phone, verificationCode, ...chosen };
  expect(await send(caller(), passwordSetByPhone, input)).toHaveProperty("challenge");
});

test("a number that nobody has gets the same answer and no text", async () => {
  const { caller, merchant, letters } = await withEmail();
  await flag(merchant.code, "CHNGPASSVERIF3");
  const before = (await letters()).length;
  const { sentTo } = await send(caller(), passwordSendCode, phone);
  expect(sentTo).toBe("+52 ••• 5678");
  expect(await letters()).toHaveLength(before);
});
