/** How hard a password is to guess, from 1 (at once) to 4 (not in a lifetime). */
export type Strength = 1 | 2 | 3 | 4;

/**
 * Beginnings that guessers try first, in Spanish and English. Each counts as one letter; the
 * platform itself refuses 49,000 whole passwords.
 */
const STEMS = [
  ..."password contraseña contrasena passwort qwerty asdfgh zxcvbn admin welcome bienvenido".split(
    " ",
  ),
  ..."teamo tequiero iloveyou love amor princesa princess dragon monkey estrella mariposa".split(
    " ",
  ),
  ..."mexico colombia argentina peru chile españa america chivas pumas barcelona madrid".split(" "),
  ..."casino dinero suerte jugar futbol football guadalupe maria jesus carlos alejandro".split(" "),
  ..."enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(
    " ",
  ),
];
const KINDS = [/[a-záéíóúüñ]/u, /[A-ZÁÉÍÓÚÜÑ]/u, /[0-9]/u, /[^a-zA-Z0-9áéíóúüñÁÉÍÓÚÜÑ]/u];
const KIND_SIZES = [26, 26, 10, 33];
const BITS = [28, 45, 62] as const;

/**
 * An estimate for the player's eyes only. It counts a known beginning, a repeated sign and a row
 * like 1234 as one sign each, then reckons the bits of what is left.
 */
export function strengthOf(password: string, own: readonly string[] = []): Strength {
  const known = [...own.map((word) => word.toLowerCase()), ...STEMS].filter(
    (one) => one.length > 2,
  );
  const pool = KINDS.reduce(
    (sum, kind, at) => sum + (kind.test(password) ? KIND_SIZES[at]! : 0),
    0,
  );
  const bits = countSigns(password, known) * Math.log2(Math.max(pool, 2));
  return (1 + BITS.filter((least) => bits >= least).length) as Strength;
}

function countSigns(password: string, known: readonly string[]): number {
  let rest = password.toLowerCase();
  for (const word of known) rest = rest.replaceAll(word, "\0");
  const signs = [...rest].map((sign) => sign.codePointAt(0)!);
  return signs.filter((sign, at) => at === 0 || Math.abs(sign - signs[at - 1]!) > 1).length;
}
