import { eq } from "drizzle-orm";
import { TOTP } from "otpauth";
import { expect, test } from "vitest";
import { testStore } from "#tests/support/database.ts";
import { lettersOf } from "#tests/support/letters.ts";
import { passTime } from "#tests/support/pass-time.ts";
import {
  PASSWORD,
  type PlatformUnderTest,
  platformUnderTest,
} from "../../../tests/under-test/platform-under-test.ts";
import { vipStanding } from "../../contract/club/vip.ts";
import { FLAGS } from "../../contract/core/site.ts";
import { memberInfo, registerCode } from "../../contract/members/account.ts";
import {
  freePlayLogin,
  login,
  loginCode,
  rememberEnd,
  rememberLogin,
  rememberStart,
} from "../../contract/members/auth.ts";
import { challengeAnswer } from "../../contract/members/challenge.ts";
import { totpConfirm, totpStart } from "../../contract/members/factors.ts";
import { passwordSendCode } from "../../contract/members/passwords.ts";
import { send } from "../../contract/wire/send.ts";
import { demoWhitelabel } from "../../demo/whitelabel.ts";
import { auditEntries } from "../../store/schema/audit.ts";
import { members, merchants } from "../../store/schema/merchant.ts";
import { outgoing } from "../../store/schema/outbox.ts";
import { rememberTokens } from "../../store/schema/proof.ts";

const HOUR = 3_600_000;
const NUMBER = { mobileNum: "55 1234 5678", countryDialingCode: "52" };
const PHONE = "+525512345678";
const free = { os: "test", platform: "W", random: "0123456789abcdef", version: 3 } as const;

async function open(settings: Record<string, unknown> = {}): Promise<PlatformUnderTest> {
  const made = await platformUnderTest({ settings });
  const store = await testStore();
  await store.db
    .update(merchants)
    .set({ whitelabel: demoWhitelabel(FLAGS) })
    .where(eq(merchants.code, made.merchant.code));
  return made;
}

async function change({ merchant }: PlatformUnderTest, row: Partial<typeof members.$inferInsert>) {
  const store = await testStore();
  await store.inMerchant(merchant.code, (tx) =>
    tx.update(members).set(row).where(eq(members.merchant, merchant.code)),
  );
}

async function codeSent({ merchant }: PlatformUnderTest): Promise<string> {
  const rows = await lettersOf(merchant.code);
  return / (\d{6})\./.exec(rows.find((row) => row.channel === "sms")?.text ?? "")?.[1] ?? "";
}

async function clearOutbox({ merchant }: PlatformUnderTest) {
  const store = await testStore();
  await store.inMerchant(merchant.code, (tx) => tx.delete(outgoing));
}

const bySms = (password: string) =>
  ({ username: "5512345678", password, type: "sms", countryDialingCode: "+52" }) as const;

test("a code opens the account whose phone it is, once", async () => {
  const at = await open();
  const { member } = await at.newMember("Movil26");
  await change(at, { phone: PHONE, phoneVerifiedAt: at.clock.now() });
  const sent = await send(at.caller(), loginCode, NUMBER);
  expect(sent).toEqual({ expiredMinutes: 1, validMinutes: 10, sentTo: "+52 ••• 5678" });
  const code = await codeSent(at);
  const session = await send(at.caller(), login, bySms(code));
  expect(session).toMatchObject({ member: { id: member.id } });
  await expect(send(at.caller(), login, bySms(code))).rejects.toMatchObject({
    code: "verification_code_expired",
  });
});

