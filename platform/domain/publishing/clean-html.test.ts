import { expect, test } from "vitest";
import { ARTICLE_TAGS } from "../../contract/publishing/blog.ts";
import { cleanHtml } from "./clean-html.ts";

test.each([
  [
    "plain words stay",
    "<p>Hola, <strong>mañana</strong></p>",
    "<p>Hola, <strong>mañana</strong></p>",
  ],
  ["a script goes with its text", "<p>a<script>alert(1)</script>b</p>", "<p>ab</p>"],
  ["a style goes with its text", "<style>p{color:red}</style><p>a</p>", "<p>a</p>"],
  ["attributes go", '<p onclick="x()" style="color:red" class="y">a</p>', "<p>a</p>"],
  ["unknown tags go, their words stay", "<h1>a</h1><div>b</div>", "ab"],
  ["pictures and frames go", '<img src=x onerror="x()"><iframe src="/"></iframe>a', "a"],
  ["a link of ours stays", '<a href="/help/fair">a</a>', '<a href="/help/fair">a</a>'],
  [
    "an outside link opens in a new tab and sends no referrer",
    '<a href="https://example.com/x" target="_top" rel="opener">a</a>',
    '<a href="https://example.com/x" rel="noopener noreferrer" target="_blank">a</a>',
  ],
  ["a script is no address", '<a href="javascript:alert(1)">a</a>', "<a>a</a>"],
  ["nor is one in disguise", '<a href="java&#10;script:alert(1)">a</a>', "<a>a</a>"],
  ["nor is data", '<a href="data:text/html,x">a</a>', "<a>a</a>"],
  ["nor an address without its scheme", '<a href="//evil.example">a</a>', "<a>a</a>"],
  ["nor plain http", '<a href="http://example.com">a</a>', "<a>a</a>"],
  [
    "mail and telephone stay",
    '<a href="mailto:a@b.example">a</a>',
    '<a href="mailto:a@b.example">a</a>',
  ],
  ["broken tags are closed", "<p><strong>a", "<p><strong>a</strong></p>"],
])("%s", (_name, html, clean) => expect(cleanHtml(html)).toBe(clean));

test("cleaning twice changes nothing", () => {
  const once = cleanHtml('<p>a &amp; b <a href="https://x.example">c</a><br>d</p>');
  expect(cleanHtml(once)).toBe(once);
});

test("an article may have headings and tables without anything that runs", () => {
  const table = '<h2>a</h2><table><tr><th scope="row">b</th><td>c</td></tr></table>';
  expect(cleanHtml(table, ARTICLE_TAGS)).toBe(table);
  expect(cleanHtml('<th scope="row" onclick="x()">b</th>', ARTICLE_TAGS)).not.toContain("onclick");
  expect(cleanHtml(table)).toBe("abc");
});
