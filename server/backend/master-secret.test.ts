import { mkdtempSync, readFileSync, rmSync } from "node:fs";
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
