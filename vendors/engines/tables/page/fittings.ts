import type { TableKind } from "../rules/table-kinds.ts";

/** Light from the upper left, over any body. */
const SHADES = `<defs><linearGradient id="gloss" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".45"/><stop offset=".4" stop-color="#fff" stop-opacity=".06"/><stop offset="1" stop-color="#000" stop-opacity=".4"/></linearGradient><linearGradient id="edges" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fffdf6"/><stop offset="1" stop-color="#c9bfa6"/></linearGradient></defs>`;

/** The shoe that cards come from: a box with a sloping front and the next card in its mouth. */
const SHOE = `<svg class="shoe" id="shoe" viewBox="0 0 120 136">${SHADES}<ellipse cx="62" cy="124" rx="56" ry="10" fill="#000" opacity=".45"/><path class="shoeBody" d="M84 34 110 12v82l-26 28z"/><path d="M84 34 110 12v82l-26 28z" fill="#000" opacity=".35"/><path class="shoeBody" d="M10 34 36 12h74L84 34z"/><path d="M10 34 36 12h74L84 34z" fill="#fff" opacity=".3"/><path d="M30 28 42 18h52L84 28z" fill="#000" opacity=".5"/><path d="M34 27 43 20h46l-8 7z" fill="url(#edges)"/><path class="shoeBody" d="M10 34h74v88H16q-6 0-6-6z"/><path d="M10 34h74v88H16q-6 0-6-6z" fill="url(#gloss)"/><path class="shoeLine" d="M10 34 36 12h74v82l-26 28H16q-6 0-6-6zh74v88M84 34l26-22"/><rect x="19" y="46" width="56" height="70" rx="5" fill="#000" opacity=".6"/><rect x="23" y="60" width="48" height="60" rx="4" fill="url(#edges)"/><rect class="shoeCard" x="27" y="64" width="40" height="52" rx="3"/><path class="shoeMark" d="m47 76 9 14-9 14-9-14z"/><path d="M19 58V51q0-5 5-5h46q5 0 5 5v7z" fill="#000" opacity=".75"/></svg>`;

/** The clear box where played cards lie in a pile. */
const TRAY = `<svg class="tray" viewBox="0 0 120 92"><ellipse cx="60" cy="82" rx="56" ry="9" fill="#000" opacity=".45"/><path class="shoeBody" d="M8 72 26 62h84L94 80H14z"/><path d="M24 44h66v28H24z" fill="url(#edges)"/><path d="M90 44 104 32v28L90 72z" fill="#b3a98f"/><path d="M24 50h66l14-12M24 56h66l14-12M24 62h66l14-12M24 67h66l14-12" fill="none" stroke="#8f856c" stroke-width="1.2"/><path fill="#fffdf6" d="M24 44 38 32h66L90 44z"/><path class="shoeCard" d="m31 42 9-8h57l-9 8z"/><path d="M10 20h86v58H10zM96 20l14-10v56L96 78z" fill="#fff" opacity=".13"/><path d="M10 20 24 10h86v56L96 78H10zh86v58M96 20l14-10" fill="none" stroke="#fff" stroke-width="1.6" stroke-linejoin="round" opacity=".7"/><path d="M16 26v44M22 26v20" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".5"/></svg>`;

/** What stands on a table where cards are dealt. */
export const CARD_FITTINGS = `<div class="fittings" aria-hidden="true">${SHOE}${TRAY}</div>`;

/** A lamp over the dice, with its light. */
const LAMP = `<svg class="lamp" viewBox="0 0 400 240"><defs><linearGradient id="beam" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff6cf" stop-opacity=".5"/><stop offset="1" stop-color="#fff6cf" stop-opacity="0"/></linearGradient></defs><path d="M150 58h100l130 182H20z" fill="url(#beam)"/><path class="shoeLine" d="M200 0v20"/><path class="shoeBody" d="M176 20h48l36 38H140z"/><path class="shoeLine" d="M140 58h120"/><ellipse cx="200" cy="60" rx="52" ry="6" fill="#fff6cf"/></svg>`;

/** What stands on the table beside the result where there is room; a wheel needs nothing. */
export function fittingsOf(kind: TableKind): string {
  if (kind === "roulette" || kind === "money-wheel") return "";
  if (kind !== "sic-bo") return CARD_FITTINGS;
  return `<div class="fittings" aria-hidden="true">${LAMP}</div>`;
}
