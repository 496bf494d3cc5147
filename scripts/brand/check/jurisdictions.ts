/** The places that license a brand, and the minimum age of players there. */
export const JURISDICTIONS: Readonly<Record<string, { name: string; ageMin: number }>> = {
  demo: { name: "The demonstration", ageMin: 18 },
  AR: { name: "Argentina", ageMin: 18 },
  BR: { name: "Brazil", ageMin: 18 },
  CL: { name: "Chile", ageMin: 18 },
  CO: { name: "Colombia", ageMin: 18 },
  CW: { name: "Curaçao", ageMin: 18 },
  EC: { name: "Ecuador", ageMin: 18 },
  ES: { name: "Spain", ageMin: 18 },
  MT: { name: "Malta", ageMin: 18 },
  MX: { name: "Mexico", ageMin: 18 },
  PE: { name: "Peru", ageMin: 18 },
};
