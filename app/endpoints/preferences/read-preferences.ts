import { isLanguage, type Language } from "#app/i18n/languages.ts";

export type Preferences = {
  language?: Language;
  theme?: "light" | "dark";
  hideBalance?: boolean;
};

/** Reads the choices in a form. A choice that is not offered or not understood changes nothing. */
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
