import { createInstance } from "i18next";
import { expect, test } from "vitest";
import auth from "#app/i18n/locales/es/auth.ts";
import { decodeMessage, encodeMessage, sayMessage } from "./message.ts";

const i18n = createInstance();
i18n.init({ lng: "es", ns: ["auth"], resources: { es: { auth } }, initAsync: false });
const t = i18n.getFixedT("es", "auth");
const say = (code: string, details?: Record<string, string | number>) =>
  sayMessage(t, encodeMessage(code, details));

test("details survive the way through a form's reply", () => {
  const message = encodeMessage("input_pattern", { patternId: "email", min: 5, note: "a&b=c?" });
  expect(decodeMessage(message)).toEqual({
    code: "input_pattern",
    details: { patternId: "email", min: "5", note: "a&b=c?" },
  });
});
test("a code without details is itself", () => expect(encodeMessage("a_code")).toBe("a_code"));
test("one missing character has a message in the singular", () => {
  expect(say("input_short", { count: 1, min: 4 })).toBe("Falta 1 carácter; como mínimo van 4.");
  expect(say("input_short", { count: 3, min: 4 })).toBe("Faltan 3 caracteres; como mínimo van 4.");
});
test("the message about a broken pattern names its kind and its range", () =>
  expect(say("input_pattern", { patternId: "digits", min: 6, max: 15 })).toBe(
    "Usa solo números: de 6 a 15.",
  ));
test("equal ends are one number", () =>
  expect(say("input_pattern", { patternId: "digits", min: 6, max: 6 })).toBe(
    "Usa solo números: 6.",
  ));
test("a wait is given in minutes", () =>
  expect(say("too_many_attempts", { minutes: 1 })).toContain("1 minuto "));
test("a code nobody knows yet is still an answer", () =>
  expect(say("a_code_of_tomorrow")).toBe(auth.errors.unknown_error));
