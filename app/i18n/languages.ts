/** Every language that the site's wording is complete in; a brand offers some of them. */
export const LANGUAGES = {
  es: { name: "Español", locale: "es-MX", direction: "ltr" },
  en: { name: "English", locale: "en-US", direction: "ltr" },
} as const satisfies Record<string, { name: string; locale: string; direction: "ltr" | "rtl" }>;

export type Language = keyof typeof LANGUAGES;
export const languages = Object.keys(LANGUAGES) as Language[];

export const isLanguage = (value: unknown): value is Language =>
  typeof value === "string" && value in LANGUAGES;

/** From which side a language is read. */
export const directionOf = (language: string) =>
  isLanguage(language) ? LANGUAGES[language].direction : "ltr";

/** Options that the server's and the browser's i18next share. */
export const i18nOptions = {
  supportedLngs: languages,
  fallbackLng: false as const,
  defaultNS: "common",
  interpolation: { escapeValue: false },
};

/** What the page carries for the browser: where its wording lies by namespace, the address it was made
 *  for and, on an error, the reference to quote. */
export type I18nPayload = {
  lng: Language;
  words: Record<string, string>;
  address?: string;
  reference?: string | undefined;
};
