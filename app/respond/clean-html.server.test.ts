import { expect, test } from "vitest";
import { cleanHtml, plainText } from "./clean-html.server.ts";

test("what a platform should not have sent is gone", () => {
  const html = '<p onclick="x()">a<script>alert(1)</script><img src=x onerror=x()></p>';
  expect(cleanHtml(html)).toBe("<p>a</p>");
  expect(cleanHtml('<a href="javascript:x()">a</a>')).toBe("<a>a</a>");
  expect(cleanHtml('<a href="//evil.example">a</a>')).toBe("<a>a</a>");
  const out = '<a href="https://x.example" rel="noopener noreferrer" target="_blank">a</a>';
  expect(cleanHtml('<a href="https://x.example">a</a>')).toBe(out);
  expect(cleanHtml('<a href="/hot">a</a>')).toBe('<a href="/hot">a</a>');
});

test.each([
  ["<p>uno</p><p>dos &amp; tres</p>", 40, "uno dos & tres"],
  ["<p>uno, dos y tres</p>", 9, "uno, dos…"],
  ["<p>uno, dos y tres</p>", 5, "uno…"],
  ["<p>1 &lt; 2<script>x</script></p>", 40, "1 < 2"],
])("%s is shortened to at most %i letters", (html, most, text) =>
  expect(plainText(html, most)).toBe(text),
);
