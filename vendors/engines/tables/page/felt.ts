import { escapeHtml } from "#vendors/engines/shared/page/html.ts";
import { colourOf } from "../rules/roulette.ts";
import { type TableKind, tableRules } from "../rules/table-kinds.ts";
import type { Spot } from "../rules/table-rules.ts";
import type { TableWords } from "./words.ts";

/** The places for chips, each a button; the style sheet positions them. */
export function feltOf(kind: TableKind, words: TableWords): string {
  const spots = tableRules[kind].spots.map((spot) => spotOf(kind, spot, words));
  return `<div class="felt felt-${kind}" id="felt">${spots.join("")}</div>`;
}

function spotOf(kind: TableKind, { id, pays }: Spot, words: TableWords) {
  const name = words.spots[id] ?? id;
  const shown = kind === "sic-bo" ? diceName(id, name) : `<span class="spotName">${name}</span>`;
  return `<button class="spot ${classesOf(kind, id)}" type="button" data-spot="${id}">${shown}<span class="spotPays">${pays}</span><span class="spotChip" hidden></span></button>`;
}

function classesOf(kind: TableKind, id: string) {
  const family = id.replace(/-\d+$/, "");
  const colour =
    kind === "roulette" && family === "number" ? ` pocket-${colourOf(Number(id.slice(7)))}` : "";
  return `spot-${family} at-${id}${colour}`;
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
