import { eq } from "drizzle-orm";
import sharp from "sharp";
import { expect, test } from "vitest";
import { testRandom, testStore } from "#tests/support/database.ts";
import { answerTo, newCaptcha } from "../../../tests/under-test/captcha-under-test.ts";
import { PASSWORD, platformUnderTest } from "../../../tests/under-test/platform-under-test.ts";
import { login } from "../../contract/members/auth.ts";
import { captcha } from "../../contract/members/captcha.ts";
import { type Caller, send } from "../../contract/wire/send.ts";
import { captchas } from "../../store/schema/proof.ts";
import { askInWords } from "./ask-in-words.ts";
import { drawCaptcha } from "./draw-captcha.ts";
import { GLYPHS } from "./glyphs.ts";

const site = { siteKey: "the-site-key" };
async function failThrice(caller: Caller, username: string) {
  const codes: unknown[] = [];
  for (let round = 0; round < 3; round += 1) {
    const input = { username, password: "otra-clave-9", type: "username" } as const;
    await send(caller, login, input).catch((error) => codes.push([error.code, error.details]));
  }
  return codes;
}

test("a picture shows unambiguous letters, drawn without a font", async () => {
  const random = testRandom("picture");
  const image = await drawCaptcha(random, "AKR7W");
  expect(await sharp(image).metadata()).toMatchObject({ format: "png", width: 220, height: 72 });
  expect(image.length).toBeLessThan(12_000);
  expect(Object.keys(GLYPHS).join("")).not.toMatch(/[01258BDIOQSZGV]/);
});

test("questions have one answer, in either language", () => {
  const random = testRandom("words");
  for (let round = 0; round < 200; round += 1) {
    const { question, answer } = askInWords(random, "en");
    expect(answerTo(question)).toBe(answer);
    expect(askInWords(random, "es").question).toMatch(/¿.+\?$/);
  }
});

test.each(["known", "unknown"])("three failures of a %s name need a captcha", async (kind) => {
  const { caller, newMember } = await platformUnderTest();
  const username = kind === "known" ? (await newMember("Olvido1")).member.account : "nadie12";
  const at = caller({ ...site, language: "en", clientAddress: "203.0.113.5" });
  expect(await failThrice(at, username)).toEqual([
    ["login_failed", undefined],
    ["login_failed", undefined],
    ["login_failed", { captcha: true }],
  ]);
  const input = { username, password: PASSWORD, type: "username" } as const;
  await expect(send(at, login, input)).rejects.toMatchObject({
    code: "captcha_required",
    field: "captcha",
    details: { captcha: true },
  });
});

test("each captcha lets one right answer in, from any network", async () => {
  const { caller, newMember } = await platformUnderTest();
  await newMember("Olvido1");
  await failThrice(caller({ ...site, clientAddress: "203.0.113.5" }), "Olvido1");
  const owner = caller({ ...site, language: "en", clientAddress: "198.51.100.8" });
  const input = { username: "Olvido1", password: PASSWORD, type: "username" } as const;
  const first = await newCaptcha(owner);
  const wrong = { ...input, captchaId: first.id, captcha: "nope" };
  await expect(send(owner, login, wrong)).rejects.toThrow("captcha_wrong");
  const late = { ...input, captchaId: first.id, captcha: answerTo(first.question) };
  await expect(send(owner, login, late)).rejects.toThrow("captcha_wrong");

  const second = await newCaptcha(owner);
  const right = { captchaId: second.id, captcha: ` ${answerTo(second.question).toUpperCase()} ` };
  expect(await send(owner, login, { ...input, ...right })).toHaveProperty("token");
  // After a login no captcha is required.
  expect(await send(owner, login, input)).toHaveProperty("token");
});

test("a captcha expires after five minutes and is valid at its merchant only", async () => {
  const here = await platformUnderTest();
  const there = await platformUnderTest();
  await here.newMember("Olvido1");
  const at = here.caller({ ...site, language: "en", clientAddress: "203.0.113.5" });
  await failThrice(at, "Olvido1");
  const input = { username: "Olvido1", password: PASSWORD, type: "username" } as const;
  const foreign = await newCaptcha(there.caller({ ...site, language: "en" }));
  const old = await newCaptcha(at);
  here.clock.advance(5 * 60_000);
  for (const { id, question } of [foreign, old]) {
    const given = { captchaId: id, captcha: answerTo(question) };
    await expect(send(at, login, { ...input, ...given })).rejects.toThrow("captcha_wrong");
  }
});

test("the form may ask in advance whether a captcha is required", async () => {
  const { caller } = await platformUnderTest();
  const at = caller({ ...site, clientAddress: "203.0.113.5" });
  expect(await send(at, captcha, { ifAskedFor: "nadie12" })).toEqual({ captcha: null });
  await failThrice(at, "nadie12");
  expect((await send(at, captcha, { ifAskedFor: "NADIE12" })).captcha).not.toBeNull();
  expect(await send(at, captcha, { ifAskedFor: "otra123" })).toEqual({ captcha: null });
});

test("the stored captcha does not show its answer", async () => {
  const { caller, merchant } = await platformUnderTest();
  const shown = await newCaptcha(caller({ language: "en" }));
  const store = await testStore();
  const [row] = await store.inMerchant(merchant.code, (tx) =>
    tx.select().from(captchas).where(eq(captchas.merchant, merchant.code)),
  );
  expect(row?.id).toBe(shown.id);
  expect(row?.wordHash).toMatch(/^[0-9a-f]{64}$/);
  expect(row?.answerHash).toMatch(/^[0-9a-f]{64}$/);
});
