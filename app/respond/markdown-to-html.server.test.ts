import { describe, expect, test } from "vitest";
import { ARTICLE_TAGS } from "#platform/contract/publishing/blog.ts";
import { cleanHtml } from "./clean-html.server.ts";
import { markdownToHtml } from "./markdown-to-html.server.ts";

test("writes what a page is made of", () => {
  const text = `## Horarios

De lunes a **viernes**, *salvo* festivos.
Ver la [ayuda](/help/contact).

- Uno
  que sigue
- Dos

1. Primero
2. Segundo

> Se juega con calma.

| Nivel | Cupo |
|---|---|
| Oro | 5 |`;
  expect(markdownToHtml(text)).toBe(
    "<h2>Horarios</h2>" +
      '<p>De lunes a <strong>viernes</strong>, <em>salvo</em> festivos. Ver la <a href="/help/contact">ayuda</a>.</p>' +
      "<ul><li>Uno que sigue</li><li>Dos</li></ul>" +
      "<ol><li>Primero</li><li>Segundo</li></ol>" +
      "<blockquote><p>Se juega con calma.</p></blockquote>" +
      '<table><thead><tr><th scope="col">Nivel</th><th scope="col">Cupo</th></tr></thead>' +
      "<tbody><tr><td>Oro</td><td>5</td></tr></tbody></table>",
  );
});

test("a page has one first heading, which is not in its text", () => {
  expect(markdownToHtml("# Otra\nsigue aquí")).toBe("<h2>Otra</h2><p>sigue aquí</p>");
});

test.each([
  ["a reference", "[a][1]\n\n[1]: https://evil.example"],
  ["an address in angle brackets", "<https://evil.example>"],
  ["a bare address", "https://evil.example www.evil.example"],
  ["an anchor", '<a href="https://evil.example">a</a>'],
])("%s stays text, because brand check does not find its address", (_name, text) => {
  expect(markdownToHtml(text)).not.toContain("<a");
});

describe("what is dangerous comes out as words", () => {
  test.each([
    ["a script", "<script>alert(1)</script>"],
    ["an image that fails", '<img src=x onerror="alert(1)">'],
    ["a style", "<style>body{display:none}</style>"],
    ["a frame", '<iframe src="https://evil.example"></iframe>'],
    ["a link that runs", "[gratis](javascript:alert`1`)"],
    ["a link of data", "[gratis](data:text/html;base64,PHNjcmlwdD4=)"],
    ["a link that breaks out", '[a](/x"onmouseover="alert`1`)'],
    ["a link without a scheme", "[a](//evil.example)"],
  ])("%s", (_name, text) => {
    const html = cleanHtml(markdownToHtml(text), ARTICLE_TAGS);
    expect(html).not.toMatch(/<(script|img|style|iframe)|href="(javascript|data|\/\/)|" ?on\w+=/i);
  });
});
