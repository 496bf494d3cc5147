// @ts-check
const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
const SVG = "http://www.w3.org/2000/svg";

/**
 * A card of 0–51, suit × 13 + rank, face up.
 * @param {number} card
 */
export function cardOf(card) {
  const suit = Math.floor(card / 13);
  const rank = RANKS[card % 13] ?? "";
  const isPicture = card % 13 > 9;
  const root = part("div", "card");
  root.dataset.colour = suit % 2 ? "red" : "black";
  const face = part("div", "cardFace");
  const corner = part("span", "cardCorner");
  corner.append(rankText(rank), suitOf(suit));
  const middle = part("span", isPicture ? "cardPicture" : "cardMiddle");
  middle.append(suitOf(suit));
  if (isPicture) middle.append(rankText(rank));
  const foot = part("span", "cardCorner cardFoot");
  foot.append(rankText(rank), suitOf(suit));
  face.append(corner, middle, foot);
  const inner = part("div", "cardInner");
  inner.append(face, part("div", "cardBack"));
  root.append(inner);
  return root;
}

/**
 * @param {string} tag
 * @param {string} name
 */
function part(tag, name) {
  const made = document.createElement(tag);
  made.className = name;
  return made;
}

/** @param {string} rank */
function rankText(rank) {
  const made = document.createElement("b");
  made.textContent = rank;
  return made;
}

/** @param {number} suit */
function suitOf(suit) {
  const svg = document.createElementNS(SVG, "svg");
  const use = document.createElementNS(SVG, "use");
  svg.setAttribute("viewBox", "0 0 100 100");
  svg.setAttribute("class", "suit");
  use.setAttribute("href", `#suit-${suit}`);
  svg.append(use);
  return svg;
}
