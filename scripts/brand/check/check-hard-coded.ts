import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Finding } from "./finding.ts";

const FOLDERS = ["app", "themes", "platform"];
/** Tests name brands to look at them; the demonstration's own data are theirs; words are words. */
const MAY =
  /(\.(test|spec)|-under-test)\.tsx?$|^platform\/store\/(seed|migrations)\/|^app\/i18n\/locales\//;

/** Texts of the site's and the platform's own code that are a brand's code or lead into its folder. */
export function checkHardCoded(root: string, codes: readonly string[]): Finding[] {
  if (codes.length === 0) return [];
  const one = codes.join("|");
  const names = new RegExp(`["'\`](?:[^"'\`]*brands/)?(${one})(?:["'\`]|\\.localhost|/)`);
  return FOLDERS.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .map((path) => `${folder}/${path}`)
      .filter((path) => /\.tsx?$/.test(path) && !MAY.test(path))
      .flatMap((file) => findingsIn(file, readFileSync(join(root, file), "utf8"), names)),
  );
}

function findingsIn(file: string, text: string, names: RegExp): Finding[] {
  return text.split("\n").flatMap((line, at): Finding[] => {
    const [, brand] = /^\s*(\*|\/[/*])/.test(line) ? [] : (names.exec(line) ?? []);
    if (!brand) return [];
    return [
      {
        ...{ rule: "hard-coded", brand, file, line: at + 1 },
        message: `The code names ${brand}: ${line.trim().slice(0, 80)}`,
        fix: "Make it a choice that any brand may take in its brand.config.ts.",
      },
    ];
  });
}
