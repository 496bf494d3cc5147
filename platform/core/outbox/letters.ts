import { offeredLanguage } from "../../contract/wire/language-tag.ts";
import { en } from "./words/en.ts";
import { es, type Words } from "./words/es.ts";

/** The texts of letters and text messages for a reader of the BCP 47 tag `language`. */
export const lettersIn = (language: string): Words =>
  offeredLanguage(language, ["es", "en"], "es") === "en" ? en : es;
