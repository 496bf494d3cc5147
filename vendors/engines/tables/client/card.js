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
  const root = part("div", "card");
  root.dataset.colour = suit % 2 ? "red" : "black";
  const face = part("div", "cardFace");
  const corner = part("span", "cardCorner");
  corner.append(rankText(rank), suitOf(suit));
  const middle = middleOf(suit, rank);
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

/**
 * The grand pip of an ace, the figure of a court card, or one pip.
 * @param {number} suit
 * @param {string} rank
 */
function middleOf(suit, rank) {
  const middle = part("span", "cardMiddle");
  if (rank === "A") {
    middle.className = "cardAce";
    const pip = { x: "-34", y: "-34", width: "68", height: "68" };
    const inlay = { x: "-21", y: "-21", width: "42", height: "42", class: "aceInlay" };
    middle.append(
      drawn("-54 -54 108 108", [use("ace"), use(`suit-${suit}`, pip), use(`suit-${suit}`, inlay)]),
    );
  } else if ("JQK".includes(rank)) {
    middle.className = "cardCourt";
    const halves = [0, 180].map((turn) => {
      const half = svg("g", { transform: `rotate(${turn})` });
      const pip = { x: "-34", y: rank === "J" ? "-40" : "-55", width: "14", height: "14" };
      if (rank === "J") pip.x = "20";
      half.append(use(`court-${rank.toLowerCase()}`), use(`suit-${suit}`, pip));
      return half;
    });
    const belt = svg("path", { class: "courtGold", d: "M-36-2H36V2H-36Z" });
    middle.append(drawn("-36 -57 72 114", [...halves, belt]));
  } else middle.append(suitOf(suit));
  return middle;
}

/** @param {number} suit */
const suitOf = (suit) => drawn("0 0 100 100", [use(`suit-${suit}`)]);

/**
 * @param {string} viewBox
 * @param {SVGElement[]} parts
 */
function drawn(viewBox, parts) {
  const made = svg("svg", { viewBox, class: "suit" });
  made.append(...parts);
  return made;
}

/**
 * @param {string} id
 * @param {Record<string, string>} [attributes]
 */
const use = (id, attributes = {}) => svg("use", { href: `#${id}`, ...attributes });

/**
 * @param {string} tag
 * @param {Record<string, string>} attributes
 */
function svg(tag, attributes) {
  const made = /** @type {SVGElement} */ (document.createElementNS(SVG, tag));
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}
