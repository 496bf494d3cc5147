import type { KindWords } from "./kind-words.ts";

const es: KindWords = {
  play: "Sortear",
  playing: "Salen diez bolas…",
  stage: "El cartón de 40 números",
  choice: "Tus números",
  chosen: "Números: {numbers}",
  ready: "Marca de 1 a 10 números y pide el sorteo.",
  needPick: "Marca al menos un número.",
  results: { hits: "Aciertas {hits} de {count}." },
  parts: {
    number: "Número {number}",
    isDrawn: "sorteado",
    isHit: "acierto",
    some: "Al azar",
    clear: "Desmarcar todo",
    most: "Puedes marcar hasta 10 números.",
    drawn: "Bolas sorteadas",
    pays: "Aciertos y lo que pagan",
    hits: "{hits}: {times}",
  },
  payHead: "Marcados",
  rows: {},
  paysColumn: "Aciertos y pago",
  how: [
    "Marcas de 1 a 10 números de 40 y se sortean 10. Cobras según cuántos de los tuyos salen; la tabla dice cuánto paga cada acierto y el retorno exacto para cada cantidad de números.",
    "Con 10 números, no acertar ninguno te devuelve la apuesta.",
    "El sorteo entero se decide al pulsar el botón. Ver salir las bolas o saltar al final no cambia lo que cobras.",
  ],
};

const en: KindWords = {
  play: "Draw",
  playing: "Ten balls come out…",
  stage: "The card of 40 numbers",
  choice: "Your numbers",
  chosen: "Numbers: {numbers}",
  ready: "Mark 1 to 10 numbers and start the draw.",
  needPick: "Mark at least one number.",
  results: { hits: "You hit {hits} of {count}." },
  parts: {
    number: "Number {number}",
    isDrawn: "drawn",
    isHit: "hit",
    some: "At random",
    clear: "Unmark all",
    most: "You can mark up to 10 numbers.",
    drawn: "Balls drawn",
    pays: "Hits and what they pay",
    hits: "{hits}: {times}",
  },
  payHead: "Marked",
  rows: {},
  paysColumn: "Hits and pay",
  how: [
    "You mark 1 to 10 of 40 numbers, and 10 are drawn. You are paid by how many of yours come out; the table says what each number of hits pays, and the exact return for each count of numbers.",
    "With 10 numbers, hitting none gives you your stake back.",
    "The whole draw is decided when you press the button. Watching the balls or skipping to the end does not change what you are paid.",
  ],
};

export const kenoWords = { es, en };