test("a code on the phone does not bypass an authenticator app", async () => {
  const at = await open();
  const { token } = await at.newMember("Movil26");
  await change(at, { phone: PHONE, phoneVerifiedAt: at.clock.now() });
  const member = at.caller({ token });
  const { secret } = await send(member, totpStart, {});
  const app = new TOTP({ secret });
  const codeOfApp = () => app.generate({ timestamp: at.clock.now().getTime() });
  await send(member, totpConfirm, { code: codeOfApp() });
  await send(at.caller(), loginCode, NUMBER);
  const outcome = await send(at.caller(), login, bySms(await codeSent(at)));
  if (!("challenge" in outcome)) throw new Error("no challenge was asked");
  expect(outcome.challenge.ways.map(({ way }) => way)).toEqual(["totp", "recovery"]);
  at.clock.advance(60_000);
  const answer = { id: outcome.challenge.id, way: "totp" as const, rememberDevice: false };
  const session = await send(at.caller(), challengeAnswer, { ...answer, code: codeOfApp() });
  expect(session).toHaveProperty("token");
});

test("a stranger who requests and guesses codes all night uses up none of the owner's", async () => {
  const at = await open({ textMessages: { captchaAfter: 20 } });
  const { deviceToken } = await at.newMember("Movil26");
  await change(at, { phone: PHONE, phoneVerifiedAt: at.clock.now() });
  const siteKey = "the-site-key";
  const stranger = (turn: number) => at.caller({ siteKey, clientAddress: `198.51.100.${turn}` });
  const ask = (turn: number) =>
    [loginCode, passwordSendCode, registerCode].map((call) => send(stranger(turn), call, NUMBER));
  await Promise.all(ask(1));
  passTime(1_050);
  const heard = (await Promise.allSettled(ask(2))).map(({ status }) => status);
  expect(heard.sort()).toEqual(["fulfilled", "fulfilled", "rejected"]);
  await expect(send(stranger(3), loginCode, NUMBER)).rejects.toThrow("sms_too_many");
  const own = at.caller({ siteKey, clientAddress: "198.51.100.1", deviceToken });
  await clearOutbox(at);
  await send(own, loginCode, NUMBER);
  const code = await codeSent(at);
  const wrong = bySms(code === "000000" ? "000001" : "000000");
  for (let turn = 0; turn < 16; turn += 1) {
    await expect(send(stranger(turn), login, wrong)).rejects.toMatchObject({
      field: "verificationCode",
    });
  }
  await expect(send(stranger(99), login, bySms(code))).rejects.toThrow("verification_code_expired");
  expect(await send(own, login, bySms(code))).toHaveProperty("token");
  const store = await testStore();
  const entries = await store.inMerchant(at.merchant.code, (tx) => tx.select().from(auditEntries));
  const failed = entries.filter(({ action }) => action === "login_failed");
  expect(failed).toHaveLength(15);
  expect(failed[0]).toMatchObject({ details: { kind: "sms" }, memberId: expect.any(String) });
});

test.each([
  ["of nobody", {}],
  ["that was never proved", { phone: PHONE }],
  ["of a blocked account", { phone: PHONE, phoneVerifiedAt: new Date(0), status: "blocked" }],
] as const)("a number %s is answered alike and gets no message", async (_name, row) => {
  const at = await open();
  await at.newMember("Movil26");
  if (Object.keys(row).length > 0) await change(at, row);
  const sent = await send(at.caller(), loginCode, NUMBER);
  expect(sent).toEqual({ expiredMinutes: 1, validMinutes: 10, sentTo: "+52 ••• 5678" });
  expect(await codeSent(at)).toBe("");
  await expect(send(at.caller(), login, bySms("123456"))).rejects.toMatchObject({
    code: "verification_code_wrong",
    field: "verificationCode",
  });
});

test("a missing number is refused at its field, and nothing is sent where the flag is off", async () => {
  const at = await open();
  const short = { ...NUMBER, mobileNum: "12" };
  await expect(send(at.caller(), loginCode, short)).rejects.toMatchObject({
    code: "mobile_invalid",
    field: "mobileNum",
  });
  const closed = await platformUnderTest();
  await expect(send(closed.caller(), loginCode, NUMBER)).rejects.toThrow("operation_not_enabled");
  await expect(send(closed.caller(), login, bySms("123456"))).rejects.toThrow(
    "operation_not_enabled",
  );
  await expect(send(closed.caller(), freePlayLogin, free)).rejects.toThrow("operation_not_enabled");
});

