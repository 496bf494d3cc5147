import { times } from "#vendors/engines/shared/page/draw.ts";
import { isEmblem, PRIZE_PAYS, type Prize, SEGMENTS } from "../rules/money-wheel.ts";

const MIDDLE = 300;
const STEP = 360 / SEGMENTS.length;
const LAMPS = 36;
/** The radii of the rim, the pegs, the segments' outer and inner edge, and the hub. */
const R = { rim: 292, lamp: 277, face: 260, peg: 255, outer: 248, inner: 112, hub: 104 };

function point(radius: number, degrees: number) {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(MIDDLE + radius * Math.cos(angle)).toFixed(2)} ${(MIDDLE + radius * Math.sin(angle)).toFixed(2)}`;
}

/** A segment whose middle is at the top. */
const WEDGE = `M${point(R.outer, -STEP / 2)}A${R.outer} ${R.outer} 0 0 1 ${point(R.outer, STEP / 2)}L${point(R.inner, STEP / 2)}A${R.inner} ${R.inner} 0 0 0 ${point(R.inner, -STEP / 2)}Z`;

const turned = (degrees: number, drawn: string) =>
  `<g transform="rotate(${degrees.toFixed(3)} ${MIDDLE} ${MIDDLE})">${drawn}</g>`;

function segment(prize: Prize, at: number) {
  const mark = isEmblem(prize)
    ? `<use href="#prize-${prize}" transform="translate(${MIDDLE - 12} 58) scale(.24)"/>`
    : `<text x="${MIDDLE}" y="82" class="prizeText">${PRIZE_PAYS[prize]}</text>`;
  return turned(
    at * STEP,
    `<use href="#wedge" class="wedge prize-${prize}"/><g class="prizeInk-${prize}">${mark}</g>`,
  );
}

/** The standing wheel: its foot, its rim of lamps, the disc that turns, and the flapper above. */
export function prizeWheel(): string {
  const lamps = times(LAMPS, (at) => {
    const [x, y] = point(R.lamp, at * (360 / LAMPS)).split(" ");
    return `<circle class="lampBulb lamp-${at % 3}" cx="${x}" cy="${y}" r="7"/>`;
  });
  const pegs = SEGMENTS.map((_, at) =>
    turned(
      (at + 0.5) * STEP,
      `<circle cx="${MIDDLE}" cy="${MIDDLE - R.peg}" r="4.6" fill="url(#peg)"/>`,
    ),
  );
  const spokes = times(9, (at) =>
    turned(at * 40, `<path d="M300 300 286 206q14-9 28 0z" class="wheelSpoke"/>`),
  );
  return `<div class="prizeBox" aria-hidden="true"><svg class="prizeWheel" viewBox="0 0 600 700">
<defs><linearGradient id="gilt" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff6c8"/><stop offset=".35" stop-color="#e7b24a"/><stop offset=".55" stop-color="#fbe39a"/><stop offset="1" stop-color="#7c4a0c"/></linearGradient>
<radialGradient id="peg" cx=".35" cy=".3"><stop offset="0" stop-color="#fffbe6"/><stop offset=".5" stop-color="#dfae4c"/><stop offset="1" stop-color="#5e3607"/></radialGradient>
<radialGradient id="bulb" cx=".4" cy=".35"><stop offset="0" stop-color="#fff"/><stop offset=".45" stop-color="#fff0b8"/><stop offset="1" stop-color="#f2a52c"/></radialGradient>
<radialGradient id="rim"><stop class="rimDeep" offset=".86"/><stop class="rimLight" offset=".93"/><stop class="rimDeep" offset="1"/></radialGradient>
<radialGradient id="dish"><stop offset="0" class="dishLight"/><stop offset="1" class="dishDeep"/></radialGradient>
<radialGradient id="hollow"><stop offset=".42" stop-color="#000" stop-opacity=".55"/><stop offset=".5" stop-color="#000" stop-opacity="0"/><stop offset=".82" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".5"/></radialGradient>
<linearGradient id="shine" x1=".1" y1="0" x2=".8" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".42"/><stop offset=".3" stop-color="#fff" stop-opacity=".06"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".38"/></linearGradient>
<path id="wedge" d="${WEDGE}"/></defs>
<path d="M262 520h76l38 152H224z" fill="url(#rim)"/><path d="M262 520h76l38 152H224z" fill="url(#shine)"/><path d="M150 692q0-30 60-30h180q60 0 60 30z" fill="url(#gilt)"/>
<circle cx="300" cy="306" r="${R.rim}" fill="#000" opacity=".5"/>
<circle cx="300" cy="300" r="${R.rim}" fill="url(#rim)" stroke="url(#gilt)" stroke-width="4"/>${lamps}
<circle cx="300" cy="300" r="${R.face}" fill="#140a06" stroke="url(#gilt)" stroke-width="5"/>
<g id="prize-disc" class="prizeDisc">${SEGMENTS.map(segment).join("")}
<circle cx="300" cy="300" r="${R.outer}" fill="none" stroke="url(#gilt)" stroke-width="3"/>
<g id="prize-lit" class="prizeLit" hidden><use href="#wedge"/></g>${pegs.join("")}
<circle cx="300" cy="300" r="${R.hub}" fill="url(#dish)" stroke="url(#gilt)" stroke-width="6"/>${spokes}<circle cx="300" cy="300" r="60" fill="url(#gilt)"/><circle cx="300" cy="300" r="50" fill="url(#dish)"/></g>
<circle cx="300" cy="300" r="${R.face}" fill="url(#hollow)"/><circle cx="300" cy="300" r="${R.face}" fill="url(#shine)"/>
<g id="prize-called" class="prizeCalled" hidden><circle cx="300" cy="300" r="92" class="calledPlate" stroke="url(#gilt)" stroke-width="7"/><g class="calledMark"></g></g>
<g id="flapper" class="flapper"><path d="M286 6h28l-5 34q-4 22-9 30-5-8-9-30z" class="flapperTongue"/><path d="M300 8v54" stroke="#fff" stroke-opacity=".45" stroke-width="4" stroke-linecap="round"/><circle cx="300" cy="14" r="15" fill="url(#gilt)"/><circle cx="300" cy="14" r="6" fill="#5e3607"/></g></svg></div>`;
}
