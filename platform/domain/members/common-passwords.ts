import { createRequire } from "node:module";

/** Passwords common among Spanish speakers. The published lists are English and lack them. */
const SPANISH = `
contraseña contrasena contraseña1 contrasena1 tequiero tequiero1 teamomucho mexico123 mexico2020
guadalupe america1 estrella barcelona realmadrid chivas123 pumas1234 alejandro fernando francisco
guillermo mariposa princesa corazon1
`;

const require = createRequire(import.meta.url);
let known: ReadonlySet<string> | undefined;

/**
 * 49,000 breached passwords. The list is compressed and unpacked at its first use, not at each
 * start.
 */
function commonPasswords(): ReadonlySet<string> {
  if (known) return known;
  const list = require("@zxcvbn-ts/language-common") as typeof import("@zxcvbn-ts/language-common");
  known = new Set([...list.dictionary["passwords-common"], ...SPANISH.trim().split(/\s+/)]);
  return known;
}

/**
 * True for a password that guessers try first. It is on the list, or it is one of the given words
 * (the member's name, the site's) followed by digits and signs. Case does not matter.
 */
export function isCommonPassword(password: string, words: readonly string[]): boolean {
  const typed = password.toLowerCase();
  const bare = typed.replace(/[\d\W_]+$/u, "");
  return commonPasswords().has(typed) || words.some((word) => isNoMoreThan([typed, bare], word));
}

function isNoMoreThan(typed: readonly string[], word: string): boolean {
  return word !== "" && typed.includes(word.toLowerCase());
}
