import { POKER_HANDS, type PokerHand } from "../rules/poker-hands.ts";
import { DEAL_NAMES, DEALS, type Deal } from "../rules/three-five-seven.ts";
import type { TableWords } from "./words.ts";

/** The hands that pay somewhere. */
const PAID = POKER_HANDS.filter((hand) => hand !== "high");

const nameOf = (hand: PokerHand, words: TableWords) => words.values?.[hand] ?? hand;
const paysOf = (deal: Deal, hand: PokerHand) => DEALS[deal].pays[hand];

/** Jacks or better, as players write it. */
const JACKS = "<small>J+</small>";

/** The names of the hands, in line with the odds of each place; the rules have them as a table. */
export function handNames(words: TableWords): string {
  const rows = PAID.map((hand) => `<span data-hand="${hand}">${nameOf(hand, words)}</span>`);
  return `<div class="handNames" aria-hidden="true">${rows.join("")}</div>`;
}

/** A place: the number of its cards, where the chip goes, and its column of odds. */
export function handSpot(id: string, name: string, pays: string): string {
  const chip = `<span class="betRing" aria-hidden="true"></span><span class="spotChip" hidden></span>`;
  const begin = `<button class="spot spot-${id} at-${id}" type="button" data-spot="${id}">`;
  const deal = DEAL_NAMES.find((one) => one === id);
  if (!deal)
    return `${begin}<span class="spotName">${name}</span><span class="spotPays">${pays}</span>${chip}</button>`;
  const cells = PAID.map((hand) => `<span data-hand="${hand}">${oddsOf(deal, hand, JACKS)}</span>`);
  return `${begin}<span class="handCount" aria-hidden="true">${DEALS[deal].cards}</span><span class="quiet">${name} ${pays}</span><span class="handOdds" aria-hidden="true">${cells.join("")}</span>${chip}</button>`;
}

function oddsOf(deal: Deal, hand: PokerHand, jacks: string) {
  const pays = paysOf(deal, hand);
  if (pays === undefined) return "";
  return deal === "five" && hand === "pair" ? `${jacks} ${pays}` : `${pays}`;
}

/** What each hand pays at each place, for the rules. */
export function handPays(words: TableWords): string {
  const heads = DEAL_NAMES.map((deal) => `<th scope="col">${words.spots[deal]}</th>`);
  const rows = PAID.map((hand) => {
    const cells = DEAL_NAMES.map(
      (deal) => `<td>${oddsOf(deal, hand, `${words.jacks}:`) || "–"}</td>`,
    );
    return `<tr><th scope="row">${nameOf(hand, words)}</th>${cells.join("")}</tr>`;
  });
  return `<h3>${words.payTitle}</h3>
<table class="payTable handTable"><thead><tr><th scope="col">${words.payHand}</th>${heads.join("")}</tr></thead><tbody>${rows.join("")}</tbody></table>`;
}
