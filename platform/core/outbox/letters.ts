import { en } from "./words/en.ts";
import { es, type Words } from "./words/es.ts";

/** What is written to members outside of the site, in the language of the one who reads it. */
export const lettersIn = (language: string): Words => (language === "en" ? en : es);
