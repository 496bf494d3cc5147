import type { TableKind } from "../rules/table-kinds.ts";
import { banker, player, STUFFS } from "./sides/crests.ts";
import { dragon } from "./sides/dragon.ts";
import { FRAME, HALF, type Side } from "./sides/halves.ts";
import { tiger } from "./sides/tiger.ts";

const SIDES: { readonly [kind in TableKind]?: Readonly<Record<string, Side>> } = {
  baccarat: { player, banker },
  "dragon-tiger": { dragon, tiger },
};

/** The parts of a table's two sides, and each side whole for the cloth. */
export function sideSprite(kind: TableKind): string {
  const sides = SIDES[kind];
  if (!sides) return "";
  const drawings = Object.entries(sides).map(
    ([id, { defs, drawn }]) => `${defs}<g id="side-${id}">${drawn}</g>`,
  );
  return `<svg class="sprite" aria-hidden="true" focusable="false"><defs>${HALF}${kind === "baccarat" ? STUFFS : ""}${drawings.join("")}</defs></svg>`;
}

/** A side on the stage, whose parts move. */
export function sideOf(kind: TableKind, hand: string): string {
  const drawn = SIDES[kind]?.[hand]?.drawn;
  return drawn ? `<svg class="side" viewBox="${FRAME}" aria-hidden="true">${drawn}</svg>` : "";
}

/** A side as it is printed on its place in the cloth; a tie of dragon and tiger has both. */
export function printOf(kind: TableKind, spot: string): string {
  const sides = Object.keys(SIDES[kind] ?? {});
  const whole = sides.includes(spot) ? `<use href="#side-${spot}"/>` : "";
  const pair = sides.map(
    (side, at) =>
      `<use href="#side-${side}" transform="translate(${at ? 48 : -48} ${at ? 42 : -44}) scale(.62)"/>`,
  );
  const printed = kind === "dragon-tiger" && spot === "tie" ? pair.join("") : whole;
  return printed ? `<svg class="print" viewBox="${FRAME}" aria-hidden="true">${printed}</svg>` : "";
}
