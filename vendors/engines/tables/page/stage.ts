import { times } from "#vendors/engines/shared/page/draw.ts";
import { colourOf, WHEEL } from "../rules/roulette.ts";
import type { TableKind } from "../rules/table-kinds.ts";
import { prizeWheel } from "./prize-wheel.ts";
import { sideOf } from "./sides.ts";
import type { TableWords } from "./words.ts";

/** The place of the result: two hands, three dice or the wheel. The client fills it. */
export function stageOf(kind: TableKind, words: TableWords): string {
  if (kind === "roulette") return wheel();
  if (kind === "sic-bo") return dome();
  if (kind === "money-wheel") return prizeWheel();
  if (kind === "three-five-seven") return sevenCards(Object.entries(words.hands));
  return handsOf(kind, Object.entries(words.hands));
}

function handsOf(kind: TableKind, hands: [string, string][]) {
  const hand = ([id, name]: [string, string]) =>
    `<div class="hand hand-${id}" data-hand="${id}">${sideOf(kind, id)}<p class="handName">${name}<span class="points" hidden></span></p><div class="cards" aria-hidden="true"></div></div>`;
  return `<div class="hands">${hands.map(hand).join('<span class="versus" aria-hidden="true"></span>')}</div>`;
}

/** Places for three, two and two cards; each names the hand that the cards so far make. */
function sevenCards(hands: [string, string][]) {
  const group = ([id, name]: [string, string]) =>
    `<div class="group group-${id}" data-hand="${id}"><div class="cards" aria-hidden="true"></div><p class="groupName"><b>${name}</b><span class="groupHand"></span></p></div>`;
  return `<div class="hands groups">${hands.map(group).join("")}</div>`;
}

/** Three cubes under a glass. Each face is drawn, and turning the cube shows one. */
function dome() {
  const faces = [1, 2, 3, 4, 5, 6].map(
    (face) =>
      `<svg class="face face-${face}" viewBox="0 0 100 100"><use href="#die-${face}"/></svg>`,
  );
  const die = `<div class="die"><div class="cube">${faces.join("")}</div></div>`;
  return `<div class="dome" aria-hidden="true">${die.repeat(3)}</div>`;
}

function wheel() {
  const step = 360 / WHEEL.length;
  const point = (radius: number, degrees: number) => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    return `${(200 + radius * Math.cos(angle)).toFixed(2)} ${(200 + radius * Math.sin(angle)).toFixed(2)}`;
  };
  const pockets = WHEEL.map((pocket, at) => {
    const [from, to] = [at * step - step / 2, at * step + step / 2];
    return `<path class="pocket pocket-${colourOf(pocket)}" d="M${point(182, from)}A182 182 0 0 1 ${point(182, to)}L${point(108, to)}A108 108 0 0 0 ${point(108, from)}Z"/><text transform="rotate(${(at * step).toFixed(3)} 200 200)" x="200" y="40" class="pocketText">${pocket}</text>`;
  });
  const spokes = [0, 90, 180, 270].map(
    (turn) =>
      `<path transform="rotate(${turn} 200 200)" d="M196 200L192 118h16L204 200z" fill="url(#brass)"/><circle cx="200" cy="112" r="9" transform="rotate(${turn} 200 200)" fill="url(#brass)"/>`,
  );
  const studs = around(8, 22.5, '<path d="M200 5 205 11 200 17 195 11z" fill="url(#brass)"/>');
  const flutes = around(12, 0, '<path class="flute" d="M200 200 186 97h28z"/>');
  const petals = around(
    8,
    22.5,
    '<path d="M200 158Q210 172 200 190 190 172 200 158z" fill="url(#brass)" opacity=".85"/>',
  );
  return `<div class="wheelBox" aria-hidden="true"><svg class="wheel" viewBox="0 0 400 400">
<defs><linearGradient id="brass" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff3b8"/><stop offset=".5" stop-color="#e0a53a"/><stop offset="1" stop-color="#8a5410"/></linearGradient>
<radialGradient id="wood"><stop class="rimLight" offset=".55"/><stop class="rimLight" offset=".93"/><stop class="rimDeep" offset="1"/></radialGradient><linearGradient id="sheen" x1="0" y1="0" x2="1" y2="1"><stop offset=".08" stop-color="#fff" stop-opacity=".3"/><stop offset=".42" stop-color="#fff" stop-opacity="0"/><stop offset=".6" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".42"/></linearGradient>
<radialGradient id="bowl"><stop offset="0" stop-color="#8d5a2a"/><stop offset="1" stop-color="#2f1607"/></radialGradient></defs>
<circle cx="200" cy="200" r="197" class="wheelRim" fill="url(#wood)" stroke="url(#brass)" stroke-width="4"/>${studs}
<g id="wheel-disc" class="wheelDisc">${pockets.join("")}
<circle cx="200" cy="200" r="182" class="wheelRing"/><circle cx="200" cy="200" r="127" fill="none" stroke="#000" stroke-opacity=".32" stroke-width="38"/><circle cx="200" cy="200" r="146" class="wheelRing"/><circle cx="200" cy="200" r="107" fill="url(#bowl)" stroke="url(#brass)" stroke-width="3"/>
${flutes}<circle cx="200" cy="200" r="78" class="wheelRing"/>${petals}${spokes.join("")}<circle cx="200" cy="200" r="26" fill="url(#brass)"/><circle cx="200" cy="200" r="11" fill="#6b3c0c"/></g>
<circle cx="200" cy="200" r="197" fill="url(#sheen)"/>
<g id="wheel-hub" class="wheelHub" hidden><circle cx="200" cy="200" r="62" stroke="url(#brass)" stroke-width="6"/><text x="200" y="225"></text></g>
<g id="wheel-ball" class="wheelBall"><circle cx="200" cy="22" r="9.5" class="ball"/></g></svg></div>`;
}

/** The drawing at equal turns around the wheel's middle. */
function around(count: number, first: number, drawn: string) {
  return times(
    count,
    (at) => `<g transform="rotate(${first + (at * 360) / count} 200 200)">${drawn}</g>`,
  );
}
