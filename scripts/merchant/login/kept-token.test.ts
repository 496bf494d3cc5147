import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { forgetToken, keepToken, keptToken } from "./kept-token.ts";

test("the token is kept for this user of the machine alone", () => {
  const folder = mkdtempSync(join(tmpdir(), "terminal-"));
  expect(keptToken(folder)).toBeUndefined();
  keepToken(folder, "secret");
  expect(keptToken(folder)).toBe("secret");
  expect(statSync(join(folder, "terminal-token")).mode & 0o777).toBe(0o600);
  forgetToken(folder);
  expect(keptToken(folder)).toBeUndefined();
  rmSync(folder, { recursive: true });
});
