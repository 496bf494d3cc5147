import { mix } from "#vendors/engines/shared/page/colour.ts";
import { times } from "#vendors/engines/shared/page/draw.ts";
import { BALL, BOARD, pegAt, SLOT, slotX } from "../../client/board-places.js";
import { ROWS } from "../../rules/drop.ts";
import type { InstantSkin } from "../instant-skin.ts";

const WARM = "#d98a12";
const HOT = "#d81e3f";

/** From the middle slot to the rim: what lies further out glows hotter. */
export function slotTone(skin: InstantSkin, slot: number): string {
  const out = Math.abs(slot - ROWS / 2) / (ROWS / 2);
  const cold = mix(skin.board, skin.palette.backdrop[1], 0.4);
  return out < 0.5 ? mix(cold, WARM, out * 2) : mix(WARM, HOT, out * 2 - 1);
}

/** The board of pegs with its thirteen slots. The client writes their pays and moves the ball. */
export function dropStage(skin: InstantSkin): string {
  const { palette, board, boardDeep } = skin;
  const pegs = times(ROWS, (row) =>
    times(row + 3, (at) => {
      const { x, y } = pegAt(row, at);
      return `<g class="peg" data-peg="${row}-${at}"><circle cx="${x}" cy="${y + 3}" r="6.500" fill="#000" opacity=".45"/><circle cx="${x}" cy="${y}" r="6.500" fill="url(#peg)"/><circle class="pegGlow" cx="${x}" cy="${y}" r="15" fill="url(#peg-glow)"/></g>`;
    }),
  );
  const slots = times(ROWS + 1, (slot) => {
    const tone = slotTone(skin, slot);
    const x = slotX(slot) - SLOT.width / 2;
    return `<g class="slot" data-slot="${slot}"><rect x="${x}" y="${SLOT.y + 5}" width="${SLOT.width}" height="${SLOT.height}" rx="8" fill="${mix(tone, "#000000", 0.55)}"/><g class="slotFace"><rect x="${x}" y="${SLOT.y}" width="${SLOT.width}" height="${SLOT.height}" rx="8" fill="${tone}"/><rect x="${x + 2}" y="${SLOT.y + 2}" width="${SLOT.width - 4}" height="${SLOT.height / 2 - 2}" rx="6" fill="#fff" opacity=".22"/><text x="${slotX(slot)}" y="${SLOT.y + SLOT.height / 2 + 7}" text-anchor="middle"></text></g></g>`;
  });
  return `<svg class="board" id="board" viewBox="0 0 ${BOARD.width} ${BOARD.height}" aria-hidden="true" focusable="false">
<defs>
<radialGradient id="peg" cx=".36" cy=".3"><stop offset="0" stop-color="#fff"/><stop offset=".45" stop-color="${mix("#ffffff", palette.ray, 0.5)}"/><stop offset="1" stop-color="${mix(palette.ray, boardDeep, 0.6)}"/></radialGradient>
<radialGradient id="peg-glow"><stop offset="0" stop-color="${palette.title[0]}"/><stop offset=".4" stop-color="${palette.title[1]}" stop-opacity=".7"/><stop offset="1" stop-color="${palette.title[1]}" stop-opacity="0"/></radialGradient>
<linearGradient id="board-face" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${mix(board, palette.backdrop[0], 0.1)}"/><stop offset=".55" stop-color="${board}"/><stop offset="1" stop-color="${boardDeep}"/></linearGradient>
<radialGradient id="board-shine" cx=".5" cy="0" r=".8"><stop offset="0" stop-color="${palette.ray}" stop-opacity=".16"/><stop offset="1" stop-color="${palette.ray}" stop-opacity="0"/></radialGradient>
<radialGradient id="ball-body" cx=".36" cy=".3" r=".8"><stop offset="0" stop-color="var(--ball-light)"/><stop offset=".42" stop-color="var(--ball)"/><stop offset="1" stop-color="var(--ball-deep)"/></radialGradient>
</defs>
<path d="M${BOARD.width / 2 - 74} 8H${BOARD.width / 2 + 74}L${BOARD.width - 6} ${SLOT.y - 18}V${BOARD.height - 8}H6V${SLOT.y - 18}Z" fill="url(#board-face)" stroke="${mix(palette.title[1], boardDeep, 0.25)}" stroke-width="7" stroke-linejoin="round"/>
<path d="M${BOARD.width / 2 - 74} 8H${BOARD.width / 2 + 74}L${BOARD.width - 6} ${SLOT.y - 18}V${BOARD.height - 8}H6V${SLOT.y - 18}Z" fill="url(#board-shine)"/>
<path d="M${BOARD.width / 2 - 70} 12H${BOARD.width / 2 + 70}" stroke="${palette.title[0]}" stroke-width="3" stroke-linecap="round" opacity=".8"/>
${pegs}${slots}
<g id="trail"></g>
<g id="ball" opacity="0"><ellipse class="ballShade" cx="0" cy="${BALL * 0.7}" rx="${BALL * 0.9}" ry="${BALL * 0.5}" fill="#000" opacity=".35"/><g id="ball-turn"><circle r="${BALL}" fill="url(#ball-body)"/><path class="ballMark" d="M${-BALL * 0.8} ${-BALL * 0.35}A${BALL} ${BALL} 0 0 1 ${BALL * 0.8} ${BALL * 0.3}" fill="none"/></g><ellipse cx="${-BALL * 0.32}" cy="${-BALL * 0.42}" rx="${BALL * 0.34}" ry="${BALL * 0.22}" fill="#fff" opacity=".8" transform="rotate(-30)"/></g>
</svg>
<p class="quiet" id="slots-text"></p>`;
}
