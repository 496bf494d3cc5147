import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { answerTo, newCaptcha } from "../../../tests/under-test/captcha-under-test.ts";
import { platformUnderTest, registration } from "../../../tests/under-test/platform-under-test.ts";
import { register } from "../../contract/members/account.ts";
import { captcha } from "../../contract/members/captcha.ts";
import { type Caller, send } from "../../contract/wire/send.ts";

const site = { siteKey: "the-site-key", language: "en" };
const newName = () => `n${randomBytes(5).toString("hex")}`;
const signUp = (at: Caller, more: { username?: string; captchaId?: string; captcha?: string }) =>
  send(at, register, { ...registration(newName()), ...more });

test("many registrations from one address require a captcha", async () => {
  const { caller } = await platformUnderTest({ settings: { registerCaptchaAfter: 2 } });
  const at = caller({ ...site, clientAddress: "203.0.113.9" });
  const isAsked = async (from: Caller) =>
    (await send(from, captcha, { ifAskedAtRegister: "1" })).captcha !== null;
  expect(await isAsked(at)).toBe(false);
  await signUp(at, { username: "primera1" });
  const taken = signUp(at, { username: "Primera1" });
  await expect(taken).rejects.toMatchObject({
    code: "username_taken",
    details: { captcha: true },
  });
  expect(await isAsked(at)).toBe(true);
  const flag = { field: "captcha", details: { captcha: true } };
  await expect(signUp(at, {})).rejects.toMatchObject({ code: "captcha_required", ...flag });
  const shown = await newCaptcha(at);
  const wrong = { captchaId: shown.id, captcha: "nope" };
  await expect(signUp(at, wrong)).rejects.toMatchObject({ code: "captcha_wrong", ...flag });
  const { id: captchaId, question } = await newCaptcha(at);
  const right = { captchaId, captcha: answerTo(question) };
  await signUp(at, right);
  await expect(signUp(at, right)).rejects.toMatchObject({ code: "captcha_wrong" });
  const elsewhere = caller({ ...site, clientAddress: "203.0.113.10" });
  expect(await isAsked(elsewhere)).toBe(false);
  await signUp(elsewhere, {});
});

test("one browser opens ten accounts an hour from all networks together", async () => {
  const { caller } = await platformUnderTest();
  let deviceToken: string | undefined;
  const next = async (turn: number) => {
    const at = caller({ ...site, clientAddress: `198.51.100.${turn}`, deviceToken });
    deviceToken = (await signUp(at, {})).deviceToken;
  };
  for (let turn = 1; turn <= 10; turn += 1) await next(turn);
  await expect(next(11)).rejects.toThrow("too_many_attempts");
  await signUp(caller({ ...site, clientAddress: "198.51.100.12" }), {});
});
