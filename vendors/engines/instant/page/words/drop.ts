import type { KindWords } from "./kind-words.ts";

const es: KindWords = {
  play: "Soltar la bola",
  playing: "La bola cae…",
  stage: "El tablero de clavos",
  choice: "Riesgo",
  chosen: "Riesgo: {risk}",
  ready: "Elige el riesgo y suelta la bola.",
  needPick: "Elige un riesgo.",
  results: { lands: "La bola cae en {times}." },
  parts: {
    low: "Bajo",
    medium: "Medio",
    high: "Alto",
    slots: "Lo que paga cada ranura, de izquierda a derecha: {list}",
  },
  payHead: "Riesgo",
  rows: { low: "Bajo", medium: "Medio", high: "Alto" },
  paysColumn: "Ranuras, del borde al centro",
  how: [
    "La bola pasa por doce filas de clavos y en cada una va a la izquierda o a la derecha con la misma probabilidad. Termina en una de trece ranuras y cobras tu apuesta por el número de esa ranura.",
    "El riesgo cambia las ranuras, no el camino: con riesgo alto los bordes pagan mucho y el centro paga poco. Al centro se llega 924 de cada {ways} veces y a cada borde, 1 de cada {ways}.",
    "El sorteo decide los doce pasos en cuanto sueltas la bola, y la bola sigue justo ese camino. Verla caer o saltar al final no cambia lo que cobras.",
  ],
};

const en: KindWords = {
  play: "Drop the ball",
  playing: "The ball is falling…",
  stage: "The board of pegs",
  choice: "Risk",
  chosen: "Risk: {risk}",
  ready: "Choose the risk and drop the ball.",
  needPick: "Choose a risk.",
  results: { lands: "The ball lands on {times}." },
  parts: {
    low: "Low",
    medium: "Medium",
    high: "High",
    slots: "What each slot pays, from left to right: {list}",
  },
  payHead: "Risk",
  rows: { low: "Low", medium: "Medium", high: "High" },
  paysColumn: "Slots, from the edge to the middle",
  how: [
    "The ball passes twelve rows of pegs and at each of them goes to the left or to the right with the same chance. It ends in one of thirteen slots, and you are paid your stake times that slot's number.",
    "The risk changes the slots, not the path: at high risk the edges pay a lot and the middle pays little. The middle is reached 924 times in {ways}, and each edge once in {ways}.",
    "The draw decides all twelve steps as soon as you drop the ball, and the ball follows exactly that path. Watching it fall or skipping to the end does not change what you are paid.",
  ],
};

export const dropWords = { es, en };
