/** One of two sides: its parts for the sprite, and the drawing that puts them together. */
export type Side = { defs: string; drawn: string };

/** Room for every side, around the middle of its face. */
export const FRAME = "-130 -132 260 260";

/** The edge of each half, which reaches over the middle so that no seam shows. */
export const HALF = `<clipPath id="half"><path d="M-.4-200H200V200H-.4z"/></clipPath>`;

/** Half of a symmetrical drawing, to the right of x 0. */
export function part(id: string, drawn: string): string {
  return `<g id="${id}">${drawn}</g>`;
}

/** A part that {@link mirrored} shows twice. */
export function half(id: string, drawn: string): string {
  return part(id, `<g clip-path="url(#half)">${drawn}</g>`);
}

export function mirrored(id: string): string {
  return `<use href="#${id}" transform="scale(-1 1)"/><use href="#${id}"/>`;
}

/** Light from the upper left over the whole face, which its halves alone cannot have. */
export function lit(id: string, outline: string): string {
  return `<linearGradient id="${id}-light" x1="-70" y1="-70" x2="70" y2="50" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#fff" stop-opacity=".34"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset=".6" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".5"/></linearGradient><linearGradient id="${id}-light-left" href="#${id}-light" gradientTransform="scale(-1 1)"/><path d="${outline}" fill="url(#${id}-light)"/><path d="${outline}" transform="scale(-1 1)" fill="url(#${id}-light-left)"/>`;
}
