import { makeTheme } from "#themes/make-theme.ts";
import { reference } from "#themes/reference.ts";
import { variableName } from "#themes/variable-name.ts";
import { flatten } from "../../plan/flatten.ts";

type Mode = "light" | "dark";

/** The key in tokens.ts, for variables to which the theme gives another name. */
const WRITTEN: Readonly<Record<string, string>> = {
  "icon.cap": "icon.ends",
  "icon.join": "icon.ends",
  coverRatio: "cover.ratio",
  coverPosition: "cover.position",
  gapCard: "gap.card",
  gapSection: "gap.section",
};

const { shape, light } = makeTheme(reference);
/** A brand chooses the values of these two; the third, the scheme, is the same for all. */
const { color, atmosphere } = light;
const written = new Map(
  Object.keys(flatten({ ...shape, color, atmosphere })).map((key) => {
    const path = key.split(".");
    return [`--${variableName(path)}`, writtenKey(path)];
  }),
);

/** The value of tokens.ts behind a variable of the theme's contract; undefined for any other one. */
export function tokenKey(variable: string, mode: Mode): string | undefined {
  return written.get(variable)?.replace("{mode}", mode);
}

function writtenKey(path: string[]): string {
  const [first = "", ...rest] = path;
  if (first === "color") return ["{mode}", "palette", ...rest].join(".");
  if (first === "atmosphere") return ["{mode}", ...path].join(".");
  const key = path.join(".").replace(/Narrow$/, "");
  return WRITTEN[key] ?? key;
}
