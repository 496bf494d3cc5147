import { expect, test } from "vitest";
import {
  LETTER_KINDS,
  LETTERS,
  type LetterKind,
} from "../../contract/staff/merchant/letter-form.ts";
import { letterHtml } from "./letter-html.ts";
import { letterLook } from "./letter-look.ts";
import { chooseWording, fillLetter, type Message } from "./letters.ts";
import type { Letter } from "./queue-outgoing.ts";

const values = {
  account: "<b>ana</b>",
  code: "482913",
  link: "https://alba.example/forgot/new?token=a&b=c",
  minutes: 30,
  at: "2026-11-21 02:00",
  device: "Chrome",
  address: "203.0.113.9",
  change: "phone" as const,
  level: 3,
  board: "Copa <i>de oro</i>",
  place: 2,
  prize: "$500.00",
  until: "30 de noviembre",
};
const look = letterLook({ name: "alba", settings: { letterLook: { ground: "#b90f2c" } } });

const kinds = LETTER_KINDS.filter((kind) => LETTERS[kind].channel === "mail");

function letterOf(kind: LetterKind, language: string): Letter {
  const named = Object.entries(values).filter(([name]) =>
    LETTERS[kind].placeholders.some((one) => one === name),
  );
  const message = { kind, given: Object.fromEntries(named) } as Message;
  return fillLetter(message, chooseWording(kind, { language, country: "MX" }, new Map()), "alba");
}

test.each(["es", "en"])("every letter in %s fits the template and is escaped", (language) => {
  expect(kinds).toHaveLength(11);
  const all = kinds.map((kind) => [kind, letterOf(kind, language)] as const);
  for (const [kind, { text, foot = "", language: said, ...parts }] of all) {
    const paragraphs = text.split("\n\n");
    const html = letterHtml(look, { ...parts, language, foot, paragraphs });
    expect(said).toBe(language);
    expect(foot).not.toBe("");
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain("background:#b90f2c");
    expect(html).not.toMatch(/<b>ana|<i>de oro/);
    expect(html).not.toMatch(/<(script|img|link|div|iframe)\b|https?:\/\/(?!alba\.example)/);
    if (kind === "codeByMail") expect(html).toContain(">482913</td>");
    if (kind === "resetLink") expect(html).toContain('/forgot/new?token=a&amp;b=c"');
  }
});

test("a letter takes no value that is not a colour", () => {
  const settings = { letterLook: { ground: 'red"><script>', name: "otro", action: "#12345g" } };
  const safe = letterLook({ name: "alba", settings });
  expect(safe).toEqual(letterLook({ name: "alba", settings: {} }));
});
