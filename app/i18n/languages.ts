/** Every language with complete wording; a brand offers some of them. */
export const LANGUAGES = {
  es: { name: "Español", locale: "es-MX" },
  en: { name: "English", locale: "en-GB" },
} as const satisfies Record<string, { name: string; locale: string }>;

export type Language = keyof typeof LANGUAGES;
export const languages = Object.keys(LANGUAGES) as Language[];

export const isLanguage = (value: unknown): value is Language =>
  typeof value === "string" && value in LANGUAGES;

/** The language forms of a brand, such as `{ es: "es-PE" }`. */
export type OwnLocales = { readonly [one in Language]?: string | undefined };

/** The BCP 47 name of a brand's form of a language; the site's own form without one. */
export const localeOf = (language: Language, own: OwnLocales): string =>
  own[language] ?? LANGUAGES[language].locale;

const FROM_THE_RIGHT = /^(?:ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)\b/;

/** The reading direction of a language or of a form of one. */
export const directionOf = (locale: string) => (FROM_THE_RIGHT.test(locale) ? "rtl" : "ltr");

/** Options that the server's and the browser's i18next share, each with `sentenceEnd`. */
export const i18nOptions = {
  supportedLngs: languages,
  fallbackLng: false as const,
  defaultNS: "common",
  interpolation: { escapeValue: false },
  postProcess: "sentenceEnd",
};

/**
 * What the page carries for the browser: the addresses of its wording by namespace and the address
 * it was made for. An error page adds the reference to quote.
 */
export type I18nPayload = {
  lng: Language;
  words: Record<string, string>;
  address?: string;
  reference?: string | undefined;
};
