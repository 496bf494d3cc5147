import { expect, test } from "vitest";
import { type LetterForm, type LetterKind, letterFault, letterForm } from "./letter-form.ts";

const hosts = ["casa.mx", "www.casa.mx"];
const code = (kind: LetterKind, form: LetterForm) => letterFault(kind, form, hosts)?.code ?? null;
const welcome = (body: string, subject = "Hola, {account}") => code("welcome", { subject, body });

test("plain text with the letter's own placeholders is fine", () => {
  expect(
    welcome("Hola, {account}:\n\n¿Dudas? ayuda.luz@correo.otra.example, o https://casa.mx/help."),
  ).toBeNull();
  expect(welcome("Véase casa.mx, a las 9 p.m.; cuesta $0.20 & más.")).toBeNull();
  expect(code("codeByText", { body: "{brand}: {code}" })).toBeNull();
  const reset = { subject: "Clave", body: "Sigue:\n\n{link}\n\nAdiós", button: "Elegir" };
  expect(code("resetLink", reset)).toBeNull();
});

test.each([
  ["another letter's placeholder", "{code}", "letter_placeholder"],
  ["an unknown one", "{name}", "letter_placeholder"],
  ["one in capitals", "{ACCOUNT}", "letter_placeholder"],
  ["a lone brace", "Hola {account", "letter_placeholder"],
  ["a tag", "Hola <b>", "letter_html"],
  ["an entity", "Hola&nbsp;Ana", "letter_html"],
  ["a numbered entity", "&#60;b", "letter_html"],
  ["a control character", "Hola\u0007", "letter_character"],
  ["a tab", "Hola\tAna", "letter_character"],
  ["text that turns its direction", "Hola \u202eana", "letter_character"],
  ["too much", "a".repeat(4_001), "letter_too_long"],
  ["another site", "https://evil.example/x", "letter_foreign_link"],
  ["a site below ours", "https://x.casa.mx", "letter_foreign_link"],
  ["one that begins like ours", "https://casa.mx.evil.example", "letter_foreign_link"],
  ["another port", "https://casa.mx:8443/", "letter_foreign_link"],
  ["ours without TLS", "http://casa.mx/", "letter_foreign_link"],
  ["a user before ours", "https://ana@casa.mx/", "letter_foreign_link"],
  ["ours as a user", "https://casa.mx@evil.example/", "letter_foreign_link"],
  ["a bare host", "Entra en evil.example/casa.mx", "letter_foreign_link"],
  ["a bare host with a user in its path", "evil.example/ana@casa.mx", "letter_foreign_link"],
  ["a host that a value completes", "https://casa.mx.{brand}/", "letter_foreign_link"],
  ["a host before a value", "evil.{account}", "letter_foreign_link"],
  ["a host after full stops", "Entra..evil.example", "letter_foreign_link"],
  ["a host after a hyphen", "Entra -evil.example", "letter_foreign_link"],
  ["a host after an underscore", "_evil.example", "letter_foreign_link"],
  ["a host without a scheme's name", "//evil.example", "letter_foreign_link"],
  ["a backslash", "https://casa.mx\\@evil.example", "letter_foreign_link"],
  ["another scheme", "javascript://casa.mx/%0aalert(1)", "letter_foreign_link"],
])("%s is refused", (_what, body, said) => {
  expect(welcome(body)).toBe(said);
});

test("the subject follows the same rules, in one line", () => {
  expect(welcome("Hola", "Hola\nBcc: eva@mail.example")).toBe("letter_character");
  expect(welcome("Hola", "a".repeat(121))).toBe("letter_too_long");
  expect(welcome("Hola", "{code}")).toBe("letter_placeholder");
  expect(code("welcome", { body: "Hola" })).toBe("letter_required");
  expect(code("codeByText", { subject: "Hola", body: "{code}" })).toBe("letter_not_here");
});

test("a letter has what it is for", () => {
  expect(code("codeByMail", { subject: "{code}", body: "Hola" })).toBe("letter_needs");
  expect(code("codeByText", { body: "Hola" })).toBe("letter_needs");
  expect(code("resetLink", { subject: "Clave", body: "Hola" })).toBe("letter_needs");
  expect(code("newDevice", { subject: "Acceso", body: "Hola" })).toBe("letter_needs");
  expect(code("accountChangedByText", { body: "Hola" })).toBe("letter_needs");
});

test("a link is one paragraph, and only such a letter has a button", () => {
  const reset = (body: string, more = {}) => code("resetLink", { subject: "Clave", body, ...more });
  expect(reset("Sigue {link}")).toBe("letter_link_alone");
  expect(reset("{link}\n\n{link}")).toBe("letter_link_alone");
  expect(reset("{link}", { button: "{link}" })).toBe("letter_link_alone");
  expect(reset("{link}", { subject: "{link}" })).toBe("letter_link_alone");
  expect(code("welcome", { subject: "a", body: "b", button: "c" })).toBe("letter_not_here");
});

test("a text message has one line of 160 characters", () => {
  const text = (length: number) => code("codeByText", { body: "{code}".padEnd(length, "a") });
  expect(text(160)).toBeNull();
  expect(text(161)).toBe("letter_too_long");
  expect(code("codeByText", { body: "{code}\nadiós" })).toBe("letter_character");
});

test("lines from a file are tidied", () => {
  const { body } = letterForm.parse({ body: "  Hola  \r\n\r\n\r\n\r\n{link}\t\r\n" });
  expect(body).toBe("Hola\n\n{link}");
});

test("without hosts, links are not compared", () => {
  expect(letterFault("welcome", { subject: "a", body: "https://evil.example" })).toBeNull();
});