test("one click opens a trial account, which no protected action accepts", async () => {
  const at = await open();
  const first = await send(at.caller(), freePlayLogin, free);
  const second = await send(at.caller({ language: "en" }), freePlayLogin, free);
  expect(first.member.type).toBe(4);
  expect(first.member.account).toMatch(/^invitado-/);
  expect(second.member.account).toMatch(/^guest-/);
  const trial = at.caller({ token: first.token });
  await expect(send(trial, vipStanding, {})).rejects.toThrow("in_need_true_account");
  await expect(send(trial, rememberStart, {})).rejects.toThrow("in_need_true_account");
  const input = { username: first.member.account, password: "x", type: "username" } as const;
  await expect(send(at.caller(), login, input)).rejects.toThrow("login_failed");
});

test("agents and members have separate logins where the merchant wants it", async () => {
  const at = await open({ separateEntrances: true });
  await at.newMember("Puerta1");
  const by = (as?: "member" | "agent") =>
    send(at.caller(), login, { username: "Puerta1", password: PASSWORD, type: "username", as });
  await expect(by("agent")).rejects.toThrow("not_agent_login");
  expect(await by("member")).toHaveProperty("token");
  await change(at, { type: 41 });
  await expect(by()).rejects.toThrow("not_member_login");
  expect(await by("agent")).toHaveProperty("token");
});

async function remembered(at: PlatformUnderTest) {
  const { token } = await at.newMember("Vuelve1");
  return (await send(at.caller({ token }), rememberStart, {})).token;
}

test("a remembered browser comes back with a new secret each time, for a day", async () => {
  const at = await open();
  const first = await remembered(at);
  at.clock.advance(13 * HOUR);
  const back = await send(at.caller(), rememberLogin, { token: first });
  expect(back.remembered?.token).not.toBe(first);
  const member = at.caller({ token: back.token });
  expect((await send(member, memberInfo, {})).account).toBe("Vuelve1");
  at.clock.advance(11 * HOUR);
  const token = back.remembered?.token ?? "";
  await expect(send(at.caller(), rememberLogin, { token })).rejects.toThrow("not_logged_in");
});

test("a stolen secret that is used again ends the whole family", async () => {
  const at = await open();
  const first = await remembered(at);
  const thief = await send(at.caller(), rememberLogin, { token: first });
  at.clock.advance(HOUR);
  await expect(send(at.caller(), rememberLogin, { token: first })).rejects.toThrow("not_logged_in");
  const token = thief.remembered?.token ?? "";
  await expect(send(at.caller(), rememberLogin, { token })).rejects.toThrow("not_logged_in");
});

test("two pages opened at the same moment are both logged in", async () => {
  const at = await open();
  const token = await remembered(at);
  const both = await Promise.all([1, 2].map(() => send(at.caller(), rememberLogin, { token })));
  expect(both.filter((one) => one.remembered !== null)).toHaveLength(1);
  const next = both.find((one) => one.remembered)?.remembered?.token ?? "";
  at.clock.advance(HOUR);
  expect(await send(at.caller(), rememberLogin, { token: next })).toHaveProperty("token");
});

test("a forgotten browser stays out; nonsense and another merchant's token as well", async () => {
  const at = await open();
  const token = await remembered(at);
  const elsewhere = await open();
  for (const [where, given] of [
    [elsewhere, token],
    [at, "nonsense"],
    [at, `${token.slice(0, 12)}.${"A".repeat(43)}`],
  ] as const) {
    await expect(send(where.caller(), rememberLogin, { token: given })).rejects.toThrow(
      "not_logged_in",
    );
  }
  const store = await testStore();
  const rows = await store.inMerchant(at.merchant.code, (tx) => tx.select().from(rememberTokens));
  expect(JSON.stringify(rows)).not.toContain(token.split(".")[1]);
  const other = await open();
  const fresh = await remembered(other);
  await send(other.caller(), rememberEnd, { token: fresh });
  await expect(send(other.caller(), rememberLogin, { token: fresh })).rejects.toThrow(
    "not_logged_in",
  );
});
