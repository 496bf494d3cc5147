import type { KindWords } from "./kind-words.ts";

const es: KindWords = {
  play: "Abrir casillas",
  playing: "Abriendo tus casillas…",
  stage: "El campo de 25 casillas",
  choice: "Minas",
  chosen: "Minas: {mines}, marcadas: {count}",
  ready: "Marca las casillas que quieras abrir y elige cuántas minas hay.",
  needPick: "Marca al menos una casilla.",
  results: {
    won: "{count} casillas abiertas y ninguna mina.",
    wonOne: "La casilla no tenía mina.",
    lost: "Había una mina en la fila {row}, columna {column}.",
  },
  parts: {
    cell: "Fila {row}, columna {column}",
    isMine: "mina",
    isSafe: "sin mina",
    fewer: "Menos minas",
    more: "Más minas",
    some: "Marcar 3 al azar",
    clear: "Desmarcar todo",
    pays: "{count} marcadas: si no hay mina cobras {times}",
    paysOne: "1 marcada: si no hay mina cobras {times}",
    most: "Con {mines} minas puedes marcar hasta {count} casillas.",
    mostOne: "Con {mines} minas solo puedes marcar 1 casilla.",
  },
  payHead: "Minas",
  rows: {},
  paysColumn: "Paga con 1, 2, 3, 5 y 8 marcadas",
  how: [
    "Primero marcas las casillas y eliges de 1 a 24 minas. Al pulsar el botón se sortea dónde están las minas y se abren todas tus casillas, una tras otra. Si ninguna tiene mina cobras el premio anunciado; si una la tiene, pierdes la apuesta.",
    "No se abre casilla por casilla con pausas para retirarse: una ronda es una sola apuesta y un solo resultado.",
    "El premio es el {share} de lo que correspondería por probabilidad, redondeado hacia abajo a centésimas. Por eso el retorno exacto va de {least} a {most} según minas y marcas. Se puede marcar mientras el premio no pase de {timesMost} veces la apuesta.",
  ],
};

const en: KindWords = {
  play: "Open the cells",
  playing: "Opening your cells…",
  stage: "The field of 25 cells",
  choice: "Mines",
  chosen: "Mines: {mines}, marked: {count}",
  ready: "Mark the cells you want to open and choose how many mines there are.",
  needPick: "Mark at least one cell.",
  results: {
    won: "{count} cells opened and no mine.",
    wonOne: "The cell had no mine.",
    lost: "There was a mine in row {row}, column {column}.",
  },
  parts: {
    cell: "Row {row}, column {column}",
    isMine: "mine",
    isSafe: "no mine",
    fewer: "Fewer mines",
    more: "More mines",
    some: "Mark 3 at random",
    clear: "Unmark all",
    pays: "{count} marked: without a mine you are paid {times}",
    paysOne: "1 marked: without a mine you are paid {times}",
    most: "With {mines} mines you can mark up to {count} cells.",
    mostOne: "With {mines} mines you can mark only 1 cell.",
  },
  payHead: "Mines",
  rows: {},
  paysColumn: "Pays with 1, 2, 3, 5 and 8 marked",
  how: [
    "First you mark the cells and choose 1 to 24 mines. When you press the button, the places of the mines are drawn and all your cells open, one after the other. If none holds a mine you are paid the announced win; if one does, you lose the stake.",
    "Cells do not open one at a time with a chance to stop: a round is one bet and one result.",
    "The win is {share} of what the odds would give, rounded down to hundredths. So the exact return lies between {least} and {most}, depending on mines and marks. You can mark cells as long as the win is at most {timesMost} times the stake.",
  ],
};

export const minesWords = { es, en };
