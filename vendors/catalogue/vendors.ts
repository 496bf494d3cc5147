import type { CatalogueVendor } from "./types.ts";

/**
 * The invented studios whose games the embedded studio hosts, in display order. The codes of
 * lotteries, e-sports and cockfights are the specification's.
 */
export const catalogueVendors: CatalogueVendor[] = [
  { code: "TEPOZAN", name: "Tepozán" },
  { code: "LUCIERNA", name: "Lucierna" },
  { code: "CANTERA9", name: "Cantera 9", card: "popup" },
  { code: "OLAVIVA", name: "Olaviva" },
  { code: "FAROLILLO", name: "Farolillo" },
  { code: "VOLCANA", name: "Volcana" },
  { code: "TINTABRAVA", name: "Tinta Brava" },
  { code: "BARRILETE", name: "Barrilete" },
  { code: "NORVELA", name: "Norvela" },
  { code: "PICAFLOR", name: "Picaflor" },
  { code: "GRADANORTE", name: "Grada Norte" },
  { code: "SUERTERIA", name: "Suertería" },
  { code: "LOTT", name: "Bolillero" },
  { code: "ELOTT", name: "Bolillero Ya" },
  { code: "TCG_SEA", name: "Mareada" },
  { code: "TCG_LOTTO_VN", name: "Siete Deltas" },
  { code: "AV", name: "Avispa" },
  { code: "AI", name: "Airén" },
  { code: "IMES", name: "Imesa" },
  { code: "TF", name: "Trifuego" },
  { code: "IA", name: "Iarena" },
  { code: "DS88", name: "Gallera 88" },
];
