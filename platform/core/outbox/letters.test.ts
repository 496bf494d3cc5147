import { expect, test } from "vitest";
import {
  LETTER_KINDS,
  type LetterForm,
  letterFault,
} from "../../contract/staff/merchant/letter-form.ts";
import { chooseWording, fillLetter } from "./letters.ts";

const none = new Map<string, LetterForm>();

test.each(["es", "en"])("the platform's own words in %s keep the rules of a merchant's", (tag) => {
  for (const kind of LETTER_KINDS) {
    const { form, language } = chooseWording(kind, { language: tag, country: "MX" }, none);
    expect([kind, language, letterFault(kind, form, [])]).toEqual([kind, tag, null]);
  }
});

test.each([
  ["en-GB", ["en-GB", "en"], "en-GB"],
  ["en-GB", ["es"], "en"],
  ["es-MX", ["es"], "es"],
  ["fr", ["en"], "es"],
  ["fr", ["es"], "es"],
  ["pt-BR", ["pt"], "pt"],
  ["nonsense!", [], "es"],
])("a reader of %s where the merchant has %j gets %s", (reader, own, said) => {
  const forms = new Map(own.map((tag) => [tag, { subject: tag, body: `own ${tag}` }]));
  const { language, isOwn } = chooseWording("welcome", { language: reader, country: "MX" }, forms);
  expect([language, isOwn]).toEqual([said, own.includes(said)]);
});

const welcome = (body: string, account: string, language = "es") =>
  fillLetter(
    { kind: "welcome", given: { account } },
    { form: { subject: "{brand}", body }, language, country: "MX", isOwn: true },
    "Casa {account}",
  );

test("a value that looks like a placeholder stays as it is", () => {
  const { subject, text } = welcome("{account} $& {brand}", "{brand}$&");
  expect(subject).toBe("Casa {account}");
  expect(text).toBe("{brand}$& $& Casa {account}");
});

test("a language that only the merchant writes has no line of the platform's", () => {
  expect(welcome("Olá", "ana", "pt").foot).toBe("");
  expect(welcome("Hola", "ana", "es-MX").foot).toMatch(/^Te escribimos/);
});

test("a letter of a Spanish house has Spain's words, and the house's own stay", () => {
  const given = { account: "ana", change: "payoutAccountAdded" as const };
  const spain = chooseWording("accountChanged", { language: "es", country: "ES" }, none);
  const letter = fillLetter({ kind: "accountChanged", given }, spain, "Chispa");
  expect(letter.text).toContain("se añadió una cuenta para retirar");
  const own = new Map([["es", { subject: "Tu retiro", body: "{change}" }]]);
  const said = chooseWording("accountChanged", { language: "es", country: "ES" }, own);
  expect(fillLetter({ kind: "accountChanged", given }, said, "Chispa").subject).toBe("Tu retiro");
});
