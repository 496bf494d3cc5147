type Words = {
  reels: string;
  line: string;
  lineTimes: string;
  ways: string;
  chosen: string;
  fills: string;
  scatters: string;
  coins: string;
  coinsFull: string;
  free: string;
  nothing: string;
  bets: string;
  bet: string;
  symbols: Readonly<Record<string, string>>;
  cards: string;
  dice: string;
  ranks: readonly string[];
  suits: readonly string[];
};

const es: Words = {
  reels: "Los rodillos, fila por fila:",
  line: "línea {line}, {count} × {symbol}: {amount}",
  lineTimes: "línea {line}, {count} × {symbol} con comodín, ×{times}: {amount}",
  ways: "{count} × {symbol} de {ways} formas: {amount}",
  chosen: "símbolo elegido: {symbol}",
  fills: "llena {count} rodillos: {amount}",
  scatters: "{count} símbolos Gratis: {amount}",
  coins: "{count} monedas fijas: {amount}",
  coinsFull: "{count} monedas fijas que llenan la pantalla: {amount}",
  free: "{count} juegos gratis",
  nothing: "Sin premio.",
  bets: "Apuestas:",
  bet: "{spot} {stake}, cobrado {paid}",
  symbols: {
    W: "Comodín",
    S: "Gratis",
    C: "Moneda",
    H1: "primera figura",
    H2: "segunda figura",
    H3: "tercera figura",
    H4: "cuarta figura",
    L1: "A",
    L2: "K",
    L3: "Q",
    L4: "J",
  },
  cards: "{hand}: {cards}.",
  dice: "Dados: {dice}.",
  ranks: ["as", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jota", "reina", "rey"],
  suits: ["de picas", "de corazones", "de tréboles", "de diamantes"],
};

const en: Words = {
  reels: "The reels, row by row:",
  line: "line {line}, {count} × {symbol}: {amount}",
  lineTimes: "line {line}, {count} × {symbol} with wilds, ×{times}: {amount}",
  ways: "{count} × {symbol} in {ways} ways: {amount}",
  chosen: "chosen symbol: {symbol}",
  fills: "it fills {count} reels: {amount}",
  scatters: "{count} Free symbols: {amount}",
  coins: "{count} held coins: {amount}",
  coinsFull: "{count} held coins that fill the screen: {amount}",
  free: "{count} free games",
  nothing: "No win.",
  bets: "Bets:",
  bet: "{spot} {stake}, paid {paid}",
  symbols: {
    W: "Wild",
    S: "Free",
    C: "Coin",
    H1: "first picture",
    H2: "second picture",
    H3: "third picture",
    H4: "fourth picture",
    L1: "A",
    L2: "K",
    L3: "Q",
    L4: "J",
  },
  cards: "{hand}: {cards}.",
  dice: "Dice: {dice}.",
  ranks: ["ace", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king"],
  suits: ["of spades", "of hearts", "of clubs", "of diamonds"],
};

export const pictureWords = (language: string): Words =>
  language.toLowerCase().startsWith("en") ? en : es;
