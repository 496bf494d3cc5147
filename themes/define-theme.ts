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
  const { color: _, atmosphere: __, ...rest } = vars;
  globalStyle(":root", {
    colorScheme: "light",
    vars: { ...assignVars(rest, shape), ...modeVars(light) },
  });
  globalStyle(":root[data-theme=dark]", { colorScheme: "dark", vars: modeVars(dark) });
  return tokens;
}

/** The dark mode for a page whose server knows no choice: there the system's scheme holds. */
export function followSystem(tokens: Tokens): void {
  const style = { colorScheme: "dark", vars: modeVars(makeTheme(tokens).dark) };
  globalStyle(":root:not([data-theme])", { "@media": { "(prefers-color-scheme: dark)": style } });
}

function modeVars({ color, atmosphere }: ReturnType<typeof makeTheme>["light"]) {
  return { ...assignVars(vars.color, color), ...assignVars(vars.atmosphere, atmosphere) };
}
