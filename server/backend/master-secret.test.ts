import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { demoMasterSecret } from "./master-secret.ts";

test("is made once, in a folder that need not be there yet", () => {
  const parent = mkdtempSync(join(tmpdir(), "secret-"));
  const folder = join(parent, "deep", "data");
  const secret = demoMasterSecret(folder);
  expect(readFileSync(join(folder, "master-secret"), "utf8")).toBe(secret);
  expect(demoMasterSecret(folder)).toBe(secret);
  // Root's database runs as another user, who must pass through the folder.
  expect([0o700, 0o711]).toContain(statSync(folder).mode & 0o777);
  expect(statSync(join(folder, "master-secret")).mode & 0o777).toBe(0o600);
  rmSync(parent, { recursive: true });
});

test.runIf(process.platform === "linux")(
  "is refused in words where no folder can be made, below /proc as well",
  () => {
    expect(() => demoMasterSecret("/proc/none/data")).toThrow(
      /^The data folder \/proc\/none\/data cannot be used \(.+\): set DATA_DIR\.$/,
    );
  },
);
