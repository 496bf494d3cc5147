import type { KnownBrand } from "../brand/check/checks/check-data.ts";
import { everyLook, type Look } from "./look.ts";

/** Every look that a brand offers: in its languages, and in one mode if it has only one. */
export function looksOfBrand({ code, data }: Pick<KnownBrand, "code" | "data">): Look[] {
  const { languages, hasBothThemes, defaultTheme } = data;
  return everyLook([code]).filter(
    ({ language, theme }) =>
      languages.some((one) => one === language) && (hasBothThemes || theme === defaultTheme),
  );
}
