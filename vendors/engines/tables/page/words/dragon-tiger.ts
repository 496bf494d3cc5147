import type { KindWords } from "./kind-words.ts";

const es: KindWords = {
  deal: "Repartir",
  dealing: "Una carta para cada uno…",
  stage: "La mesa de Dragón y Tigre",
  spots: { dragon: "Dragón", tie: "Empate", tiger: "Tigre" },
  hands: { dragon: "Dragón", tiger: "Tigre" },
  results: { dragon: "Gana el Dragón", tiger: "Gana el Tigre", tie: "Empate" },
  beads: { dragon: "D", tiger: "T", tie: "E" },
  payRows: { dragon: "Dragón o Tigre", tie: "Empate" },
  how: [
    "Una carta para el Dragón y otra para el Tigre, de ocho barajas mezcladas de nuevo en cada ronda. Gana la más alta; el as es la más baja y el rey la más alta. El palo no cuenta.",
    "Si las dos cartas tienen el mismo valor hay empate: de lo apostado al Dragón o al Tigre pierdes la mitad y recuperas la otra.",
    "El Empate paga 8 a 1 y sale unas 7 veces de cada 100: míralo en la tabla, su retorno es mucho menor.",
  ],
};

const en: KindWords = {
  deal: "Deal",
  dealing: "One card for each…",
  stage: "The Dragon and Tiger table",
  spots: { dragon: "Dragon", tie: "Tie", tiger: "Tiger" },
  hands: { dragon: "Dragon", tiger: "Tiger" },
  results: { dragon: "Dragon wins", tiger: "Tiger wins", tie: "Tie" },
  beads: { dragon: "D", tiger: "T", tie: "=" },
  payRows: { dragon: "Dragon or Tiger", tie: "Tie" },
  how: [
    "One card for Dragon and one for Tiger, from eight decks shuffled afresh for every round. The higher card wins; the ace is the lowest and the king the highest. Suits do not count.",
    "Two cards of the same rank are a tie: bets on Dragon and Tiger lose half and get the other half back.",
    "Tie pays 8 to 1 and comes up about 7 times in 100: its return in the table is much lower.",
  ],
};

export const dragonTigerWords = { es, en };
