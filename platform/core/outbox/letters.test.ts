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
    const { form, language } = chooseWording(kind, tag, none);
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
  const { language, isOwn } = chooseWording("welcome", reader, forms);
  expect([language, isOwn]).toEqual([said, own.includes(said)]);
});

const welcome = (body: string, account: string, language = "es") =>
  fillLetter(
    { kind: "welcome", given: { account } },
    { form: { subject: "{brand}", body }, language, isOwn: true },
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
