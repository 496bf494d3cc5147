import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { lettersOf } from "#tests/support/letters.ts";
import { passTime } from "#tests/support/pass-time.ts";
import { answerTo, newCaptcha } from "../../../tests/under-test/captcha-under-test.ts";
import { factorsUnderTest } from "../../../tests/under-test/factors-under-test.ts";
import { PASSWORD } from "../../../tests/under-test/platform-under-test.ts";
import { FLAGS } from "../../contract/core/site.ts";
import { registerCode } from "../../contract/members/account.ts";
import { loginCode } from "../../contract/members/auth.ts";
import { captcha } from "../../contract/members/captcha.ts";
import { challengeSend } from "../../contract/members/challenge.ts";
import { passwordChange, passwordSendCode } from "../../contract/members/passwords.ts";
import { bindSend } from "../../contract/members/profile.ts";
import { type Caller, send } from "../../contract/wire/send.ts";
import { demoWhitelabel } from "../../demo/whitelabel.ts";
import { merchants } from "../../store/schema/merchant.ts";

type Answer = { captchaId?: string; captcha?: string };
type Phone = { countryDialingCode: string; mobileNum: string };
type Ask = (at: Caller, phone: Phone, answer?: Answer) => Promise<unknown>;

/** Each call that sends a code to a typed number. */
const CALLS: Record<string, Ask> = {
  "a registration": (at, phone, answer = {}) => send(at, registerCode, { ...phone, ...answer }),
  "a login by code": (at, phone, answer = {}) => send(at, loginCode, { ...phone, ...answer }),
  "a new password": (at, phone, answer = {}) => send(at, passwordSendCode, { ...phone, ...answer }),
  "a number to be bound": (at, phone, answer = {}) =>
    send(at, bindSend, { channel: "mobile", ...phone, ...answer }),
};
const each = Object.entries(CALLS);

let numbers = 10_000;
const mexican = (): Phone => ({ countryDialingCode: "52", mobileNum: `55300${numbers++}` });
const american = (): Phone => ({ countryDialingCode: "1", mobileNum: `21255${numbers++}` });
const FRENCH: Phone = { countryDialingCode: "33", mobileNum: "612345678" };
const inText = ({ countryDialingCode, mobileNum }: Phone) => `+${countryDialingCode}${mobileNum}`;

/** A merchant that offers every code, a member, and callers from other addresses. */
async function open(settings: Record<string, unknown> = {}) {
  const under = await factorsUnderTest({ country: "MX", ...settings });
  await under.store.db
    .update(merchants)
    .set({ whitelabel: demoWhitelabel(FLAGS) })
    .where(eq(merchants.code, under.merchant.code));
  const from = (clientAddress: string, more: Partial<Caller> = {}) =>
    under.caller({
      ...{ token: under.session.token, siteKey: "the-site-key", language: "en" },
      ...{ clientAddress, ...more },
    });
  let addresses = 0;
  return {
    ...under,
    from,
    /** Somebody else each time, with the member's session where a call needs one. */
    anew: () => from(`203.0.113.${++addresses}`),
    texts: async () =>
      (await lettersOf(under.merchant.code)).filter(({ channel }) => channel === "sms"),
  };
}

const solved = async (at: Caller): Promise<Answer> => {
  const { id: captchaId, question } = await newCaptcha(at);
  return { captchaId, captcha: answerTo(question) };
};
const captchaAsked = { code: "captcha_required", field: "captcha", details: { captcha: true } };

test("the flags of the merchant under test open every call", () => {
  expect(
    demoWhitelabel(FLAGS)[0]?.childrenNodes.filter(({ enabled }) => enabled === "1"),
  ).toHaveLength(FLAGS.length);
});

describe.each(each)("%s", (_name, ask) => {
  test("gets a code only in the merchant's countries", async () => {
    const { anew, store, merchant } = await open({ phoneCountries: ["US"] });
    const refused = { code: "sms_country", field: "mobileNum" };
    await expect(ask(anew(), FRENCH)).rejects.toMatchObject(refused);
    await ask(anew(), mexican());
    await ask(anew(), american());
    const settings = { country: "MX", phoneCountries: "MX,FR" };
    await store.db.update(merchants).set({ settings }).where(eq(merchants.code, merchant.code));
    await ask(anew(), FRENCH);
    await expect(ask(anew(), american())).rejects.toMatchObject(refused);
  });

  test("needs a captcha from the third code an hour to one number", async () => {
    const { anew } = await open();
    const phone = mexican();
    for (let turn = 0; turn < 2; turn += 1) {
      await ask(anew(), phone);
      passTime(1_050);
    }
    await expect(ask(anew(), phone)).rejects.toMatchObject(captchaAsked);
    const at = anew();
    const wrong = { captchaId: (await newCaptcha(at)).id, captcha: "nope" };
    await expect(ask(at, phone, wrong)).rejects.toMatchObject({ code: "captcha_wrong" });
    await ask(at, phone, await solved(at));
    await ask(anew(), mexican());
    passTime(3_600_000);
    await ask(anew(), phone);
  });

  test("needs a captcha from the third code an hour from one address", async () => {
    const { from } = await open();
    const at = from("198.51.100.20");
    const shows = async (caller: Caller) =>
      (await send(caller, captcha, { ifAskedForText: "1" })).captcha !== null;
    await ask(at, mexican());
    expect(await shows(at)).toBe(false);
    await ask(at, mexican());
    expect(await shows(at)).toBe(true);
    expect(await shows(from("198.51.100.21"))).toBe(false);
    await expect(ask(at, mexican())).rejects.toMatchObject(captchaAsked);
    const answer = await solved(at);
    await ask(at, mexican(), answer);
    await expect(ask(at, mexican(), answer)).rejects.toMatchObject({ code: "captcha_wrong" });
  });
});

