import { pictureWords } from "../../pictures/picture-words.ts";
import { fill, type Picture, type Play, svgOf } from "../../pictures/play.ts";
import { moneyTextOf } from "../../wallet/money-form.ts";
import type { TableSkin } from "../tables/page/table-skin.ts";
import { tableSprite } from "../tables/page/table-sprite.ts";
import { betRow, cardAt, cloth, label, ROW, WIDTH } from "../tables/table-picture.ts";
import { totalOf } from "./client/points.js";
import { blackjackWordsOf } from "./page/words.ts";
import { isOver, paysOf, readRound, resultsOf } from "./rules/hand.ts";

const CARD_ROW = 150;
const CARD = 68;

/** The table at the round's end, with each hand's result; null for another game's or an open round. */
export function blackjackPicture(skin: TableSkin, play: Play): Picture | null {
  const round = readRound(play.stops);
  if (!round || !isOver(round)) return null;
  const { words } = blackjackWordsOf(play.language);
  const write = moneyTextOf(play);
  const paid = paysOf(round, play.stake);
  const hands = resultsOf(round).map((result, at) => {
    const { cards, isDoubled } = round.hands[at]!;
    const name = round.hands.length > 1 ? fill(words.handOf, { number: at + 1 }) : words.yourHand;
    return {
      cards,
      name,
      result: words.verdicts[result],
      bet: {
        name: `${name}: ${words.verdicts[result]}`,
        stake: write(isDoubled ? play.stake * 2n : play.stake),
        paid: write(paid[at]!),
        isWon: paid[at]! > 0n,
      },
    };
  });
  const height = CARD_ROW * 2 + hands.length * ROW + 24;
  const svg = svgOf(
    WIDTH,
    height,
    `${cloth(skin, height)}${tableSprite()}${handAt(words.hands.dealer!, round.dealer, WIDTH / 2, 10, WIDTH)}${hands
      .map(({ name, cards }, at) => {
        const room = WIDTH / hands.length;
        return handAt(name, cards, room * (at + 0.5), 10 + CARD_ROW, room);
      })
      .join("")}${hands.map(({ bet }, at) => betRow(bet, CARD_ROW * 2 + 12 + at * ROW)).join("")}`,
  );
  const say = pictureWords(play.language);
  const told = (hand: string, cards: readonly number[]) => {
    const names = cards.map(
      (card) => `${say.ranks[card % 13]} ${say.suits[Math.floor(card / 13)]}`,
    );
    return fill(say.cards, { hand: `${hand} ${totalOf(cards).total}`, cards: names.join(", ") });
  };
  const texts = [
    told(words.hands.dealer!, round.dealer),
    ...hands.map(({ name, cards }) => told(name, cards)),
    ...hands.map(({ bet: { name, stake, paid: back } }) =>
      fill(say.bet, { spot: `${name}.`, stake, paid: `${back}.` }),
    ),
  ];
  return { svg, alt: `${skin.name}. ${texts.join(" ")}` };
}

/** A named hand around the middle; many cards lie over each other. */
function handAt(name: string, cards: readonly number[], middle: number, top: number, room: number) {
  const step = Math.min(CARD + 8, (room - 60 - CARD) / Math.max(cards.length - 1, 1));
  const left = middle - (step * (cards.length - 1) + CARD) / 2;
  const title = label(middle, top + 26, `${name} · ${totalOf(cards).total}`, 18);
  return `${title}${cards.map((card, at) => cardAt(card, left + at * step, top + 38)).join("")}`;
}
