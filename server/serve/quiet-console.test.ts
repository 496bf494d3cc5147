import { inspect } from "node:util";
import { expect, test } from "vitest";
import { quietConsole } from "./quiet-console.ts";

test("an error that a library prints loses its words", () => {
  let lines = "";
  const print = (...given: unknown[]) => {
    lines += inspect(given, { depth: 9 });
  };
  const to = { error: print, warn: print, info: print, log: print, debug: print };
  quietConsole(to);
  to.error("Ready", Object.assign(new Error("ana@example.com"), { code: "23505" }));
  expect(lines).toContain("Ready");
  expect(lines).toContain("23505");
  expect(lines).not.toContain("ana@example.com");
});
