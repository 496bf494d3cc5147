import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { FLAGS } from "#platform/contract/core/site.ts";
import { memberInfo, register } from "#platform/contract/members/account.ts";
import {
  freePlayLogin,
  login,
  loginCode,
  rememberLogin,
  rememberStart,
  type Session,
} from "#platform/contract/members/auth.ts";
import { challengeAnswer, challengeSend } from "#platform/contract/members/challenge.ts";
import {
  passkeyAdd,
  passkeyAddStart,
  passkeyLogin,
  passkeyLoginStart,
} from "#platform/contract/members/factors.ts";
import {
  passwordChange,
  passwordForgot,
  passwordReset,
  passwordSendCode,
  passwordSetByPhone,
} from "#platform/contract/members/passwords.ts";
import { type Caller, send } from "#platform/contract/wire/send.ts";
import { demoWhitelabel } from "#platform/demo/whitelabel.ts";
import { merchantHosts, merchants } from "#platform/store/schema/merchant.ts";
import { factorsUnderTest } from "#tests/under-test/factors-under-test.ts";
import { PASSWORD, registration } from "#tests/under-test/platform-under-test.ts";
import { proven } from "#tests/under-test/proven.ts";
import { softAuthenticator } from "#tests/under-test/soft-authenticator.ts";

type Under = Awaited<ReturnType<typeof factorsUnderTest>>;
type Outcome = Session | { challenge: { id: string } };

const NUMBER = { mobileNum: "55 1234 5678", countryDialingCode: "52" };
const EMAIL = "ana@mail.example";
const chosen = { newPassword: "una-luna-mas-grande", confirmNewPassword: "una-luna-mas-grande" };
const named = { username: "ana2026", password: PASSWORD, type: "username" } as const;

/** A member with a verified phone at a merchant that offers every login method. */
async function open() {
  const under = await factorsUnderTest({ newDeviceChallenge: true });
  await under.store.db
    .update(merchants)
    .set({ whitelabel: demoWhitelabel(FLAGS) })
    .where(eq(merchants.code, under.merchant.code));
  await under.verify({ phone: "+525512345678", email: EMAIL });
  return under;
}

async function codeOf({ letters }: Under) {
  const text = (await letters()).find(({ channel }) => channel === "sms");
  return /\b\d{6}\b/.exec(text?.text ?? "")?.[0] ?? "";
}

async function byPasskey({ merchant, store, member }: Under, from: Caller) {
  const host = `${merchant.code}.localhost`;
  await store.db.insert(merchantHosts).values({ merchant: merchant.code, host });
  const origin = `http://${host}`;
  const key = softAuthenticator(host, origin);
  const added = await send(member, passkeyAddStart, { origin });
  const attestation = key.create(added.options);
  await send(member, passkeyAdd, { requestId: added.requestId, attestation, name: "Mía" });
  const { requestId, options } = await send(from, passkeyLoginStart, { origin });
  return send(from, passkeyLogin, { requestId, assertion: key.get(options) });
}

/** Every login method, from a browser in which an attacker planted a session. */
const WAYS: Record<string, (under: Under, from: Caller) => Promise<Outcome>> = {
  "a password": (_, from) => send(from, login, named),
  "a code on the phone": async (under, from) => {
    await send(from, loginCode, NUMBER);
    const code = { username: "5512345678", password: await codeOf(under) };
    return send(from, login, { ...code, type: "sms", countryDialingCode: "52" });
  },
  "a challenge": async (under, from) => {
    const elsewhere = { ...from, clientAddress: "198.51.100.7", siteKey: "the-site-key" };
    const outcome = await send(elsewhere, login, named);
    if (!("challenge" in outcome)) throw new Error("no challenge was asked");
    const { id } = outcome.challenge;
    await send(elsewhere, challengeSend, { id, way: "mobile" });
    const code = await codeOf(under);
    return send(elsewhere, challengeAnswer, { id, way: "mobile", code, rememberDevice: false });
  },
  "a registration": (_, from) => send(from, register, registration("nueva2026")),
  "a passkey": byPasskey,
  "a remembered browser": async ({ member }, from) => {
    const { token } = await send(member, rememberStart, {});
    return send(from, rememberLogin, { token });
  },
  "a new password by phone": async (under, from) => {
    await send(from, passwordSendCode, NUMBER);
    const verificationCode = await codeOf(under);
    return send(from, passwordSetByPhone, { ...NUMBER, verificationCode, ...chosen });
  },
  "free play": (_, from) =>
    send(from, freePlayLogin, { os: "web", platform: "W", random: "0123456789abcdef", version: 3 }),
};

const isAlive = ({ caller }: Under, token: string) =>
  send(caller({ token }), memberInfo, {}).then(
    () => true,
    () => false,
  );

test.each(Object.entries(WAYS))(
  "after %s a token known before opens nothing",
  async (_name, enter) => {
    const under = await open();
    const planted = await under.newMember("mala2026");
    const outcome = await enter(under, under.caller({ token: planted.token }));
    if (!("token" in outcome)) throw new Error("nobody was let in");
    expect(outcome.token).not.toBe(planted.token);
    expect(await isAlive(under, outcome.token)).toBe(true);
    expect(await isAlive(under, planted.token)).toBe(false);
  },
);

test("a changed password leaves one session alone, and that is a new one", async () => {
  const under = await open();
  const other = await send(under.caller(), login, named);
  const session = await send(under.member, passwordChange, { oldPassword: PASSWORD, ...chosen });
  expect(session.token).not.toBe(under.session.token);
  const tokens = [under.session.token, "token" in other ? other.token : "", session.token];
  expect(await Promise.all(tokens.map((token) => isAlive(under, token)))).toEqual([
    false,
    false,
    true,
  ]);
});

test("a new password by a letter ends every session, the asker's too", async () => {
  const under = await open();
  const { merchant, store } = under;
  const host = `${merchant.code}.localhost`;
  await store.db.insert(merchantHosts).values({ merchant: merchant.code, host });
  const asked = { username: "ana2026", email: EMAIL, origin: `http://${host}` };
  await send(under.member, passwordForgot, asked);
  const letter = (await under.letters()).find(({ text }) => text.includes("token="));
  const token = /token=([\w-]+)/.exec(letter?.text ?? "")?.[1] ?? "";
  await send(under.member, passwordReset, { token, ...chosen });
  expect(await isAlive(under, under.session.token)).toBe(false);
});

test("after a proof the token known before opens nothing", async () => {
  const under = await open();
  const sure = await proven(under.member, { password: PASSWORD });
  expect(await isAlive(under, sure.token ?? "")).toBe(true);
  expect(await isAlive(under, under.session.token)).toBe(false);
});

test("nobody chooses the token of a session", async () => {
  const under = await open();
  const invented = "A".repeat(43);
  const outcome = await send(under.caller({ token: invented }), login, named);
  if (!("token" in outcome)) throw new Error("nobody was let in");
  expect(outcome.token).not.toBe(invented);
  expect(await isAlive(under, invented)).toBe(false);
});
