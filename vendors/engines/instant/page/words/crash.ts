import type { KindWords } from "./kind-words.ts";

const es: KindWords = {
  play: "Despegar",
  playing: "En el aire. Sales en {target}.",
  stage: "El vuelo",
  choice: "Salida",
  chosen: "Salida: {target}",
  ready: "Elige en qué multiplicador sales y despega.",
  needPick: "La salida va de {least} a {most}.",
  results: {
    won: "Saliste en {target}. El vuelo terminó en {end}.",
    lost: "El vuelo terminó en {end}, antes de tu salida en {target}.",
  },
  parts: {
    target: "Multiplicador de salida",
    quick: "Salidas rápidas",
    out: "Sales en {target}",
    chance: "Se alcanza en {chance} de los vuelos",
  },
  payHead: "Salida",
  rows: {},
  paysColumn: "Se alcanza",
  how: [
    "Antes de despegar eliges en qué multiplicador sales, de {exitLeast} a {timesMost}. El vuelo sube y termina en un punto sorteado. Si llega a tu salida cobras la apuesta por ese número; si termina antes, la pierdes.",
    "La salida queda fijada al despegar: durante el vuelo no se puede salir antes ni después. Una ronda es una sola apuesta y un solo resultado.",
    "Unos cuatro de cada cien vuelos terminan en {endLeast}, al despegar. La probabilidad de llegar a una salida es {share} dividido entre ella, así que el retorno es el mismo elijas la que elijas, salvo por millonésimas.",
  ],
};

const en: KindWords = {
  play: "Take off",
  playing: "In the air. You get out at {target}.",
  stage: "The flight",
  choice: "Exit",
  chosen: "Exit: {target}",
  ready: "Choose the multiplier at which you get out, and take off.",
  needPick: "The exit goes from {least} to {most}.",
  results: {
    won: "You got out at {target}. The flight ended at {end}.",
    lost: "The flight ended at {end}, before your exit at {target}.",
  },
  parts: {
    target: "Exit multiplier",
    quick: "Quick exits",
    out: "You get out at {target}",
    chance: "Reached in {chance} of flights",
  },
  payHead: "Exit",
  rows: {},
  paysColumn: "Reached",
  how: [
    "Before take-off you choose the multiplier at which you get out, from {exitLeast} to {timesMost}. The flight rises and ends at a drawn point. If it reaches your exit you are paid the stake times that number; if it ends before, you lose the stake.",
    "The exit is set at take-off: during the flight you cannot get out earlier or later. A round is one bet and one result.",
    "About four flights in a hundred end at {endLeast}, at take-off. The chance of reaching an exit is {share} divided by it, so the return is the same whichever you choose, give or take millionths.",
  ],
};

export const crashWords = { es, en };
