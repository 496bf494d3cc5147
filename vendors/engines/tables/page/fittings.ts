import type { TableKind } from "../rules/table-kinds.ts";

/** The shoe that cards come from, seen from the player's side. */
const SHOE = `<svg class="shoe" id="shoe" viewBox="0 0 96 124"><path d="M14 30 30 6h52l8 20v70l-12 18H22L8 96V44z" fill="#000" opacity=".35" transform="translate(3 6)"/><path class="shoeBody" d="M14 28 30 6h52l8 20v70l-12 18H22L8 96V42z"/><path d="M30 6h52l-8 22H14z" fill="#fff" opacity=".16"/><path class="shoeLine" d="M14 28h60l16-2M74 28v86"/><path d="M18 40h50v62H18z" fill="#0009"/><path d="M22 46h42v50H22z" fill="#fffdf6"/><path class="shoeCard" d="M26 50h34v42H26z"/><path d="M22 98h42M22 101h42" stroke="#d8d0be" stroke-width="2"/><path class="shoeLine" d="M18 40h50v62H18z"/></svg>`;

/** The clear box where played cards lie. */
const TRAY = `<svg class="tray" viewBox="0 0 96 84"><path d="M8 26h80v50H8z" fill="#000" opacity=".35" transform="translate(3 6)"/><path d="M16 34h64v36H16z" fill="#fffdf6"/><path d="M16 40h64M16 46h64M16 52h64M16 58h64M16 64h64" stroke="#b8ae98" stroke-width="1.5"/><path class="shoeCard" d="m16 34 8-14h48l8 14z"/><path class="shoeLine" d="M8 14v62h80V14" /><path d="M8 14h80v62H8z" fill="#fff" opacity=".1"/><path d="M14 18v50" stroke="#fff" stroke-width="3" opacity=".5"/></svg>`;

/** A lamp over the dice, with its light. */
const LAMP = `<svg class="lamp" viewBox="0 0 400 240"><defs><linearGradient id="beam" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff6cf" stop-opacity=".5"/><stop offset="1" stop-color="#fff6cf" stop-opacity="0"/></linearGradient></defs><path d="M150 58h100l130 182H20z" fill="url(#beam)"/><path class="shoeLine" d="M200 0v20"/><path class="shoeBody" d="M176 20h48l36 38H140z"/><path class="shoeLine" d="M140 58h120"/><ellipse cx="200" cy="60" rx="52" ry="6" fill="#fff6cf"/></svg>`;

/** What stands on the table beside the result where there is room; the wheel needs nothing. */
export function fittingsOf(kind: TableKind): string {
  if (kind === "roulette") return "";
  const drawn = kind === "sic-bo" ? LAMP : SHOE + TRAY;
  return `<div class="fittings" aria-hidden="true">${drawn}</div>`;
}
