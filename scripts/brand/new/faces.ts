import type { Face } from "./colours/mood.ts";

const variable = (name: string, style: string) =>
  `@fontsource-variable/${name}/files/${name}-latin-${style}.woff2`;

export const figtree: Face = {
  family: "Figtree",
  kind: "sans",
  file: variable("figtree", "wght-normal"),
  weights: "300 900",
  fit: { size: 99.6, ascent: 95.4, descent: 25.1 },
};
export const archivo: Face = {
  family: "Archivo",
  kind: "sans",
  file: variable("archivo", "wght-normal"),
  weights: "100 900",
  fit: { size: 94.3, ascent: 93.3, descent: 22.3 },
};
export const fraunces: Face = {
  family: "Fraunces",
  kind: "serif",
  file: variable("fraunces", "opsz-normal"),
  pins: { wght: 580 },
  weights: "100 900",
  fit: { size: 92.8, ascent: 105.7, descent: 28 },
};
/**
 * The same face in a fine cut, as on an invitation. Any finer, and a title of 18 px would lose its
 * hairlines.
 */
export const frauncesFine: Face = {
  ...fraunces,
  pins: { wght: 420, opsz: 72 },
  fit: { size: 101.2, ascent: 96.9, descent: 25.6 },
};
export const anybody: Face = {
  family: "Anybody",
  kind: "sans",
  file: variable("anybody", "wdth-normal"),
  pins: { wght: 800, wdth: 112 },
  weights: "100 900",
  fit: { size: 134.8, ascent: 59.3, descent: 17.8 },
};
export const parkinsans: Face = {
  family: "Parkinsans",
  kind: "sans",
  file: variable("parkinsans", "wght-normal"),
  pins: { wght: 650 },
  weights: "300 800",
  fit: { size: 107.2, ascent: 97.9, descent: 32.6 },
};
export const russo: Face = {
  family: "Russo One",
  kind: "sans",
  file: "@fontsource/russo-one/files/russo-one-latin-400-normal.woff2",
  weights: "400",
  fit: { size: 112.2, ascent: 82.5, descent: 24.9 },
};
export const lilita: Face = {
  family: "Lilita One",
  kind: "sans",
  file: "@fontsource/lilita-one/files/lilita-one-latin-400-normal.woff2",
  weights: "400",
  fit: { size: 92.6, ascent: 99.7, descent: 23.8 },
};

/** The vetted list: free licences, all letters of our languages, measured fallbacks. */
export const FACES: readonly Face[] = [
  ...[figtree, archivo, fraunces, anybody, parkinsans, russo, lilita],
];
