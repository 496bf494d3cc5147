import { randomBytes } from "node:crypto";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import { fillBrotli } from "./brotli-page.ts";
import { cutPage, gzipPage, plainPage } from "./page-pieces.ts";

const marker = randomBytes(16).toString("base64");
const freshNonce = () => randomBytes(16).toString("base64");

function pageOf(pieces: string[]) {
  return Buffer.from(pieces.join(marker));
}

type Pieces = Awaited<ReturnType<typeof cutPage>>;
const brotliOf = ({ brotli }: Pieces, nonce: string) => fillBrotli(brotli!, Buffer.from(nonce));

test("any page comes out of gzip and brotli as it went in, with the nonce in each place", async () => {
  const text = fc.string({ unit: "binary", maxLength: 200 });
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 2, maxLength: 12 }), async (texts) => {
      const nonce = freshNonce();
      const pieces = await cutPage(pageOf(texts), marker);
      const expected = Buffer.from(texts.join(nonce));
      expect(plainPage(pieces, nonce)).toEqual(expected);
      expect(gunzipSync(gzipPage(pieces, nonce))).toEqual(expected);
      expect(brotliDecompressSync(brotliOf(pieces, nonce))).toEqual(expected);
    }),
  );
});

test("a page without a nonce is kept for gzip alone", async () => {
  const pieces = await cutPage(Buffer.from("plain"), marker);
  expect(pieces.brotli).toBeUndefined();
  expect(gunzipSync(gzipPage(pieces, freshNonce())).toString()).toBe("plain");
});

test("text longer than the window, repeated around nonces, is whole and stays small", async () => {
  const row = `<a href="/game/moon">Moon</a><script nonce="`;
  const texts = Array.from({ length: 3000 }, (_, index) => `${row}${index % 7}`);
  const pieces = await cutPage(pageOf(texts), marker);
  const nonce = freshNonce();
  const zipped = gzipPage(pieces, nonce);
  expect(gunzipSync(zipped).toString()).toBe(texts.join(nonce));
  expect(gunzipSync(gzipPage(pieces, freshNonce()))).not.toEqual(gunzipSync(zipped));
  const brotli = brotliOf(pieces, nonce);
  expect(brotliDecompressSync(brotli).toString()).toBe(texts.join(nonce));
  expect(brotli.length).toBeLessThan(zipped.length / 10);
});

test("cutting costs little: within a sixth of one compression of the whole page", async () => {
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
  const pieces = await cutPage(pageOf(texts), marker);
  expect(gzipPage(pieces, nonce).length).toBeLessThan(whole * 1.17 + overhead);
  const best = brotliCompressSync(texts.join(nonce)).length;
  expect(brotliOf(pieces, nonce).length).toBeLessThan(best * 1.17 + overhead);
});
