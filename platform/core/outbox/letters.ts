import { en } from "./words/en.ts";
import { es, type Words } from "./words/es.ts";

/** The texts of letters and text messages, in the reader's language. */
export const lettersIn = (language: string): Words => (language === "en" ? en : es);
