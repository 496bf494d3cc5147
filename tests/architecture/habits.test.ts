import { basename } from "node:path";
import { describe, expect, test } from "vitest";
import { code, holders, isTest, isWithin, sources } from "./sources.ts";

describe("habits", () => {
  test("styles know start and end, not left and right", () => {
    const sided =
      /\b(?:margin|padding|border|scrollMargin|scrollPadding)(?:Left|Right)\b|\bborder(?:Top|Bottom)(?:Left|Right)Radius\b|\btextAlign: "(?:left|right)"|\bfloat: |(?<![\w.])(?:left|right): (?!"50%")/;
    const uneven = /\b(?:margin|padding|inset): "[^"\s(]+ ([^"\s(]+) [^"\s(]+ (?!\1")[^"\s(]+"/;
    const styles = sources.filter(
      ({ path }) => isWithin(path, "app") && /(\.css|-look)\.ts$/.test(path),
    );
    expect(styles.length).toBeGreaterThan(100);
    const found = styles.flatMap(({ path, text }) =>
      text
        .split("\n")
        .filter((line) => sided.test(line) || uneven.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    );
    expect(found).toEqual([]);
  });

  test("only env.ts reads the environment, scripts and tools' own configuration pass it on", () => {
    const mayRead = (path: string) =>
      path === "env.ts" || isWithin(path, "scripts") || /\.config\.ts$/.test(path) || isTest(path);
    expect(holders(/process\.env\b/, mayRead)).toEqual([]);
  });

  test("default exports only where a framework asks for one", () => {
    const framework = (path: string) =>
      /^app\/(root|entry\.(client|server)|routes)\.tsx?$/.test(path) ||
      /^app\/features\/.*\.tsx?$/.test(path) ||
      /^app\/i18n\/locales\//.test(path) ||
      /\.config\.ts$/.test(path) ||
      /^(?:tests\/brands\/served|brands)\/[^/]+\/(brand\.config|copy|fonts)\.ts$/.test(path) ||
      path === "tests/support/global-setup.ts";
    expect(holders(/^export default\b/m, framework)).toEqual([]);
  });

  test("no note is left for later", () => {
    const itself = (path: string) => path === "tests/architecture/habits.test.ts";
    expect(holders(/\b(TODO|FIXME|XXX)\b/, itself)).toEqual([]);
  });

  test("a language is a whole tag", () => {
    const cut = /\blanguage\b[^;\n]*\.slice\(0, ?\d\)|\blanguage(?::| =) z\.string\(\)/;
    expect(holders(cut, (path) => path === "tests/architecture/habits.test.ts")).toEqual([]);
  });

  test("a merchant's settings change only with their versions", () => {
    const may = (path: string) =>
      isTest(path) ||
      isWithin(path, "tests") ||
      path === "platform/core/merchant/config/change-settings.ts" ||
      path === "platform/demo/seed-demo.ts";
    expect(holders(/\.set\(\{\s*(?:\.{3}\w+,\s*)?settings\b/, may)).toEqual([]);
  });

  test("file names are kebab-case", () => {
    const odd = sources.filter(({ path }) => !/^[a-z0-9.-]+$/.test(basename(path)));
    expect(odd.map(({ path }) => path).filter((path) => !path.startsWith("app/routes"))).toEqual(
      [],
    );
  });

  test("the tree is found at all", () => {
    expect(code.length).toBeGreaterThan(100);
  });
});
