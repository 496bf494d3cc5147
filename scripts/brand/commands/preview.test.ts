import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startEmbedded } from "#platform/store/embedded.ts";
import { WrongUse } from "../command.ts";
import { emptyData } from "../empty-data.ts";
import { preview } from "./preview.ts";

const root = resolve(import.meta.dirname, "../../..");
let dataDir = "";

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "preview-"));
  // The server's user cannot enter root's temporary folder.
  await chmod(dataDir, 0o711);
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

test("the data of a running preview are not deleted, wherever DATA_DIR is", {
  tags: "whole",
  timeout: 60_000,
}, async () => {
  const own = join(dataDir, "preview");
  const running = await startEmbedded({ dataDir: own, address: "http://127.0.0.1:3100" });
  const kept = join(own, "told.json");
  writeFileSync(kept, "{}");
  vi.stubEnv("DATA_DIR", dataDir);
  try {
    const started = preview.run(["noche", "--fresh"], { root, say: () => {} });
    await expect(started).rejects.toThrow(`${own} are held by pid ${process.pid}`);
    await expect(started).rejects.toBeInstanceOf(WrongUse);
    expect(existsSync(kept)).toBe(true);
  } finally {
    vi.unstubAllEnvs();
    await running.stop();
  }
  await emptyData(own);
  expect(existsSync(own)).toBe(false);
});

test("data that no server starts on are begun anew all the same", async () => {
  const broken = join(dataDir, "broken");
  mkdirSync(join(broken, "pg18"), { recursive: true });
  writeFileSync(join(broken, "pg18/PG_VERSION"), "17");
  await emptyData(broken);
  expect(existsSync(broken)).toBe(false);
});