test("what strangers ask for brings the owner's browser no captcha", async () => {
  const { anew, from, verify, session } = await open();
  const phone = mexican();
  await verify({ phone: inText(phone) });
  for (let turn = 0; turn < 2; turn += 1) {
    await send(anew(), loginCode, phone);
    passTime(1_050);
  }
  await expect(send(anew(), loginCode, phone)).rejects.toMatchObject(captchaAsked);
  const own = from("203.0.113.1", { deviceToken: session.deviceToken });
  await send(own, loginCode, phone);
  passTime(1_050);
  await send(own, loginCode, phone);
  passTime(1_050);
  await expect(send(own, loginCode, phone)).rejects.toMatchObject(captchaAsked);
});

test("requests at the same moment are counted too", async () => {
  const { from, texts } = await open();
  const at = from("198.51.100.20");
  const asked = Array.from({ length: 8 }, () =>
    send(at, registerCode, mexican()).then(
      () => "sent",
      (error: { code: string }) => error.code,
    ),
  );
  const said = await Promise.all(asked);
  expect(said.filter((one) => one === "sent")).toHaveLength(2);
  expect(said.filter((one) => one === "captcha_required")).toHaveLength(6);
  expect(await texts()).toHaveLength(2);
});

test("a day has a ceiling, a fifth of which only members' own phones use", async () => {
  const textMessages = { perDay: 5 };
  const under = await open({ newDeviceChallenge: true, textMessages });
  const { anew, texts, verify, challenged, clock } = under;
  await verify({ phone: "+525512345678" });
  for (let turn = 0; turn < 4; turn += 1) await send(anew(), registerCode, mexican());
  const refused = { code: "sms_unavailable" };
  await expect(send(anew(), registerCode, mexican())).rejects.toMatchObject(refused);
  const { id, asked } = await challenged();
  await send(asked, challengeSend, { id, way: "mobile" });
  expect(await texts()).toHaveLength(5);
  passTime(1_050);
  await expect(send(asked, challengeSend, { id, way: "mobile" })).rejects.toMatchObject(refused);
  clock.advance(24 * 3_600_000);
  await send(anew(), registerCode, mexican());
  expect(await texts()).toHaveLength(6);
});

test("an hour has a ceiling for each calling code, a fifth of it for members' own phones", async () => {
  const textMessages = { perHourAndCountry: 5 };
  const settings = { phoneCountries: ["US"], newDeviceChallenge: true, textMessages };
  const { anew, texts, verify, challenged } = await open(settings);
  await verify({ phone: "+525512345678" });
  for (let turn = 0; turn < 4; turn += 1) await send(anew(), registerCode, mexican());
  const refused = { code: "sms_unavailable" };
  await expect(send(anew(), registerCode, mexican())).rejects.toMatchObject(refused);
  await send(anew(), registerCode, american());
  const { id, asked } = await challenged();
  await send(asked, challengeSend, { id, way: "mobile" });
  passTime(1_050);
  await expect(send(asked, challengeSend, { id, way: "mobile" })).rejects.toMatchObject(refused);
  passTime(3_600_000);
  await send(anew(), registerCode, mexican());
  expect(await texts()).toHaveLength(7);
});

test("what a member is told by text also counts, and its lack stops no change", async () => {
  const { verify, session, caller, anew, texts } = await open({ textMessages: { perDay: 2 } });
  await verify({ phone: "+525512345678" });
  let token = session.token;
  let oldPassword = PASSWORD;
  for (let turn = 0; turn < 3; turn += 1) {
    const newPassword = `otra-luna-${randomBytes(4).toString("hex")}`;
    const change = { oldPassword, newPassword, confirmNewPassword: newPassword };
    token = (await send(caller({ token }), passwordChange, change)).token;
    oldPassword = newPassword;
  }
  expect(await texts()).toHaveLength(2);
  const next = send(anew(), registerCode, mexican());
  await expect(next).rejects.toMatchObject({ code: "sms_unavailable" });
});

test("a code by e-mail needs no captcha and counts for no text message", async () => {
  const { from, texts } = await open({ textMessages: { perDay: 0 } });
  const at = from("198.51.100.20");
  for (let turn = 0; turn < 4; turn += 1) {
    await send(at, bindSend, { channel: "email", email: `ana${turn}@mail.example` });
  }
  expect(await texts()).toEqual([]);
});

test("the numbers of a served country are recognised by their country, not their code alone", async () => {
  const { anew } = await open({ country: "US", phoneCountries: ["US"] });
  await send(anew(), registerCode, american());
  const canadian = { countryDialingCode: "1", mobileNum: "4165550123" };
  const refused = send(anew(), registerCode, canadian);
  await expect(refused).rejects.toMatchObject({ code: "sms_country", field: "mobileNum" });
});
