import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { commands } from "./commands.ts";

const DOCS = ["README.md", "docs/brands.md", "docs/ci-example.yml", "docs/architecture.md"];

test.each(DOCS)(
  "%s names no command that is not there, and no option that it does not have",
  (file) => {
    const lines = readFileSync(file, "utf8").split("\n");
    const named = lines.flatMap((line) =>
      [...line.matchAll(/brand -- ([a-z]+)([^`|]*)/g)].map(([, name = "", rest = ""]) => {
        const options = rest.match(/--[a-z][a-z0-9-]*/g) ?? [];
        return { name, options };
      }),
    );
    for (const { name, options } of named) {
      expect(Object.keys(commands)).toContain(name);
      const usage = commands[name]?.usage.join("\n");
      for (const option of options) expect(usage).toContain(option);
    }
  },
);
