import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { picture } from "#platform/contract/staff/picture.ts";
import { nothing } from "#platform/contract/wire/call.ts";
import { instant, money } from "#platform/contract/wire/money.ts";
import { savePictures } from "./save-pictures.ts";
import { showValue } from "./show-value.ts";

const AT = Date.UTC(2026, 10, 26, 1, 5, 9);
const step = z.object({ at: instant, amount: money.nullable(), by: z.string() });

test("a list has a heading and aligned columns, numbers at their end", () => {
  const row = z.object({
    id: z.string(),
    amount: money,
    at: instant.nullable(),
    isOwn: z.boolean(),
  });
  const lines = showValue(z.array(row), [
    { id: "D-1", amount: "4800000", at: AT, isOwn: true },
    { id: "D-22", amount: "-1", at: null, isOwn: false },
  ]);
  expect(lines).toEqual([
    "id     amount  at                 isOwn",
    "D-1    480.00  2026-11-26T01:05Z  yes",
    "D-22  -0.0001  -                  no",
  ]);
  expect(showValue(z.array(row), [])).toEqual(["None."]);
});

test("a page says how the next one is asked for", () => {
  const page = z.object({
    list: z.array(z.object({ id: z.string() })),
    after: z.string().nullable(),
  });
  expect(showValue(page, { list: [{ id: "a" }], after: "a b" })).toEqual([
    ...["id", "a", 'More with --after "a b"'],
  ]);
  expect(showValue(page, { list: [], after: null })).toEqual(["None."]);
});

test("an object has a line for each field, and its lists below", () => {
  const value = z.object({
    reference: z.string(),
    note: z.string().nullable(),
    to: z.object({ bank: z.string() }),
    links: z.array(z.string()),
    steps: z.array(step),
    slips: z.array(picture),
  });
  const slip = { name: "D-1-1.png", contentType: "image/png", content: "AAAA" };
  const lines = showValue(value, {
    ...{ reference: "D-1", note: null, to: { bank: "Sol" }, links: ["a", "b"], slips: [slip] },
    steps: [{ at: AT, amount: null, by: "ana" }],
  });
  expect(lines).toEqual([
    "reference  D-1",
    "note       -",
    "to         bank  Sol",
    "links      a",
    "           b",
    "slips      D-1-1.png  3 bytes",
    "steps",
    "  at                 amount  by",
    "  2026-11-26T01:05Z       -  ana",
  ]);
});

test("the lists of a list's rows stand below their row", () => {
  const value = z.array(
    z.object({ version: z.int(), changes: z.array(z.object({ key: z.string() })) }),
  );
  expect(showValue(value, [{ version: 2, changes: [{ key: "a" }, { key: "b" }] }])).toEqual([
    ...["version", "      2", "  a", "  b"],
  ]);
});

test("nothing is done, and what no schema knows is shown by its names", () => {
  expect(showValue(nothing, {})).toEqual(["Done."]);
  const value = z.object({ input: z.record(z.string(), z.unknown()) });
  expect(showValue(value, { input: { key: "a", value: null } })).toEqual([
    "input  key=a value=null",
  ]);
  expect(showValue(value, { input: { file: "a".repeat(401) } })).toEqual([
    `input  file=${"a".repeat(400)}…`,
  ]);
});

test("control characters of a member's text do not reach the terminal", () => {
  const value = z.object({ content: z.string() });
  expect(showValue(value, { content: "hola\u001b[2J\ny adiós" })).toEqual([
    ...["content  hola[2J", "         y adiós"],
  ]);
});

test("pictures are written into a folder", async () => {
  const folder = await mkdtemp(join(tmpdir(), "pictures-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const value = z.object({ slips: z.array(picture) });
  const slip = { name: "D-1-1.png", contentType: "image/png", content: "AAEC" };
  const paths = await savePictures(value, { slips: [slip] }, join(folder, "new"));
  expect(paths).toEqual([join(folder, "new", "D-1-1.png")]);
  expect(await readFile(paths[0]!)).toEqual(Buffer.from([0, 1, 2]));
});
