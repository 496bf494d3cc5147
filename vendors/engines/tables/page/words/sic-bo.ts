import { type KindWords, named } from "./kind-words.ts";

const es: KindWords = {
  deal: "Lanzar",
  dealing: "Los dados ruedan…",
  stage: "Los tres dados",
  spots: {
    small: "Bajo",
    odd: "Impar",
    "any-triple": "Cualquier trío",
    even: "Par",
    big: "Alto",
    ...named("sum", 4, 17, (sum) => `Suma ${sum}`),
    ...named("double", 1, 6, (face) => `Doble ${face}`),
    ...named("triple", 1, 6, (face) => `Trío de ${face}`),
    ...named("single", 1, 6, (face) => `Un ${face}`),
  },
  hands: {},
  results: {
    small: "Suma {total}, bajo",
    big: "Suma {total}, alto",
    triple: "Trío, suma {total}",
  },
  beads: {},
  payRows: {
    small: "Bajo (4–10), Alto (11–17), Par, Impar",
    "sum-4": "Suma 4 o 17",
    "sum-5": "Suma 5 o 16",
    "sum-6": "Suma 6 o 15",
    "sum-7": "Suma 7 o 14",
    "sum-8": "Suma 8 o 13",
    "sum-9": "Suma 9 o 12",
    "sum-10": "Suma 10 u 11",
    "double-1": "Doble: el número sale dos veces o tres",
    "triple-1": "Trío de un número",
    "any-triple": "Cualquier trío",
    "single-1": "Un número: por cada dado que lo muestra",
  },
  how: [
    "Se lanzan tres dados. Puedes apostar a su suma, a que sea alta, baja, par o impar, o a los números que salgan.",
    "Bajo, Alto, Par e Impar pierden cuando los tres dados son iguales.",
    "Un número paga 1, 2 o 3 a 1 según los dados que lo muestren.",
  ],
};

const en: KindWords = {
  deal: "Roll",
  dealing: "The dice are rolling…",
  stage: "The three dice",
  spots: {
    small: "Small",
    odd: "Odd",
    "any-triple": "Any triple",
    even: "Even",
    big: "Big",
    ...named("sum", 4, 17, (sum) => `Total ${sum}`),
    ...named("double", 1, 6, (face) => `Double ${face}`),
    ...named("triple", 1, 6, (face) => `Triple ${face}`),
    ...named("single", 1, 6, (face) => `A ${face}`),
  },
  hands: {},
  results: {
    small: "Total {total}, small",
    big: "Total {total}, big",
    triple: "Triple, total {total}",
  },
  beads: {},
  payRows: {
    small: "Small (4–10), Big (11–17), Even, Odd",
    "sum-4": "Total 4 or 17",
    "sum-5": "Total 5 or 16",
    "sum-6": "Total 6 or 15",
    "sum-7": "Total 7 or 14",
    "sum-8": "Total 8 or 13",
    "sum-9": "Total 9 or 12",
    "sum-10": "Total 10 or 11",
    "double-1": "Double: the number shows twice or three times",
    "triple-1": "Triple of one number",
    "any-triple": "Any triple",
    "single-1": "A number: for each die that shows it",
  },
  how: [
    "Three dice are rolled. Bet on their total, on whether it is small, big, even or odd, or on the numbers that show.",
    "Small, Big, Even and Odd lose when all three dice are alike.",
    "A number pays 1, 2 or 3 to 1, by how many dice show it.",
  ],
};

export const sicBoWords = { es, en };
