import { FACES } from "../../new/faces.ts";
import { FACE_FILE } from "../../source/brand-forms.ts";
import { lineOf } from "../../source/brand-source.ts";
import { didYouMean } from "../../suggest.ts";
import type { Finding } from "../finding.ts";
import type { KnownBrand } from "./check-data.ts";

/** Characters and words that no plain value contains, or that end a value and begin more. */
const STRANGE =
  /[{};@\\<]|\/\*|\b(?:expression|image-set|element|attr|var|env|src|image)\(|javascript:/i;
/** An address with its content, or the readable beginning of it. */
const ADDRESS = /url\(\s*(["']?)([^"'()\s]*)\1\s*\)|url\([^)]*/gi;
const QUOTED = /"[^"]*"|'[^']*'/g;

/** CSS values that contain more than a value, and faces that are not on the list. */
export function checkStyle(brand: KnownBrand): Finding[] {
  return [...strangeValues(brand), ...strangeFaces(brand)];
}

function strangeValues({ code, looks, tokens, assets }: KnownBrand): Finding[] {
  return [...leaves(looks)].flatMap(([path, value]): Finding[] => {
    const outside = [...value.matchAll(ADDRESS)].find(([, , to = ""]) => !isOwn(to, assets));
    const strange = STRANGE.exec(value)?.[0] ?? openSign(value);
    if (!outside && !strange) return [];
    return [
      {
        ...{ rule: "style-safety", brand: code, file: tokens.path, line: lineOf(tokens, path) },
        message: outside
          ? `${path.join(".")} fetches "${outside[2] ?? outside[0]}".`
          : `${path.join(".")} holds "${strange}", which no plain value has.`,
        fix: "Write a colour, a gradient, a shadow or a length; a drawing as url(./assets/name.svg).",
      },
    ];
  });
}

/** An unclosed sign would swallow the declarations that follow. */
function openSign(value: string): string | undefined {
  const bare = value.replaceAll(QUOTED, "");
  let depth = 0;
  for (const sign of bare) {
    if (sign === '"' || sign === "'") return sign;
    if (sign === "(") depth++;
    if (sign === ")" && --depth < 0) return sign;
  }
  return depth > 0 ? "(" : undefined;
}

const isOwn = (to: string, assets: readonly string[]) =>
  to.startsWith("./assets/") && assets.includes(to.slice("./assets/".length));

/** The first name of a list of faces, and every face that the stylesheet declares. */
function strangeFaces({ code, looks, tokens, theme, sheet }: KnownBrand): Finding[] {
  const vetted = FACES.map(({ family }) => family);
  const worn = (["display", "text"] as const).map((role) => ({
    family: looks[role].family.split(",")[0]!.replaceAll(/["']/g, "").trim(),
    file: tokens.path,
    line: lineOf(tokens, [role, "family"]),
  }));
  const named = sheet.flatMap(({ globalFontFace, fallbackFace }, at) => {
    const [family] = globalFontFace ?? fallbackFace ?? [];
    return family ? [{ family, file: theme.path, line: lineOf(theme, [at]) }] : [];
  });
  const sources = sheet.flatMap(({ globalFontFace }, at) =>
    (globalFontFace?.[1] ?? []).flatMap(({ src }, which): Finding[] => {
      if (FILE.test(src)) return [];
      const path = [at, "globalFontFace", 1, which, "src"];
      return [
        {
          ...{ rule: "font", brand: code, file: theme.path, line: lineOf(theme, path) },
          message: `A face is fetched as ${src}.`,
          fix: 'Put the file into assets/fonts and write url("./assets/fonts/name.woff2") format("woff2").',
        },
      ];
    }),
  );
  const unknown = [...worn, ...named].filter(({ family }) => !vetted.includes(family));
  return [
    ...sources,
    ...unknown.map(({ family, file, line }) => ({
      ...{ rule: "font" as const, brand: code, file, line },
      message: `"${family}" is not on the list of faces.`,
      fix: didYouMean(family, vetted) || `Choose among ${vetted.join(", ")}.`,
    })),
  ];
}

/** A file of the brand's own, or of an installed font package. */
const FILE = new RegExp(`^url\\("${FACE_FILE}"\\) format\\("woff2"\\)$`);

function* leaves(node: object, path: string[] = []): Generator<[string[], string]> {
  for (const [key, value] of Object.entries(node)) {
    if (typeof value === "string") yield [[...path, key], value];
    else if (value && typeof value === "object") yield* leaves(value, [...path, key]);
  }
}
