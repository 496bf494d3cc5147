import type { Brand } from "./define-brand.ts";

/** The first mode, light or dark, where no device is asked: light for "system". */
export const modeWithoutDevice = (theme: Brand["defaultTheme"]) =>
  theme === "dark" ? "dark" : "light";
