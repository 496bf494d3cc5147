import type { SceneryKind } from "../page/scenery-kinds.ts";

/** The cries of big wins: from 10, 25 and 50 stakes on. */
export type WinNames = Readonly<Record<"win" | "great" | "huge", string>>;

const names = (win: string, great: string, huge: string): WinNames => ({ win, great, huge });

const es: Readonly<Record<SceneryKind, WinNames>> = {
  arcade: names("¡Gran premio!", "¡Premiazo!", "¡Lluvia de luces!"),
  reef: names("¡Buena pesca!", "¡Pesca mayor!", "¡Maremoto!"),
  neon: names("¡Gran noche!", "¡Todo brilla!", "¡Noche eléctrica!"),
  temple: names("¡Buena estrella!", "¡Gran fortuna!", "¡Fortuna imperial!"),
  marble: names("¡Triunfo!", "¡Gran triunfo!", "¡Gloria eterna!"),
  dune: names("¡Buen hallazgo!", "¡Gran tesoro!", "¡Tesoro del sol!"),
  trail: names("¡Buena cosecha!", "¡Gran cosecha!", "¡Cosecha de oro!"),
  fiesta: names("¡Fiesta!", "¡Fiestón!", "¡Fiesta mayor!"),
  sweet: names("¡Qué dulce!", "¡Pura dulzura!", "¡Lluvia de azúcar!"),
  cave: names("¡Buena veta!", "¡Gran veta!", "¡Veta de oro!"),
};

const en: Readonly<Record<SceneryKind, WinNames>> = {
  arcade: names("Big win!", "Superb win!", "Shower of lights!"),
  reef: names("Good catch!", "Great catch!", "Tidal wave!"),
  neon: names("Big night!", "All lit up!", "Electric night!"),
  temple: names("Lucky star!", "Great fortune!", "Imperial fortune!"),
  marble: names("Triumph!", "Great triumph!", "Eternal glory!"),
  dune: names("Good find!", "Great treasure!", "Treasure of the sun!"),
  trail: names("Good harvest!", "Great harvest!", "Golden harvest!"),
  fiesta: names("Fiesta!", "Big fiesta!", "Fiesta of the year!"),
  sweet: names("How sweet!", "Pure sugar!", "Sugar storm!"),
  cave: names("Good seam!", "Rich seam!", "Mother lode!"),
};

export const winNamesOf = (scenery: SceneryKind, language: "es" | "en"): WinNames =>
  ({ es, en })[language][scenery];
