import { assignVars, globalStyle } from "@vanilla-extract/css";
import { vars } from "./contract.css.ts";
import { makeTheme } from "./make-theme.ts";
import type { Tokens } from "./tokens.ts";

/**
 * Called once by brands/<code>/theme.css.ts: writes the brand's stylesheet, which holds only the
 * contract's variables. The mode is an attribute that the server sets on <html>, so the first paint
 * is already right.
 */
export function defineTheme(tokens: Tokens): Tokens {
  const { shape, light, dark } = makeTheme(tokens);
  const { color, atmosphere, ...rest } = vars;
  const modeVars = (mode: typeof light) => ({
    ...assignVars(color, mode.color),
    ...assignVars(atmosphere, mode.atmosphere),
  });
  globalStyle(":root", {
    colorScheme: "light",
    vars: { ...assignVars(rest, shape), ...modeVars(light) },
  });
  globalStyle(":root[data-theme=dark]", { colorScheme: "dark", vars: modeVars(dark) });
  return tokens;
}
