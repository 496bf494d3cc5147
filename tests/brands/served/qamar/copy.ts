import { wordingInArabicLetters } from "#tests/support/pseudo-arabic.ts";

const files = import.meta.glob<object>("/app/i18n/locales/es/*.ts", {
  eager: true,
  import: "default",
});

const nameOf = (path: string) => path.split("/").pop()!.replace(".ts", "");

/** Every word of the site in an invented right-to-left language. */
export default {
  es: Object.fromEntries(
    Object.entries(files).map(([path, words]) => [nameOf(path), wordingInArabicLetters(words)]),
  ),
};
