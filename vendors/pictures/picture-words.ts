import type { FigureName } from "#vendors/catalogue/figures.ts";

type Words = {
  reels: string;
  line: string;
  lineTimes: string;
  scatters: string;
  free: string;
  nothing: string;
  bets: string;
  bet: string;
  symbols: Readonly<Record<string, string>>;
  figures: Readonly<Record<FigureName, string>>;
  cards: string;
  dice: string;
  ranks: readonly string[];
  suits: readonly string[];
};

const es: Words = {
  reels: "Los rodillos, fila por fila:",
  line: "línea {line}, {count} × {symbol}: {amount}",
  lineTimes: "línea {line}, {count} × {symbol} con comodín, ×{times}: {amount}",
  scatters: "{count} símbolos Gratis: {amount}",
  free: "{count} juegos gratis",
  nothing: "Sin premio.",
  bets: "Apuestas:",
  bet: "{spot} {stake}, cobrado {paid}",
  symbols: {
    W: "Comodín",
    S: "Gratis",
    H1: "primera figura",
    H2: "segunda figura",
    H3: "tercera figura",
    H4: "cuarta figura",
    L1: "A",
    L2: "K",
    L3: "Q",
    L4: "J",
  },
  figures: {
    star: "Estrella",
    watermelon: "Sandía",
    grapes: "Uvas",
    plum: "Ciruela",
    orange: "Naranja",
    lemon: "Limón",
    strawberry: "Fresa",
    cherries: "Cerezas",
    diamond: "Diamante",
    seven: "Siete",
    bell: "Campana",
    bar: "BAR",
    horseshoe: "Herradura",
    clover: "Trébol",
    ruby: "Rubí",
    sapphire: "Zafiro",
    emerald: "Esmeralda",
    amethyst: "Amatista",
    topaz: "Topacio",
    aquamarine: "Aguamarina",
    garnet: "Granate",
    "three-bars": "Triple BAR",
    "crown-card": "La Corona",
    "sun-card": "El Sol",
    "moon-card": "La Luna",
    "heart-card": "El Corazón",
    "rose-card": "La Rosa",
    "cactus-card": "El Nopal",
    "star-card": "La Estrella",
    "bell-card": "La Campana",
    "neon-bolt": "Rayo",
    "neon-seven": "Siete",
    "neon-burger": "Hamburguesa",
    "neon-shake": "Malteada",
    "neon-coffee": "Café",
    "neon-cherries": "Cerezas",
    "neon-note": "Nota musical",
    "neon-star": "Estrella",
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
  scatters: "{count} Free symbols: {amount}",
  free: "{count} free games",
  nothing: "No win.",
  bets: "Bets:",
  bet: "{spot} {stake}, paid {paid}",
  symbols: {
    W: "Wild",
    S: "Free",
    H1: "first picture",
    H2: "second picture",
    H3: "third picture",
    H4: "fourth picture",
    L1: "A",
    L2: "K",
    L3: "Q",
    L4: "J",
  },
  figures: {
    star: "Star",
    watermelon: "Watermelon",
    grapes: "Grapes",
    plum: "Plum",
    orange: "Orange",
    lemon: "Lemon",
    strawberry: "Strawberry",
    cherries: "Cherries",
    diamond: "Diamond",
    seven: "Seven",
    bell: "Bell",
    bar: "Bar",
    horseshoe: "Horseshoe",
    clover: "Clover",
    ruby: "Ruby",
    sapphire: "Sapphire",
    emerald: "Emerald",
    amethyst: "Amethyst",
    topaz: "Topaz",
    aquamarine: "Aquamarine",
    garnet: "Garnet",
    "three-bars": "Triple bar",
    "crown-card": "The Crown",
    "sun-card": "The Sun",
    "moon-card": "The Moon",
    "heart-card": "The Heart",
    "rose-card": "The Rose",
    "cactus-card": "The Cactus",
    "star-card": "The Star",
    "bell-card": "The Bell",
    "neon-bolt": "Lightning",
    "neon-seven": "Seven",
    "neon-burger": "Burger",
    "neon-shake": "Milkshake",
    "neon-coffee": "Coffee",
    "neon-cherries": "Cherries",
    "neon-note": "Musical note",
    "neon-star": "Star",
  },
  cards: "{hand}: {cards}.",
  dice: "Dice: {dice}.",
  ranks: ["ace", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king"],
  suits: ["of spades", "of hearts", "of clubs", "of diamonds"],
};

export const pictureWords = (language: string): Words =>
  language.toLowerCase().startsWith("en") ? en : es;
