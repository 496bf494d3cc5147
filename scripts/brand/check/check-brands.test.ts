import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { badBrand } from "#tests/support/bad-brand.ts";
import { runCommand } from "../run-command.ts";
import { checkBrands } from "./check-brands.ts";
import type { Finding } from "./finding.ts";
import { RULES, ruleIds } from "./rules.ts";

const root = resolve(import.meta.dirname, "../../..");
const bad = readdirSync("tests/brands").filter((name) => name.startsWith("bad-"));

/** Runs one command line in a project; returns the output and the exit status. */
async function run(project: string, ...args: string[]) {
  const said: string[] = [];
  const status = await runCommand(args, { root: project, say: (text) => said.push(text) });
  return { status, said: said.join("\n") };
}

/** Errors and warnings, without advice, which a pipeline ignores. */
const faults = (findings: Finding[]) =>
  findings.filter(({ rule }) => RULES[rule].severity !== "advice");

test("every brand that has a folder has no error and no warning", async () => {
  expect(faults(await checkBrands(root))).toEqual([]);
});

test("every rule has a brand that breaks it and a page", () => {
  expect(bad.map((name) => name.slice("bad-".length)).toSorted()).toEqual(ruleIds.toSorted());
  const pages = readdirSync("docs/brand-rules").filter((name) => name !== "README.md");
  expect(pages.toSorted()).toEqual(ruleIds.map((id) => `${id}.md`).toSorted());
  const list = readFileSync("docs/brand-rules/README.md", "utf8");
  for (const [id, { severity, title }] of Object.entries(RULES)) {
    expect(list).toContain(`| [${id}](${id}.md) | ${severity} | ${title} |`);
    expect(readFileSync(`docs/brand-rules/${id}.md`, "utf8")).toContain(title);
  }
});

const STATUS = { advice: 0, warning: 1, error: 2 };

describe.each(bad)("%s", (name) => {
  test("is refused for that one rule, at a place, with something to do", async () => {
    const rule = name.slice("bad-".length) as keyof typeof RULES;
    const project = badBrand(join("tests/brands", name));
    const { status, said } = await run(project.root, "check", "noche", "--json");
    project.remove();
    const { findings } = JSON.parse(said) as { findings: Record<string, string>[] };
    expect(new Set(findings.map((finding) => finding.rule))).toEqual(new Set([rule]));
    expect(status).toBe(STATUS[RULES[rule].severity]);
    for (const { file, line, message, why, fix } of findings) {
      expect(file).toMatch(/^(brands\/noche|app)\//);
      expect(Number(line)).toBeGreaterThan(0);
      for (const text of [message, why, fix]) expect(text!.length).toBeGreaterThan(10);
    }
  });
});

describe("what is said", () => {
  test("of a key that was mistyped names its line and the one that was meant", async () => {
    const project = badBrand("tests/brands/bad-unknown-key");
    const { said } = await run(project.root, "check", "noche");
    project.remove();
    expect(said).toContain("brands/noche/brand.config.ts:8  error  unknown-key");
    expect(said).toContain('Did you mean "defaultTheme"?');
  });

  test("of a colour that cannot be read proposes the nearest that can", async () => {
    const project = badBrand("tests/brands/bad-contrast");
    const { said } = await run(project.root, "check", "noche");
    project.remove();
    expect(said).toMatch(/light: muted #9a9fb8 on \w+ #\w+ is \d\.\d\d to 1; it takes 4\.5\./);
    expect(said).toMatch(/Write muted: "#[0-9a-f]{6}", the nearest that passes\./);
  });

  test("is SARIF that names file, line and rule", async () => {
    const project = badBrand("tests/brands/bad-cdn-host");
    const { said } = await run(project.root, "check", "noche", "--format", "sarif");
    project.remove();
    const { version, runs } = JSON.parse(said);
    expect(version).toBe("2.1.0");
    expect(runs[0].tool.driver.rules).toHaveLength(ruleIds.length);
    expect(runs[0].results).toMatchObject([
      {
        ruleId: "cdn-host",
        level: "error",
        locations: [
          { physicalLocation: { artifactLocation: { uri: "brands/noche/brand.config.ts" } } },
        ],
      },
    ]);
  });

  test("of a brand that is not there is which one there is", async () => {
    const { status, said } = await run(root, "check", "nohce");
    expect(status).toBe(2);
    expect(said).toBe('There is no brand "nohce". Did you mean "noche"?');
  });
});
