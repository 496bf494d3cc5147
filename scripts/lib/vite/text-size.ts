import type { CSSOptions } from "vite";

type PostcssPlugins = NonNullable<Exclude<CSSOptions["postcss"], string | undefined>["plugins"]>;

/** The root's size in a browser whose text size nobody has changed. */
const ROOT_PX = 16;
/** The sizes that text gives to its box. */
const SIZES_OF_TEXT = new Set(["font-size", "line-height"]);

/** Writes every length of a value in another unit, relative to the root's size. */
export function relativeLengths(value: string, unit: "rem" | "em"): string {
  return value.replace(/(?<![\w#.-])(\d*\.?\d+)px\b/g, (_length, px: string) => {
    return `${Number((Number(px) / ROOT_PX).toFixed(5))}${unit}`;
  });
}

function followText(rule: { params: string }, unit: "rem" | "em") {
  const followed = rule.params.replace(/\((?:min|max)-width:[^)]*\)/g, (query) =>
    relativeLengths(query, unit),
  );
  if (followed !== rule.params) rule.params = followed;
}

/**
 * The stylesheets name pixels at the usual text size. Browsers get text in rem and breakpoints in
 * em, so larger text also gets the arrangement that has room for it.
 */
export const textSize: PostcssPlugins[number] = {
  postcssPlugin: "text-size",
  Declaration(declaration) {
    if (!SIZES_OF_TEXT.has(declaration.prop) || !declaration.value.includes("px")) return;
    declaration.value = relativeLengths(declaration.value, "rem");
  },
  AtRule: {
    media: (rule) => followText(rule, "em"),
    // An em here would be the container's own text size.
    container: (rule) => followText(rule, "rem"),
  },
};
