import { randomBytes } from "node:crypto";
import { gunzipSync, gzipSync } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import { cutPage, gzipPage, plainPage } from "./page-pieces.ts";

const marker = randomBytes(16).toString("base64");
const freshNonce = () => randomBytes(16).toString("base64");

function pageOf(pieces: string[]) {
  return Buffer.from(pieces.join(marker));
}

test("any page comes out of gzip as it went in, with the nonce in each place", () => {
  const text = fc.string({ unit: "binary", maxLength: 200 });
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 12 }), (texts) => {
      const nonce = freshNonce();
      const pieces = cutPage(pageOf(texts), marker);
      const expected = Buffer.from(texts.join(nonce));
      expect(plainPage(pieces, nonce)).toEqual(expected);
      expect(gunzipSync(gzipPage(pieces, nonce))).toEqual(expected);
    }),
  );
});

test("text longer than the window, repeated around nonces, is whole and stays small", () => {
  const row = `<a href="/game/moon">Moon</a><script nonce="`;
  const texts = Array.from({ length: 3000 }, (_, index) => `${row}${index % 7}`);
  const pieces = cutPage(pageOf(texts), marker);
  const nonce = freshNonce();
  const zipped = gzipPage(pieces, nonce);
  expect(gunzipSync(zipped).toString()).toBe(texts.join(nonce));
  expect(gunzipSync(gzipPage(pieces, freshNonce()))).not.toEqual(gunzipSync(zipped));
});

test("cutting costs little: within a sixth of one compression of the whole page", () => {
  const cards = Array.from(
    { length: 60 },
    (_, index) => `<li>Card ${index * 7919} of the row</li>`,
  );
  const texts = Array.from({ length: 8 }, (_, index) =>
    cards.slice(index * 7, index * 7 + 8).join(""),
  );
  const nonce = freshNonce();
  const whole = gzipSync(texts.join(nonce), { level: 9 }).length;
  const overhead = 8 * (5 + 24 + 10);
  expect(gzipPage(cutPage(pageOf(texts), marker), nonce).length).toBeLessThan(
    whole * 1.17 + overhead,
  );
});
