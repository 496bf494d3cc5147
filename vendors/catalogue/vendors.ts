import type { CatalogueVendor } from "./types.ts";

/** The invented studios whose games the embedded studio hosts, in the order they are shown. */
export const catalogueVendors: CatalogueVendor[] = [
  { code: "TEPOZAN", name: "Tepozán" },
  { code: "LUCIERNA", name: "Lucierna" },
  { code: "CANTERA9", name: "Cantera 9" },
  { code: "OLAVIVA", name: "Olaviva" },
  { code: "FAROLILLO", name: "Farolillo" },
  { code: "VOLCANA", name: "Volcana" },
  { code: "TINTABRAVA", name: "Tinta Brava" },
  { code: "BARRILETE", name: "Barrilete" },
  { code: "NORVELA", name: "Norvela" },
  { code: "PICAFLOR", name: "Picaflor Live" },
  { code: "GRADANORTE", name: "Grada Norte" },
  { code: "SUERTERIA", name: "Suertería" },
];
