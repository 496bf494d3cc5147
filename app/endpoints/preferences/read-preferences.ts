import { isLanguage, type Language } from "#app/i18n/languages.ts";

export type Preferences = {
  language?: Language;
  theme?: "light" | "dark";
  hideBalance?: boolean;
};

/** The choices a form carries; what is not offered or not understood is left as it was. */
export function readPreferences(form: FormData, offered: readonly Language[]): Preferences {
  const [language, theme, hide] = ["language", "theme", "hideBalance"].map((name) =>
    form.get(name),
  );
  return {
    ...(isLanguage(language) && offered.includes(language) && { language }),
    ...((theme === "light" || theme === "dark") && { theme }),
    ...((hide === "0" || hide === "1") && { hideBalance: hide === "1" }),
  };
}
