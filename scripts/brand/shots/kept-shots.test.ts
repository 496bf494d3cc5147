import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openKept } from "./kept-shots.ts";

test("finds what was kept, and nothing of another brand", () => {
  const folder = mkdtempSync(join(tmpdir(), "kept-"));
  try {
    const alba = openKept(folder, "alba");
    expect(alba.isEmpty).toBe(true);
    alba.keep("phone-dark-es-home", { picture: Buffer.from("one"), bytes: 12 });
    alba.keep("desktop-dark-es-home", { picture: Buffer.from("two"), bytes: 34 });
    const again = openKept(folder, "alba");
    expect(again.isEmpty).toBe(false);
    expect(again.find("phone-dark-es-home")).toEqual({ picture: Buffer.from("one"), bytes: 12 });
    expect(again.find("phone-light-es-home")).toBeUndefined();
    expect(openKept(folder, "noche").isEmpty).toBe(true);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
