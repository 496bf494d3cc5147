import type { KindWords } from "./kind-words.ts";

const es: KindWords = {
  deal: "Girar",
  dealing: "La rueda gira…",
  stage: "La rueda",
  spots: {
    one: "Uno",
    three: "Tres",
    sun: "Sol",
    moon: "Luna",
    star: "Estrella",
    "twenty-five": "Veinticinco",
    crown: "Corona",
  },
  hands: {},
  results: {
    one: "Sale el 1",
    three: "Sale el 3",
    sun: "Sale el Sol, {pays} a 1",
    moon: "Sale la Luna, {pays} a 1",
    star: "Sale la Estrella, {pays} a 1",
    "twenty-five": "Sale el 25",
    crown: "Sale la Corona, {pays} a 1",
  },
  beads: { sun: "Sol", moon: "Luna", star: "Estrella", crown: "Corona" },
  payRows: {
    one: "Uno: 26 sectores de la rueda",
    three: "Tres: 13 sectores",
    sun: "Sol, Luna o Estrella: 4 sectores cada uno",
    "twenty-five": "Veinticinco: 2 sectores",
    crown: "Corona: 1 sector",
  },
  how: [
    "La rueda tiene 54 sectores iguales. Pon fichas en lo que crees que va a salir, en una casilla o en varias, y gira: la lengüeta se detiene en un sector y ese es el que se paga.",
    "El Uno paga 1 a 1; el Tres, 3 a 1; el Sol, la Luna y la Estrella, 12 a 1; el Veinticinco, 25 a 1; la Corona, 51 a 1. Lo apostado a lo demás se pierde.",
    "Todos los sectores salen con la misma probabilidad y todas las apuestas tienen el mismo retorno: la que más paga sale menos veces.",
  ],
};

const en: KindWords = {
  deal: "Spin",
  dealing: "The wheel is turning…",
  stage: "The wheel",
  spots: {
    one: "One",
    three: "Three",
    sun: "Sun",
    moon: "Moon",
    star: "Star",
    "twenty-five": "Twenty-five",
    crown: "Crown",
  },
  hands: {},
  results: {
    one: "1 comes up",
    three: "3 comes up",
    sun: "Sun comes up, {pays} to 1",
    moon: "Moon comes up, {pays} to 1",
    star: "Star comes up, {pays} to 1",
    "twenty-five": "25 comes up",
    crown: "Crown comes up, {pays} to 1",
  },
  beads: { sun: "Sun", moon: "Moon", star: "Star", crown: "Crown" },
  payRows: {
    one: "One: 26 segments of the wheel",
    three: "Three: 13 segments",
    sun: "Sun, Moon or Star: 4 segments each",
    "twenty-five": "Twenty-five: 2 segments",
    crown: "Crown: 1 segment",
  },
  how: [
    "The wheel has 54 equal segments. Bet on what you think will come up, on one thing or several, and spin: the flapper stops at one segment, and that one is paid.",
    "One pays 1 to 1; Three, 3 to 1; Sun, Moon and Star, 12 to 1; Twenty-five, 25 to 1; Crown, 51 to 1. Bets on anything else lose.",
    "Every segment is equally likely and every bet has the same return: what pays more comes up less often.",
  ],
};

export const moneyWheelWords = { es, en };
