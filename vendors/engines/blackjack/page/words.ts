import { pictureWords } from "#vendors/pictures/picture-words.ts";
import { commonTableWords } from "../../tables/page/words.ts";

const es = {
  deal: "Repartir",
  dealing: "Repartiendo…",
  stage: "La mesa de blackjack",
  skip: "Saltar a la mesa",
  felt: "Tu lugar en la mesa",
  ready: "Elige una ficha y ponla en el círculo.",
  needBet: "Pon al menos una ficha en el círculo.",
  cleared: "El círculo está libre.",
  limits: "Por mano, de {min} a {max}",
  spots: { hand: "Tu apuesta", split: "Segunda mano" },
  hands: { dealer: "Banca" },
  yourHand: "Tu mano",
  handOf: "Mano {number}",
  printed: "Blackjack paga 3 a 2",
  printedBelow: "La banca se planta en todo 17",
  decisions: "Tu decisión",
  moves: { hit: "Pedir", stand: "Plantarse", double: "Doblar", split: "Dividir" },
  marks: { hit: "Pe", stand: "Pl", double: "Do", split: "Di" },
  yourTurn: "Tienes {total}. La banca: {card}.",
  yourTurnOf: "Mano {number}: tienes {total}. La banca: {card}.",
  drew: "{card}: {total}.",
  told: "{hand}: {cards}. Suma {total}.",
  toldHidden: "{hand}: {cards} y una carta tapada.",
  moved: "La mano siguió en otra ventana. Aquí la ves como va.",
  resumed: "Sigues tu mano donde la dejaste. {text}",
  results: {
    blackjack: "Blackjack",
    bothBlackjack: "Empate: los dos tienen blackjack",
    dealerBlackjack: "La banca tiene blackjack",
    win: "Ganas con {total} contra {dealer}",
    dealerBust: "La banca se pasa con {dealer}",
    push: "Empate a {total}",
    lose: "Gana la banca, {dealer} contra {total}",
    bust: "Te pasas con {total}",
  },
  splitResult: "{hand}: {verdict}, {total}.",
  dealerHas: "La banca suma {dealer}.",
  verdicts: {
    blackjack: "Blackjack",
    win: "Ganada",
    push: "Empate",
    lose: "Perdida",
    bust: "Te pasas",
  },
  beads: { blackjack: "BJ", won: "G", push: "E", lost: "P", bust: "P" },
  payRows: { blackjack: "Blackjack", win: "Mano ganada", push: "Empate" },
  odds: { blackjack: "3:2", win: "1:1", push: "Recuperas la apuesta" },
  how: [
    "Se juega con seis barajas, mezcladas de nuevo en cada mano. Ganas si tu mano suma más que la de la banca sin pasar de 21. Del 2 al 10, cada carta vale su número; las figuras, 10; el as, 1 u 11, lo que más te convenga.",
    "Recibes dos cartas y la banca otras dos, una de ellas tapada. Un as con un 10 o una figura es blackjack. Si la banca muestra un as, un 10 o una figura, mira su carta tapada: con blackjack, la mano termina antes de que decidas nada.",
    "Pedir te da otra carta y Plantarse termina tu mano. Doblar pone otra apuesta igual y te da una sola carta más; puedes hacerlo con tus dos primeras cartas. Dividir hace dos manos de dos cartas del mismo valor, cada una con su apuesta; puedes hacerlo una vez, y doblar en cada mano. Los ases divididos reciben una carta cada uno. Un 21 de una mano dividida no es blackjack.",
    "Con 21, tu mano se planta sola. La banca pide hasta 16 y se planta con 17 o más, aunque tenga un as que vale 11. Si te pasas de 21, pierdes sin esperar a la banca. No hay seguro ni rendición.",
  ],
  back21:
    "El retorno (RTP) es {rtp} de la primera apuesta si decides siempre como dice la estrategia básica. Con otras decisiones es menor. Está calculado sobre todas las cartas posibles y es un promedio a muy largo plazo.",
  most: "Una ronda paga como máximo {most} veces la primera apuesta: dos manos dobladas que ganan. Con ellas hay {stakes} apuestas iguales en juego.",
  fair: "Cada carta la decide un generador de números aleatorios seguro entre las que quedan en las seis barajas.",
  safe: "Si se corta la conexión o cierras el juego, nada se reparte de nuevo: tu mano te espera como estaba. Después de {hours} horas se planta sola y se paga lo que resulte.",
  keys: "Teclado: los números 1 a 5 eligen la ficha y R reparte. A pide, S planta, D dobla y F divide.",
  chart: "Estrategia básica",
  chartText:
    "Busca tu mano en la primera columna y la carta de la banca arriba. {marks}. Un asterisco: si ya no puedes doblar, plántate.",
  chartHard: "Mano sin as que valga 11",
  chartSoft: "Mano con un as que vale 11",
  chartPairs: "Dos cartas del mismo valor",
  chartHand: "Tu mano",
  orMore: "{total} o más",
  orLess: "{total} o menos",
} as const;

