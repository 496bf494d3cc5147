import type { KindWords } from "./kind-words.ts";

const es: KindWords = {
  deal: "Repartir",
  dealing: "Repartiendo…",
  stage: "La mesa de bacará",
  spots: {
    player: "Jugador",
    banker: "Banca",
    tie: "Empate",
    "player-pair": "Par Jugador",
    "banker-pair": "Par Banca",
  },
  hands: { player: "Jugador", banker: "Banca" },
  results: {
    player: "Gana el Jugador, {player} a {banker}",
    banker: "Gana la Banca, {banker} a {player}",
    tie: "Empate a {player}",
  },
  beads: { player: "J", banker: "B", tie: "E" },
  payRows: { player: "Jugador", banker: "Banca", tie: "Empate", "player-pair": "Par" },
  how: [
    "Se juega con ocho barajas, mezcladas de nuevo en cada ronda. Gana la mano que más se acerca a 9: el as vale 1; del 2 al 9, su número; el 10 y las figuras, 0. De la suma solo cuenta la última cifra.",
    "Cada mano recibe dos cartas. Si alguna suma 8 o 9, la ronda termina ahí. Si no, el Jugador pide una tercera carta con 5 o menos, y la Banca según su suma y la tercera carta del Jugador.",
    "La Banca paga {bankerPay} a 1, es decir, con {commission} de comisión. Si hay empate, recuperas lo apostado al Jugador y a la Banca.",
    "El Par gana cuando las dos primeras cartas de esa mano tienen el mismo valor: dos reyes, dos sietes.",
  ],
};

const en: KindWords = {
  deal: "Deal",
  dealing: "Dealing…",
  stage: "The baccarat table",
  spots: {
    player: "Player",
    banker: "Banker",
    tie: "Tie",
    "player-pair": "Player pair",
    "banker-pair": "Banker pair",
  },
  hands: { player: "Player", banker: "Banker" },
  results: {
    player: "Player wins, {player} to {banker}",
    banker: "Banker wins, {banker} to {player}",
    tie: "Tie at {player}",
  },
  beads: { player: "P", banker: "B", tie: "T" },
  payRows: { player: "Player", banker: "Banker", tie: "Tie", "player-pair": "Pair" },
  how: [
    "Eight decks are used, shuffled afresh for every round. The hand closest to 9 wins: aces count 1, cards from 2 to 9 their number, tens and pictures 0. Only the last digit of the sum counts.",
    "Each hand gets two cards. If either adds up to 8 or 9, the round ends there. Otherwise Player draws a third card on 5 or less, and Banker by its sum and Player's third card.",
    "Banker pays {bankerPay} to 1, that is, with a {commission} commission. On a tie, bets on Player and Banker are returned.",
    "Pair wins when the first two cards of that hand have the same rank: two kings, two sevens.",
  ],
};

export const baccaratWords = { es, en };
