import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import { createElement } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { expect, test } from "vitest";
import { withoutNulls } from "./without-nulls.server.ts";

/** Varied texts, so that some three-byte character crosses the edge of a chunk. */
const words = Array.from({ length: 3000 }, (_, index) => `a${index % 7}•••ñ`);

test("letters of several bytes leave no empty bytes in a page", async () => {
  const { pipe } = renderToPipeableStream(createElement("p", null, words));
  const page = await buffer(pipe(new PassThrough()));
  expect(page.includes(0), "React still needs this").toBe(true);
  const clean = withoutNulls(page);
  expect(clean.includes(0)).toBe(false);
  expect(clean.toString()).toBe(page.toString().replaceAll("\0", ""));
  expect(clean.toString()).not.toContain("\ufffd");
});

test("a page without any is left alone", () => {
  const page = Buffer.from("<p>año</p>");
  expect(withoutNulls(page)).toBe(page);
});