type Texts<Of> = Of extends string
  ? string
  : Of extends readonly string[]
    ? readonly string[]
    : { readonly [Key in keyof Of]: Texts<Of[Key]> };

const en: Texts<typeof es> = {
  deal: "Deal",
  dealing: "Dealing…",
  stage: "The blackjack table",
  skip: "Skip to the table",
  felt: "Your place at the table",
  ready: "Choose a chip and put it in the circle.",
  needBet: "Put at least one chip in the circle.",
  cleared: "The circle is clear.",
  limits: "From {min} to {max} a hand",
  spots: { hand: "Your bet", split: "Second hand" },
  hands: { dealer: "Dealer" },
  yourHand: "Your hand",
  handOf: "Hand {number}",
  printed: "Blackjack pays 3 to 2",
  printedBelow: "Dealer stands on every 17",
  decisions: "Your decision",
  moves: { hit: "Hit", stand: "Stand", double: "Double", split: "Split" },
  marks: { hit: "Hi", stand: "St", double: "Do", split: "Sp" },
  yourTurn: "You have {total}. Dealer: {card}.",
  yourTurnOf: "Hand {number}: you have {total}. Dealer: {card}.",
  drew: "{card}: {total}.",
  told: "{hand}: {cards}. Total {total}.",
  toldHidden: "{hand}: {cards} and a card face down.",
  moved: "The hand went on in another window. Here it is as it stands.",
  resumed: "You carry on with your hand where you left it. {text}",
  results: {
    blackjack: "Blackjack",
    bothBlackjack: "Push: both have blackjack",
    dealerBlackjack: "Dealer has blackjack",
    win: "You win with {total} against {dealer}",
    dealerBust: "Dealer busts with {dealer}",
    push: "Push at {total}",
    lose: "Dealer wins, {dealer} against {total}",
    bust: "You bust with {total}",
  },
  splitResult: "{hand}: {verdict}, {total}.",
  dealerHas: "The dealer has {dealer}.",
  verdicts: { blackjack: "Blackjack", win: "Won", push: "Push", lose: "Lost", bust: "Bust" },
  beads: { blackjack: "BJ", won: "W", push: "=", lost: "L", bust: "L" },
  payRows: { blackjack: "Blackjack", win: "Hand won", push: "Push" },
  odds: { blackjack: "3:2", win: "1:1", push: "You get your bet back" },
  how: [
    "Six decks are used, shuffled afresh for every hand. You win if your hand adds up to more than the dealer's without going over 21. Cards from 2 to 10 count their number, face cards 10, and an ace 1 or 11, whichever is better for you.",
    "You get two cards and the dealer two, one of them face down. An ace with a ten or a face card is blackjack. If the dealer shows an ace, a ten or a face card, the dealer looks at the hidden card: with blackjack the hand ends before you decide anything.",
    "Hit gives you another card and Stand ends your hand. Double puts down another equal bet and gives you just one more card; you can do it with your first two cards. Split makes two hands of two cards of the same value, each with its own bet; you can do it once, and double in each hand. Split aces get one card each. 21 in a split hand is not blackjack.",
    "At 21 your hand stands by itself. The dealer draws to 16 and stands on 17 or more, even with an ace that counts 11. If you go over 21 you lose without waiting for the dealer. There is no insurance and no surrender.",
  ],
  back21:
    "The return to player (RTP) is {rtp} of the first bet if you always decide as basic strategy says. With other decisions it is lower. It is worked out over all possible cards and is a very long-term average.",
  most: "A round pays at most {most} times the first bet: two doubled hands that win. There are {stakes} equal bets in play then.",
  fair: "Every card is decided by a secure random number generator among those that are left of the six decks.",
  safe: "If the connection drops or you close the game, nothing is dealt again: your hand waits for you as it was. After {hours} hours it stands by itself and is paid as it turns out.",
  keys: "Keyboard: the numbers 1 to 5 choose the chip and R deals. A hits, S stands, D doubles and F splits.",
  chart: "Basic strategy",
  chartText:
    "Find your hand in the first column and the dealer's card at the top. {marks}. An asterisk: if you can no longer double, stand.",
  chartHard: "Hand without an ace that counts 11",
  chartSoft: "Hand with an ace that counts 11",
  chartPairs: "Two cards of the same value",
  chartHand: "Your hand",
  orMore: "{total} or more",
  orLess: "{total} or less",
};

/** All words of the table: those of every game, those of every table, and its own. */
export function blackjackWordsOf(spoken: string) {
  const { language, words } = commonTableWords(spoken);
  const { ranks, suits } = pictureWords(language);
  const own = language === "en" ? en : es;
  return { language, words: { ...words, ...own, ranks, suits } as BlackjackWords };
}

type Common = ReturnType<typeof commonTableWords>["words"];
export type BlackjackWords = Omit<Common, keyof typeof es> &
  Texts<typeof es> & {
    hands: Readonly<Record<string, string>>;
    ranks: readonly string[];
    suits: readonly string[];
  };
