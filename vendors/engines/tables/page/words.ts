import { wordsOf } from "#vendors/engines/shared/page/words.ts";
import type { TableKind } from "../rules/table-kinds.ts";
import { baccaratWords } from "./words/baccarat.ts";
import { dragonTigerWords } from "./words/dragon-tiger.ts";
import type { KindWords } from "./words/kind-words.ts";
import { moneyWheelWords } from "./words/money-wheel.ts";
import { rouletteWords } from "./words/roulette.ts";
import { sicBoWords } from "./words/sic-bo.ts";
import { threeFiveSevenWords } from "./words/three-five-seven.ts";

const es = {
  win: "Premio",
  totalBet: "Apuesta",
  retry: "Reintentar",
  undo: "Deshacer",
  clear: "Quitar todo",
  repeat: "Repetir",
  chips: "Ficha",
  chipOf: "Ficha de {amount}",
  bets: "Apuestas",
  felt: "Casillas",
  feltKeys: "Las flechas recorren las casillas y el tabulador pasa al siguiente grupo.",
  skip: "Saltar a la mesa",
  history: "Últimos resultados",
  historyEmpty: "Tus resultados aparecerán aquí.",
  rules: "Reglas y pagos",
  ready: "Elige una ficha y toca dónde apostar.",
  needBet: "Pon al menos una ficha en la mesa.",
  placed: "{spot}: {amount}",
  spotMost: "En esta casilla caben hasta {amount}.",
  tableMost: "La mesa admite hasta {amount} por ronda.",
  cleared: "Mesa libre. Elige dónde apostar.",
  youWin: "Cobras {amount}",
  youGetBack: "Recuperas {amount}",
  nothing: "Esta vez no.",
  lookingUp: "Se cortó la conexión. Estamos buscando tu jugada…",
  pays: "Qué se paga",
  bet: "Apuesta",
  paysColumn: "Paga",
  returnColumn: "Retorno (RTP)",
  howTitle: "Cómo se juega",
  fair: "Cada resultado lo decide un generador de números aleatorios seguro, sin memoria de las rondas anteriores. El retorno está calculado sobre todos los resultados posibles: es un promedio a muy largo plazo.",
  safe: "Si se corta la conexión, el resultado ya está guardado: al volver lo ves y tu saldo está al día.",
  keys: "Teclado: los números 1 a 5 eligen la ficha, el tabulador y las flechas recorren las casillas, Intro o Espacio pone una ficha y la tecla R juega la ronda.",
  limits: "Por ronda, de {min} a {max}",
  limitsOnFelt: "Mesa {min}–{max} · casilla {spot}",
  rtp: "RTP {rtp}",
} as const;
type Common = { readonly [Key in keyof typeof es]: string };

const en: Common = {
  win: "Win",
  totalBet: "Bet",
  retry: "Try again",
  undo: "Undo",
  clear: "Clear",
  repeat: "Repeat",
  chips: "Chip",
  chipOf: "Chip of {amount}",
  bets: "Bets",
  felt: "Spots",
  feltKeys: "The arrows move from spot to spot, and Tab moves to the next group.",
  skip: "Skip to the table",
  history: "Latest results",
  historyEmpty: "Your results will show here.",
  rules: "Rules and payouts",
  ready: "Choose a chip and tap where to bet.",
  needBet: "Put at least one chip on the table.",
  placed: "{spot}: {amount}",
  spotMost: "This spot takes up to {amount}.",
  tableMost: "The table takes up to {amount} a round.",
  cleared: "The table is clear. Choose where to bet.",
  youWin: "You collect {amount}",
  youGetBack: "You get {amount} back",
  nothing: "Not this time.",
  lookingUp: "The connection dropped. We are looking up your round…",
  pays: "What it pays",
  bet: "Bet",
  paysColumn: "Pays",
  returnColumn: "Return (RTP)",
  howTitle: "How to play",
  fair: "Every result is decided by a secure random number generator with no memory of earlier rounds. The return is worked out over every possible result: it is a very long-term average.",
  safe: "If the connection drops, the result is already stored: you see it when you come back, and your balance is up to date.",
  keys: "Keyboard: the numbers 1 to 5 choose the chip, Tab and the arrows move from spot to spot, Enter or Space places a chip and the R key plays the round.",
  limits: "From {min} to {max} a round",
  limitsOnFelt: "Table {min}–{max} · spot {spot}",
  rtp: "RTP {rtp}",
};

const KINDS: Readonly<Record<TableKind, Record<"es" | "en", KindWords>>> = {
  baccarat: baccaratWords,
  "dragon-tiger": dragonTigerWords,
  "sic-bo": sicBoWords,
  roulette: rouletteWords,
  "money-wheel": moneyWheelWords,
  "three-five-seven": threeFiveSevenWords,
};

/** The words of every game and those of every table. */
export function commonTableWords(spoken: string) {
  const { language, words } = wordsOf(spoken);
  return { language, words: { ...words, ...(language === "en" ? en : es) } };
}

/** All words of a table: those of every game, those of every table, and its own. */
export function tableWordsOf(kind: TableKind, spoken: string) {
  const { language, words } = commonTableWords(spoken);
  return { language, words: { ...words, ...KINDS[kind][language] } };
}

export type TableWords = ReturnType<typeof tableWordsOf>["words"];
