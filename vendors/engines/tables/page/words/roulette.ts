import { type KindWords, named } from "./kind-words.ts";

const es: KindWords = {
  deal: "Girar",
  dealing: "¡No va más!",
  stage: "La ruleta",
  spots: {
    ...named("number", 0, 36, (number) => `${number}`),
    ...named("dozen", 1, 3, (at) => `${at}.ª docena`),
    ...named("column", 1, 3, (at) => `Col. ${at}`),
    low: "1–18",
    even: "Par",
    red: "Rojo",
    black: "Negro",
    odd: "Impar",
    high: "19–36",
  },
  hands: {},
  results: { zero: "Cero", red: "{number}, rojo", black: "{number}, negro" },
  beads: {},
  payRows: {
    "number-0": "Un número",
    "dozen-1": "Docena o columna",
    red: "Rojo, Negro, Par, Impar, 1–18, 19–36",
  },
  how: [
    "La ruleta tiene 36 números y un solo cero. Apuesta a un número, a una docena, a una columna o a una de las suertes sencillas, y gira.",
    "Cuando sale el cero pierden todas las apuestas menos la del propio 0.",
    "La columna 1 es 1, 4, 7… 34; la 2 es 2, 5, 8… 35; la 3 es 3, 6, 9… 36.",
  ],
};

const en: KindWords = {
  deal: "Spin",
  dealing: "No more bets!",
  stage: "The wheel",
  spots: {
    ...named("number", 0, 36, (number) => `${number}`),
    ...named("dozen", 1, 3, (at) => ["1st dozen", "2nd dozen", "3rd dozen"][at - 1]!),
    ...named("column", 1, 3, (at) => `Col. ${at}`),
    low: "1–18",
    even: "Even",
    red: "Red",
    black: "Black",
    odd: "Odd",
    high: "19–36",
  },
  hands: {},
  results: { zero: "Zero", red: "{number}, red", black: "{number}, black" },
  beads: {},
  payRows: {
    "number-0": "A number",
    "dozen-1": "Dozen or column",
    red: "Red, Black, Even, Odd, 1–18, 19–36",
  },
  how: [
    "The wheel has 36 numbers and a single zero. Bet on a number, a dozen, a column or an even chance, and spin.",
    "When the zero comes, every bet but the one on 0 itself loses.",
    "Column 1 is 1, 4, 7… 34; column 2 is 2, 5, 8… 35; column 3 is 3, 6, 9… 36.",
  ],
};

export const rouletteWords = { es, en };
