import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readEnv } from "#env";
import { loggedPath, openLog } from "./request-log.ts";

test("a log line has a path of bounded length, and of a game only its first part", () => {
  expect(loggedPath("/games/one", false)).toBe("/games/one");
  expect(loggedPath("/play/a-handle-of-a-session", true)).toBe("/play");
  expect(loggedPath(`/${"a".repeat(900)}`, false)).toHaveLength(200);
});

test("a log file is readable by its owner alone, also one that was open before", () => {
  const folder = mkdtempSync(join(tmpdir(), "log-test-"));
  const [fresh, old] = [join(folder, "data/server.log"), join(folder, "old.log")];
  writeFileSync(old, "", { mode: 0o644 });
  for (const file of [fresh, old]) {
    openLog(readEnv({}), file);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  }
  rmSync(folder, { recursive: true, maxRetries: 3 });
});
