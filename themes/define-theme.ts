import { assignVars, globalStyle } from "@vanilla-extract/css";
import { vars } from "./contract.css.ts";
import { makeTheme } from "./make-theme.ts";
import type { Tokens } from "./tokens.ts";

/**
 * Called once by brands/<code>/theme.css.ts: writes the brand's stylesheet, which holds only the
 * contract's variables. The mode is an attribute that the server sets on <html>, so the first paint
 * is already right. A page without it follows the system's mode.
 */
export function defineTheme(tokens: Tokens): Tokens {
  const { shape, light, dark } = makeTheme(tokens);
  const { color: _, atmosphere: __, scheme: ___, ...rest } = vars;
  const night = { colorScheme: "dark", vars: modeVars(dark) };
  globalStyle(":root", {
    colorScheme: "light",
    vars: { ...assignVars(rest, shape), ...modeVars(light) },
  });
  globalStyle(":root[data-theme=dark]", night);
  // The same declarations again cost almost nothing once compressed.
  globalStyle(":root:not([data-theme])", { "@media": { "(prefers-color-scheme: dark)": night } });
  return tokens;
}

function modeVars({ color, atmosphere, scheme }: ReturnType<typeof makeTheme>["light"]) {
  return {
    ...assignVars(vars.color, color),
    ...assignVars(vars.atmosphere, atmosphere),
    ...assignVars(vars.scheme, scheme),
  };
}
