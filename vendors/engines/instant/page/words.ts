import { wordsOf } from "#vendors/engines/shared/page/words.ts";
import type { InstantKind } from "../rules/instant-kinds.ts";
import { crashWords } from "./words/crash.ts";
import { dropWords } from "./words/drop.ts";
import { kenoWords } from "./words/keno.ts";
import type { KindWords } from "./words/kind-words.ts";
import { minesWords } from "./words/mines.ts";

const es = {
  rules: "Reglas y pagos",
  recent: "Últimos resultados",
  recentEmpty: "Tus resultados aparecerán aquí.",
  youWin: "Cobras {amount}",
  youGetBack: "Recuperas {amount}",
  nothing: "Esta vez no.",
  lookingUp: "Se cortó la conexión. Estamos buscando tu jugada…",
  skipToEnd: "Ver el final",
  tooSoon: "Esta ronda llegó antes de tiempo. No se cobró nada.",
  lawStake: "La ley permite apostar como máximo {amount} por ronda.",
  lawSpeed: "La ley pide {seconds} segundos entre el comienzo de una ronda y el de la siguiente.",
  pays: "Qué se paga",
  returnColumn: "Retorno (RTP)",
  howTitle: "Cómo se juega",
  highestTimes: "Premio máximo por ronda: {times} veces la apuesta",
  fair: "Cada resultado lo decide un generador de números aleatorios seguro, sin memoria de las rondas anteriores. El retorno está calculado sobre todos los resultados posibles: es un promedio a muy largo plazo.",
  safe: "El resultado se guarda antes de cobrar la apuesta. Si se corta la conexión no se sortea otra vez: al volver lo ves y tu saldo está al día.",
  keys: "Teclado: el tabulador recorre los controles, las flechas recorren casillas y números, Intro o Espacio marca, y la tecla R juega la ronda o salta al final.",
} as const;
type Common = { readonly [Key in keyof typeof es]: string };

const en: Common = {
  rules: "Rules and payouts",
  recent: "Latest results",
  recentEmpty: "Your results will show here.",
  youWin: "You collect {amount}",
  youGetBack: "You get {amount} back",
  nothing: "Not this time.",
  lookingUp: "The connection dropped. We are looking up your round…",
  skipToEnd: "See the end",
  tooSoon: "This round came too soon. Nothing was charged.",
  lawStake: "The law lets you stake at most {amount} a round.",
  lawSpeed: "The law requires {seconds} seconds from the start of one round to the next.",
  pays: "What it pays",
  returnColumn: "Return (RTP)",
  howTitle: "How to play",
  highestTimes: "Highest win per round: {times} times the stake",
  fair: "Every result is decided by a secure random number generator with no memory of earlier rounds. The return is worked out over every possible result: it is a very long-term average.",
  safe: "The result is stored before the stake is taken. If the connection drops it is not drawn again: you see it when you come back, and your balance is up to date.",
  keys: "Keyboard: Tab moves through the controls, arrows move over cells and numbers, Enter or Space marks, and the R key plays the round or skips to the end.",
};

const KINDS: Readonly<Record<InstantKind, Record<"es" | "en", KindWords>>> = {
  drop: dropWords,
  mines: minesWords,
  keno: kenoWords,
  crash: crashWords,
};

/** All words of a game: those of every game, those of every instant game, and its own. */
export function instantWordsOf(kind: InstantKind, spoken: string) {
  const { language, words } = wordsOf(spoken);
  const common = language === "en" ? en : es;
  return { language, words: { ...words, ...common, ...KINDS[kind][language] } };
}

export type InstantWords = ReturnType<typeof instantWordsOf>["words"];
