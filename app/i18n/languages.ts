/** Every language that the site's wording is complete in; a brand offers some of them. */
export const LANGUAGES = {
  es: { name: "Español", locale: "es-MX" },
  en: { name: "English", locale: "en-US" },
} as const satisfies Record<string, { name: string; locale: string }>;

export type Language = keyof typeof LANGUAGES;
export const languages = Object.keys(LANGUAGES) as Language[];

export const isLanguage = (value: unknown): value is Language =>
  typeof value === "string" && value in LANGUAGES;

/** The forms of languages that a brand speaks in, such as `{ es: "es-PE" }`. */
export type OwnLocales = { readonly [one in Language]?: string | undefined };

/** The form in which a brand speaks a language, by its name in BCP 47; the site's own without one. */
export const localeOf = (language: Language, own: OwnLocales): string =>
  own[language] ?? LANGUAGES[language].locale;

const FROM_THE_RIGHT = /^(?:ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)\b/;

/** From which side a language, or a form of one, is read. */
export const directionOf = (locale: string) => (FROM_THE_RIGHT.test(locale) ? "rtl" : "ltr");

/** What stands behind a percentage in a form of a language: "%", or in Spain "\u00a0%". */
export const percentSignOf = (locale: string): string =>
  /\s/.test(new Intl.NumberFormat(locale, { style: "percent" }).format(1)) ? "\u00a0%" : "%";

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
