import { figuresIn } from "#vendors/engines/shared/page/figures.ts";
import { escapeHtml } from "#vendors/engines/shared/page/html.ts";
import { colourOf } from "../rules/roulette.ts";
import { INSIDE_KINDS, type InsideBet, insideBets } from "../rules/roulette-inside.ts";
import { type TableKind, tableRules } from "../rules/table-kinds.ts";
import type { Spot } from "../rules/table-rules.ts";
import { handNames, handSpot } from "./hand-pays.ts";
import { prizeSpot } from "./prize-spot.ts";
import { printOf } from "./sides.ts";
import type { TableWords } from "./words.ts";

/**
 * The places for chips, each a button; the style sheet positions them. No press is lost before the
 * script listens, as they take none until then.
 */
export function feltOf(kind: TableKind, words: TableWords, locale: string): string {
  const spots = tableRules[kind].spots.map(({ id, pays }) =>
    spotOf(kind, { id, pays: figuresIn(locale, pays) }, words),
  );
  const head = kind === "three-five-seven" ? handNames(words) : "";
  const help = hasGroups(kind) ? ` aria-describedby="felt-help"` : "";
  return `${kind === "roulette" ? kindsOf(words) : ""}${help && `<p class="quiet" id="felt-help">${words.feltKeys}</p>`}<div class="felt felt-${kind}" id="felt" data-kind="number" role="group" aria-label="${words.felt}"${help} inert>${head}${spots.join("")}</div>`;
}

function spotOf(kind: TableKind, { id, pays }: Spot, words: TableWords) {
  const name = words.spots[id] ?? id;
  const inside = kind === "roulette" ? INSIDE.get(id) : undefined;
  if (inside && inside.kind !== "number")
    return `<button class="spot ${placeOf(inside)} target" type="button" data-spot="${id}"${groupOf(kind, id)} data-kind="${inside.kind}"><span class="quiet">${name} ${pays}</span><span class="spotChip" hidden></span></button>`;
  if (kind === "money-wheel") return prizeSpot(id, name, pays);
  if (kind === "three-five-seven") return handSpot(id, name, pays);
  const shown = kind === "sic-bo" ? diceName(id, name) : `<span class="spotName">${name}</span>`;
  return `<button class="spot ${classesOf(kind, id)}" type="button" data-spot="${id}"${groupOf(kind, id)}${inside ? ' data-kind="number"' : ""}>${printOf(kind, id)}${shown}<span class="spotPays">${pays}</span><span class="spotChip" hidden></span></button>`;
}

/** The most places that are each a stop of the Tab key. */
const FEW = 8;
const hasGroups = (kind: TableKind) => tableRules[kind].spots.length > FEW;
const GROUPS: Readonly<Record<string, string>> = {
  ...{ number: "inside", split: "inside", street: "inside", corner: "inside", line: "inside" },
  ...{ dozen: "dozens", column: "dozens" },
  ...{ sum: "sums", single: "faces", double: "faces", triple: "faces" },
};

/** Bets of one group share a stop of the Tab key, where the board has many. */
const groupOf = (kind: TableKind, id: string) =>
  hasGroups(kind) ? ` data-group="${GROUPS[id.split("-")[0] ?? ""] ?? "outside"}"` : "";

function classesOf(kind: TableKind, id: string) {
  const family = id.replace(/-\d+$/, "");
  const colour =
    kind === "roulette" && family === "number" ? ` pocket-${colourOf(Number(id.slice(7)))}` : "";
  const inside = kind === "roulette" && family === "number" ? ` ${placeOf(INSIDE.get(id)!)}` : "";
  return `spot-${family} at-${id}${colour}${inside}`;
}

const INSIDE = new Map(insideBets.map((bet) => [bet.id, bet]));

/** The classes by which the style sheet finds a bet's place on the board, upright or lying. */
const placeOf = ({ place: { row, rows, col, cols } }: InsideBet) =>
  `row-${row} rows-${rows} col-${col} cols-${cols}`;

/** The sorts of inside bets; the board shows the targets of the chosen one. */
function kindsOf(words: TableWords) {
  const choices = INSIDE_KINDS.map((kind, at) => {
    const { pockets } = insideBets.find((bet) => bet.kind === kind)!;
    const pays = `${36 / pockets.length - 1}:1`;
    return `<label class="kind"><input class="coverInput" type="radio" name="kind" value="${kind}"${at === 0 ? " checked" : ""}><span>${words.kinds?.[kind]} <small>${pays}</small></span></label>`;
  });
  return `<fieldset class="kinds" id="kinds"><legend class="quiet">${words.kindsTitle}</legend>${choices.join("")}</fieldset>`;
}

/** Dice show a number faster than a word. The word stays for screen readers. */
function diceName(id: string, name: string) {
  const [family, face] = id.split("-");
  const count = { single: 1, double: 2, triple: 3 }[family ?? ""];
  if (family === "sum")
    return `<span class="spotName" aria-hidden="true">${face}</span><span class="quiet">${escapeHtml(name)}</span>`;
  if (!count) return `<span class="spotName">${escapeHtml(name)}</span>`;
  const die = `<svg class="tinyDie" viewBox="0 0 100 100"><rect x="2" y="2" width="96" height="96" rx="22"/><use href="#die-${face}"/></svg>`;
  return `<span class="spotDice" aria-hidden="true">${die.repeat(count)}</span><span class="quiet">${escapeHtml(name)}</span>`;
}
