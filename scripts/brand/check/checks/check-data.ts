import { z } from "zod";
import { merchantFile } from "#platform/contract/staff/merchant/merchant-file.ts";
import { type Brand, brandSchema } from "#themes/define-brand.ts";
import type { Tokens } from "#themes/tokens.ts";
import { tokensSchema } from "#themes/tokens-schema.ts";
import { FORMS } from "../../source/brand-forms.ts";
import { type BrandSource, lineOf, type SourceFile } from "../../source/brand-source.ts";
import type { Oddity } from "../../source/read-literals.ts";
import { didYouMean } from "../../suggest.ts";
import type { Finding } from "../finding.ts";
import { keysAt } from "../keys-at.ts";
import { type Sheet, themeSchema } from "../theme-schema.ts";
import { checkMerchant } from "./check-merchant.ts";

/** A brand whose data has the right types, for the rules that read it further. */
export type KnownBrand = BrandSource & { data: Brand; looks: Tokens; sheet: Sheet };

const NEEDED = ["config", "tokens", "theme"] as const;
const fontsSchema = z.array(
  z.string().regex(FORMS["fonts.ts"].files, "the name of an imported face"),
);

/**
 * Checks a brand's files against their schemas. The brand is known when its own data is valid,
 * whatever is wrong with its data for the platform or with other files.
 */
export function checkData(source: BrandSource): { findings: Finding[]; known?: KnownBrand } {
  const missing = NEEDED.filter((name) => !source[name].literals).map(
    (name): Finding => ({
      ...{ rule: "brand-file", brand: source.code, file: source[name].path, line: 1 },
      message: `${source[name].path} is not there.`,
      fix: "Copy it from another brand's folder, or begin again with npm run brand -- new.",
    }),
  );
  const config = parsed(source, source.config, brandSchema);
  const looks = parsed(source, source.tokens, tokensSchema);
  const sheet = parsed(source, source.theme, themeSchema);
  const merchant = parsed(source, source.merchant, merchantFile);
  const beside = [...strangeFiles(source), ...merchant.findings];
  if (merchant.data && config.data)
    beside.push(...checkMerchant(source, merchant.data, config.data));
  const findings = [
    ...missing,
    ...config.findings,
    ...looks.findings,
    ...parsed(source, source.copy, z.record(z.string(), z.object({}))).findings,
    ...parsed(source, source.fonts, fontsSchema).findings,
    ...sheet.findings,
  ];
  const all = [...findings, ...beside];
  if (findings.length > 0 || !config.data || !looks.data || !sheet.data) return { findings: all };
  const known = { ...source, data: config.data, looks: looks.data, sheet: sheet.data };
  return { findings: all, known };
}

/** Everything that a folder may hold; pages/ and assets/ have rules of their own. */
const HELD =
  /^(?:(?:brand\.config|tokens|copy|theme\.css|fonts)\.ts|merchant\.json|pages\/.+|assets\/[^/]+|assets\/fonts\/(?:[\w-]+\.woff2|[\w-]*(?:LICENSE|OFL)(?:\.txt|\.md)?))$/;

function strangeFiles({ code, folder, entries }: BrandSource): Finding[] {
  return entries
    .filter(({ path, isFile }) => !isFile || !HELD.test(path))
    .map(({ path, isFile }) => ({
      ...{ rule: "brand-file", brand: code, file: `${folder}/${path}`, line: 1 },
      message: isFile
        ? `${folder}/${path} is none of the files that a brand has.`
        : `${folder}/${path} is a link and not a file.`,
      fix: isFile ? "Take it out." : "Put the file itself there, or take it out.",
    }));
}

const SAID: Record<Oddity["kind"], (text: string) => Pick<Finding, "message" | "fix">> = {
  slip: (text) => ({
    message: `It cannot be read from here on: ${text}.`,
    fix: "Close quotation marks, brackets and braces, put a comma between two values, and end a merge.",
  }),
  statement: (text) => ({
    message: `"${text}" is nothing that this file may say.`,
    fix: "Take it out: the rule's page says what may stand there.",
  }),
  expression: (text) => ({
    message: `"${text}" would have to be run.`,
    fix: "Write the value itself: a text, a number, a list, or a constant of the same file.",
  }),
};

function oddities({ code }: BrandSource, { path: file, literals }: SourceFile): Finding[] {
  const rule = file.endsWith(".json") ? "merchant-file" : "brand-data";
  return (literals?.oddities ?? []).map(({ line, text, kind }) => ({
    ...{ rule, brand: code, file, line },
    ...SAID[kind](text),
  }));
}

/** A file's valid data, or its faults; neither when there is no file. */
function parsed<T>(source: BrandSource, file: SourceFile, schema: z.ZodType<T>) {
  if (!file.literals) return { findings: [] };
  // A missing value would repeat the message about the expression that was left out.
  const odd = oddities(source, file);
  if (odd.length > 0) return { findings: odd };
  const place = { brand: source.code, file: file.path };
  if (file.literals.value === undefined) {
    const nothing: Finding = {
      ...{ ...place, rule: "brand-data", line: 1 },
      message: "It does not hold what a brand's file of this name holds.",
      fix: "Begin it as the same file of another brand begins.",
    };
    return { findings: [nothing] };
  }
  const result = schema.safeParse(file.literals.value);
  if (result.success) return { findings: [], data: result.data };
  const findings = result.error.issues.flatMap((issue): Finding[] => {
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
  return { findings };
}
