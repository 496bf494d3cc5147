import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readMerchants } from "./read-merchants.ts";

function folderWith(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), "merchants-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "luma"));
  writeFileSync(join(folder, "luma/merchant.json"), text);
  return folder;
}

test("a file that cannot be read is named", () => {
  expect(() => readMerchants(folderWith('{ "code": "lu'))).toThrow(
    /luma\/merchant\.json cannot be read: .*npm run brand -- check/,
  );
});

test("a wrong value is named with its file", () => {
  expect(() => readMerchants(folderWith('{ "code": "LUMA" }'))).toThrow(
    /luma\/merchant\.json\n.*code/s,
  );
});
