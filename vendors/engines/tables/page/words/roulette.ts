import { insideBets } from "../../rules/roulette-inside.ts";
import { type KindWords, named } from "./kind-words.ts";

/** The name of each bet on several numbers: "Caballo 17-20". */
const insideNames = (kinds: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    insideBets
      .filter(({ kind }) => kind !== "number")
      .map(({ id, kind, pockets }) => [id, `${kinds[kind]} ${pockets.join("-")}`]),
  );

const esKinds = {
  number: "Pleno",
  split: "Caballo",
  street: "Calle",
  corner: "Cuadro",
  line: "Seisena",
};
const enKinds = {
  number: "Number",
  split: "Split",
  street: "Street",
  corner: "Corner",
  line: "Line",
};

const es: KindWords = {
  deal: "Girar",
  dealing: "¡No va más!",
  stage: "La ruleta",
  spots: {
    ...named("number", 0, 36, (number) => `${number}`),
    ...insideNames(esKinds),
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
    "number-0": "Pleno: un número",
    "split-1-2": "Caballo: dos números vecinos",
    "street-1": "Calle: tres en fila, o dos con el 0",
    "corner-1": "Cuadro: cuatro que se tocan, o 0-1-2-3",
    "line-1": "Seisena: dos calles seguidas",
    "dozen-1": "Docena o columna",
    red: "Rojo, Negro, Par, Impar, 1–18, 19–36",
  },
  how: [
    "La ruleta tiene 36 números y un solo cero. Apuesta a uno o a varios números vecinos, a una docena, a una columna o a una de las suertes sencillas, y gira.",
    "Para apostar a varios números elige arriba del paño Caballo, Calle, Cuadro o Seisena y toca uno de los puntos que aparecen sobre el tablero.",
    "Cuando sale el cero pierden todas las apuestas menos las que tienen el 0.",
    "La columna 1 es 1, 4, 7… 34; la 2 es 2, 5, 8… 35; la 3 es 3, 6, 9… 36.",
  ],
  kindsTitle: "Cuántos números",
  kinds: esKinds,
};

const en: KindWords = {
  deal: "Spin",
  dealing: "No more bets!",
  stage: "The wheel",
  spots: {
    ...named("number", 0, 36, (number) => `${number}`),
    ...insideNames(enKinds),
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
    "number-0": "Number",
    "split-1-2": "Split: two neighbours",
    "street-1": "Street: three in a row, or two with 0",
    "corner-1": "Corner: four that meet, or 0-1-2-3",
    "line-1": "Line: two streets side by side",
    "dozen-1": "Dozen or column",
    red: "Red, Black, Even, Odd, 1–18, 19–36",
  },
  how: [
    "The wheel has 36 numbers and a single zero. Bet on a number or several neighbours, a dozen, a column or an even-money bet, and spin.",
    "To bet on several numbers choose Split, Street, Corner or Line above the cloth, and tap one of the dots that appear on the board.",
    "When zero comes up, every bet that does not include 0 loses.",
    "Column 1 is 1, 4, 7… 34; column 2 is 2, 5, 8… 35; column 3 is 3, 6, 9… 36.",
  ],
  kindsTitle: "How many numbers",
  kinds: enKinds,
};

export const rouletteWords = { es, en };
