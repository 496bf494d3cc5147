import type { z } from "zod";
import { type Brand, brandSchema } from "#themes/define-brand.ts";
import type { Tokens } from "#themes/tokens.ts";
import { tokensSchema } from "#themes/tokens-schema.ts";
import { type BrandSource, lineOf, type SourceFile } from "../source/brand-source.ts";
import { didYouMean } from "../suggest.ts";
import type { Finding } from "./finding.ts";
import { keysAt } from "./keys-at.ts";

/** A brand whose data is of the right kinds, for the rules that look further. */
export type KnownBrand = BrandSource & { data: Brand; looks: Tokens };

const FILES = ["config", "tokens", "theme"] as const;

/** Holds config and tokens against their schemas; without findings the brand is known. */
export function checkData(source: BrandSource): { findings: Finding[]; known?: KnownBrand } {
  const missing = FILES.filter((name) => !source[name].literals && !source[name].text).map(
    (name): Finding => ({
      ...{ rule: "brand-file", brand: source.code, file: source[name].path, line: 1 },
      message: `${source[name].path} is not there.`,
      fix: "Copy it from another brand's folder, or begin again with npm run brand -- new.",
    }),
  );
  const config = parsed(source, source.config, brandSchema);
  const looks = parsed(source, source.tokens, tokensSchema);
  const findings = [...missing, ...oddities(source), ...config.findings, ...looks.findings];
  if (findings.length > 0 || !config.data || !looks.data) return { findings };
  return { findings, known: { ...source, data: config.data, looks: looks.data } };
}

function oddities(source: BrandSource): Finding[] {
  const shown = [source.config, source.tokens, source.copy];
  const found = shown.flatMap((file) =>
    (file.literals?.oddities ?? []).map(({ line, text }) => ({ file: file.path, line, text })),
  );
  return [...found, ...strangeLines(source.theme)].map(({ file, line, text }) => ({
    ...{ rule: "brand-data", brand: source.code, file, line },
    message: `"${text}" would have to be run.`,
    fix: "Write the value itself: a text, a number, a list, or a constant of the same file.",
  }));
}

/** A stylesheet of a brand declares its faces and its theme, and says nothing else. */
const DECLARES = /^(import |export |const \w+ = "|globalFontFace\(|fallbackFace\(|defineTheme\()/;

function strangeLines({ path, text }: SourceFile) {
  return text.split("\n").flatMap((line, at) => {
    const begins = /^[a-z]/i.test(line);
    return begins && !DECLARES.test(line) ? [{ file: path, line: at + 1, text: line }] : [];
  });
}

function parsed<T>(source: BrandSource, file: SourceFile, schema: z.ZodType<T>) {
  if (!file.text) return { findings: [] as Finding[], data: undefined };
  if (!file.literals) {
    const findings: Finding[] = [
      {
        ...{ rule: "brand-data", brand: source.code, file: file.path, line: 1 },
        message: "It does not hold what a brand's file of this name holds.",
        fix: "Begin it as the same file of another brand begins.",
      },
    ];
    return { findings, data: undefined };
  }
  // What had to be left out would only be missed a second time.
  if (file.literals.oddities.length > 0) return { findings: [] as Finding[], data: undefined };
  const result = schema.safeParse(file.literals.value);
  if (result.success) return { findings: [] as Finding[], data: result.data };
  const findings = result.error.issues.flatMap((issue): Finding[] => {
    const place = { brand: source.code, file: file.path };
    if (issue.code !== "unrecognized_keys")
      return [
        {
          ...{ ...place, rule: "schema", line: lineOf(file, issue.path) },
          message: `${issue.path.map(String).join(".") || "The whole"}: ${issue.message}.`,
          fix: "Write what is asked for.",
        },
      ];
    return issue.keys.map((key) => ({
      ...{ ...place, rule: "unknown-key", line: lineOf(file, [...issue.path, key]) },
      message: `No brand has "${[...issue.path.map(String), key].join(".")}".`,
      fix: didYouMean(key, keysAt(schema, issue.path)) || "Take it out.",
    }));
  });
  return { findings, data: undefined };
}
