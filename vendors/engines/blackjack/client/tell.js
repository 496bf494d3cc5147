// @ts-check
/** @import { BlackjackView, BlackjackWords, Scene } from "./types.ts" */
/** @import { Game } from "./play.js" */
import { throwCoins } from "../../shared/client/coins.js";
import { element, fill } from "../../shared/client/elements.js";
import { totalOf, writtenTotal } from "./points.js";

/**
 * A card by its name: "king of hearts".
 * @param {BlackjackWords} words
 * @param {number} card
 */
export const cardName = ({ ranks, suits }, card) =>
  `${ranks[card % 13]} ${suits[Math.floor(card / 13)]}`;

/**
 * Whose turn it is, after the card that came last.
 * @param {BlackjackWords} words
 * @param {Scene} scene
 * @param {Scene | null} before
 */
export function turnText(words, scene, before) {
  const hand = scene.hands[scene.active];
  if (!hand) return "";
  const total = writtenTotal(hand.cards, true);
  const card = cardName(words, scene.dealer[0] ?? 0);
  const turn = scene.hands.length > 1 ? words.yourTurnOf : words.yourTurn;
  const text = fill(turn, { total, card, number: scene.active + 1 });
  const isSame = before?.active === scene.active && before.hands.length === scene.hands.length;
  const drawn = hand.cards.at(-1);
  const came =
    before && isSame && drawn !== undefined ? `${capital(cardName(words, drawn))}. ` : "";
  return came + text;
}

const capital = (/** @type {string} */ text) => text.charAt(0).toUpperCase() + text.slice(1);

/** Tells a player who comes back where the hand stands. @param {Game} game @param {Scene} scene */
export function remindOf({ words, meters }, scene) {
  meters.say(fill(words.resumed, { text: turnText(words, scene, null) }));
}

/** Writes all cards on the table for who cannot see them. @param {Game} game */
export function tellTable({ shown, words }) {
  const scene = shown?.scene;
  if (!scene) return;
  const told = (/** @type {string} */ hand, /** @type {readonly number[]} */ cards) =>
    fill(words.told, {
      hand,
      cards: cards.map((card) => cardName(words, card)).join(", "),
      total: writtenTotal(cards, !scene.isOver),
    });
  const dealer = words.hands.dealer ?? "";
  const isHidden = scene.dealer.length === 1;
  const texts = [
    isHidden
      ? fill(words.toldHidden, { hand: dealer, cards: cardName(words, scene.dealer[0] ?? 0) })
      : told(dealer, scene.dealer),
    ...scene.hands.map(({ cards }, at) =>
      told(scene.hands.length > 1 ? fill(words.handOf, { number: at + 1 }) : words.yourHand, cards),
    ),
  ];
  element("told").textContent = texts.join(" ");
}

/**
 * The round's result in words.
 * @param {BlackjackWords} words
 * @param {Scene} scene
 */
export function resultText(words, scene) {
  const dealer = totalOf(scene.dealer).total;
  const isNatural = dealer === 21 && scene.dealer.length === 2;
  const one = (/** @type {Scene["hands"][number]} */ { result, cards }) => {
    const values = { total: totalOf(cards).total, dealer };
    const { results } = words;
    if (result === "blackjack") return results.blackjack;
    if (isNatural) return result === "push" ? results.bothBlackjack : results.dealerBlackjack;
    if (result === "win" && dealer > 21) return fill(results.dealerBust, values);
    return fill(results[result ?? "lose"], values);
  };
  if (scene.hands.length === 1 && scene.hands[0]) return `${one(scene.hands[0])}.`;
  const hands = scene.hands.map(({ result, cards }, at) =>
    fill(words.splitResult, {
      hand: fill(words.handOf, { number: at + 1 }),
      verdict: words.verdicts[result ?? "lose"].toLowerCase(),
      total: totalOf(cards).total,
    }),
  );
  return `${hands.join(" ")} ${fill(words.dealerHas, { dealer })}`;
}

/**
 * Pays the chips and announces the result.
 * @param {Game} game
 * @param {BlackjackView} view
 */
export function showEnd(game, view) {
  const { words, money, meters, bets, sounds } = game;
  const { scene } = view;
  if (!scene) return;
  const [hand, split] = scene.hands;
  const amounts = (/** @type {"staked" | "paid"} */ field) =>
    Object.fromEntries(
      [
        ["hand", hand?.[field] ?? "0"],
        ["split", split?.[field] ?? "0"],
      ].filter(([, amount]) => amount !== "0"),
    );
  bets.settle(amounts("staked"), amounts("paid"));
  bets.remember({ hand: view.stake });
  if (view.bead) meters.bead(view.bead);
  const [staked, win] = [BigInt(view.staked), BigInt(view.win)];
  const isGain = win > staked;
  meters.payout(win, isGain);
  document.body.toggleAttribute("data-gain", isGain);
  const outcome = isGain ? words.youWin : win > 0n ? words.youGetBack : words.nothing;
  const text = `${resultText(words, scene)} ${fill(outcome, { amount: money(win) })}`;
  meters.say(text, isGain ? { kind: "win" } : {});
  if (hand?.result === "blackjack") {
    sounds.bigWin();
    throwCoins(44);
  } else if (isGain) sounds.win();
}
