import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { hashInlineScripts } from "./inline-scripts.server.ts";

const NONCE = "q1w2e3r4+/t5y6u7i8o9p0==";
const sourceOf = (script: string) =>
  `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
const hash = (page: string) => {
  const { page: bytes, sources } = hashInlineScripts(Buffer.from(page), NONCE);
  return { page: bytes.toString(), sources };
};

test("each script with the nonce has its hash in the policy and no nonce in the page", () => {
  const written = `<script nonce="${NONCE}">a()</script><p>é</p><script type="later" nonce="${NONCE}" async="">b("<b>")</script>`;
  expect(hash(written)).toEqual({
    page: `<script>a()</script><p>é</p><script type="later" async="">b("<b>")</script>`,
    sources: [sourceOf("a()"), sourceOf('b("<b>")')],
  });
});

test("a script that another put into the page gets no hash", () => {
  const strange = `<script>steal()</script><script nonce="guess">steal()</script>`;
  expect(hash(strange)).toEqual({ page: strange, sources: [] });
});

test("data in a script element and a script of a file need no hash", () => {
  const data = `<script id="i18n" type="application/json">{}</script>`;
  const file = `<script nonce="${NONCE}" src="/a.js"></script>`;
  expect(hash(data + file)).toEqual({
    page: `${data}<script src="/a.js"></script>`,
    sources: [],
  });
});

test("the same script twice is one source", () => {
  const twice = `<script nonce="${NONCE}">a()</script>`.repeat(2);
  expect(hash(twice).sources).toEqual([sourceOf("a()")]);
});
