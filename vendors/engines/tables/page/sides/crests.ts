import { half, mirrored, type Side } from "./halves.ts";

const LEAVES =
  "M-3-48C34-60 66-56 84-34 98-16 94 6 80 12 90 20 104 18 116 6 114 32 98 48 80 46 90 58 100 60 110 56 102 78 78 84 62 72 64 90 74 102 88 104 68 118 42 108 34 88L-3 60Z";
const VEINS =
  "M20-38C50-44 72-34 78-14 80-2 74 8 64 10M66 16C84 30 100 24 108 16M62 50C76 66 92 66 100 62M46 76C52 98 64 104 76 106";
const SHIELD = "M-3-12H58C64 34 50 84-3 114";
const FIELD = "M-3-3H50C54 34 42 76-3 104";

/** Metal in the colours of the title, steel and cloth, which both crests are made of. */
export const STUFFS = `<defs><linearGradient id="c-gold" x1="0" y1="0" x2="1" y2="1"><stop class="metalLight" offset="0"/><stop class="metalMid" offset=".4"/><stop class="metalDeep" offset="1"/></linearGradient><radialGradient id="c-relief" cx=".1" cy=".35" r=".95"><stop class="metalLight" offset="0"/><stop class="metalMid" offset=".5"/><stop class="metalDeep" offset="1"/></radialGradient><linearGradient id="c-steel" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#f6fbff"/><stop offset=".35" stop-color="#b9c9da"/><stop offset=".6" stop-color="#7d90a6"/><stop offset=".85" stop-color="#46566a"/><stop offset="1" stop-color="#8fa3b8"/></linearGradient><pattern id="c-diaper" width="16" height="16" patternUnits="userSpaceOnUse"><path d="M8 0 16 8 8 16 0 8Z" fill="none" stroke="#fff" stroke-opacity=".22"/><circle cx="8" cy="8" r="1.6" fill="#fff" fill-opacity=".3"/></pattern></defs>`;

type Crest = { id: string; cloth: readonly [string, string, string]; charge: string; top: string };

function crest({ id, cloth: [light, middle, deep], charge, top }: Crest): Side {
  return {
    defs: `<defs><linearGradient id="${id}-leaf" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${light}"/><stop offset=".5" stop-color="${middle}"/><stop offset="1" stop-color="${deep}"/></linearGradient><radialGradient id="${id}-field" cx=".1" cy=".2" r="1"><stop offset="0" stop-color="${light}"/><stop offset=".55" stop-color="${middle}"/><stop offset="1" stop-color="${deep}"/></radialGradient></defs>
${half(`${id}-back`, `<path d="${LEAVES}" fill="url(#${id}-leaf)" stroke="#12060a" stroke-width="2"/><path d="${VEINS}" fill="none" stroke="#ffe9a8" stroke-width="2.2" stroke-linecap="round" opacity=".85"/>`)}
${half(`${id}-shield`, `<path d="${SHIELD}" fill="url(#c-gold)" stroke="#2a1402" stroke-width="2"/><path d="${FIELD}" fill="url(#${id}-field)" stroke="#2a1402" stroke-width="1.4"/><path d="${FIELD}" fill="url(#c-diaper)"/>${charge}`)}
${half(`${id}-top`, top)}`,
    drawn: `<g class="sideBack">${mirrored(`${id}-back`)}</g>${mirrored(`${id}-shield`)}<path d="M-46 2C-20-2-2 20-34 74-42 54-48 30-46 2Z" fill="#fff" opacity=".16"/><g class="sideTop">${mirrored(`${id}-top`)}</g>`,
  };
}

const STAR = `<path d="M-3 14H0L7 42 26 34 18 52 40 58 18 64 26 82 7 74 0 102H-3Z" fill="url(#c-gold)" stroke="#2a1402" stroke-width="1.4"/><path d="M0 22V58L7 42ZM0 58 36 58 18 52ZM0 58 22 78 7 74Z" fill="#fff" opacity=".35"/>`;

const GEM = `<path d="M-3 64H14L24 76 0 102H-3Z" fill="#ff8f9c" stroke="#2a1402" stroke-width="1.6"/><path d="M-3 64H14L10 76H-3Z" fill="#fff" opacity=".75"/><path d="M10 76H24L0 102Z" fill="#8a0a22" opacity=".75"/>`;

const HELM = `<path d="M6-92C8-114 26-128 48-122 56-112 48-106 42-107 44-98 34-92 20-86Z" fill="#8fc0ff" stroke="#0b2452" stroke-width="1.8"/><path d="M12-92Q22-110 42-114" fill="none" stroke="#fff" stroke-width="1.8"/><path d="M-3-130H0C14-126 18-110 10-94L-3-86Z" fill="#dcebff" stroke="#0b2452" stroke-width="1.8"/><path d="M0-124V-92M0-112Q6-116 9-114M0-103Q6-106 10-105" fill="none" stroke="#6d95cf" stroke-width="1.4"/><path d="M-3-94H0C24-94 38-78 40-56L44-20C40-4 24 8 0 12H-3Z" fill="url(#c-steel)" stroke="#141c28" stroke-width="2"/><path d="M3-52 36-58 37-47 3-41Z" fill="#060a12"/><path class="sideEye" d="M12-49.5 28-52 28-48.5 12-46Z" fill="#8fd0ff"/><path d="M9-30V-4M17-31V-7M25-32V-10M33-34V-14" stroke="#060a12" stroke-width="3.4" stroke-linecap="round"/><path d="M-3-70Q24-72 39-64L40-57Q24-64-3-62Z" fill="url(#c-gold)" stroke="#2a1402" stroke-width="1.2"/><path d="M-3-94H0L5-88V8L0 12H-3Z" fill="url(#c-gold)" stroke="#2a1402" stroke-width="1.2"/><path d="M-3 12H0C20 8 36 0 44-18L50-6C44 10 22 22 0 25H-3Z" fill="url(#c-gold)" stroke="#2a1402" stroke-width="1.6"/><g fill="#fff3bd"><circle cx="14" cy="-66.5" r="1.8"/><circle cx="26" cy="-65" r="1.8"/><circle cx="36" cy="-62" r="1.8"/><circle cx="16" cy="15" r="2"/><circle cx="32" cy="6" r="2"/></g>`;

const LION = `<path d="M-3-84C34-90 58-76 66-54 82-46 82-26 72-14 80 0 70 18 56 22 54 38 38 48 24 42L-3 50Z" fill="url(#c-relief)" stroke="#2a1402" stroke-width="2"/><path d="M30-70Q48-66 50-48M46-60Q62-50 58-32M54-36Q68-26 60-8M56-12Q64 2 52 14M46 8Q50 24 36 34M30 22Q34 34 20 40M18-74Q32-74 38-60" fill="none" class="metalLine" stroke-width="2.4" stroke-linecap="round"/><path d="M34-62C40-72 54-70 54-58 52-50 46-46 40-46Z" class="metalShade" stroke="#2a1402" stroke-width="1.4"/><path d="M-3-68H0C20-70 36-60 41-43 46-25 42-6 32 7 24 19 12 26-3 28Z" fill="url(#c-relief)" class="metalLine" stroke-width="1.6"/><path d="M3-44C12-52 28-52 38-42 30-42 20-40 8-31 4-33 3-38 3-44Z" class="metalShine metalLine" stroke-width="1.2"/><path d="M9-31C15-39 26-40 34-34 28-27 16-26 9-31Z" fill="#1c0a02"/><path class="sideEye" d="M14-32C18-37 26-37 31-34 26-29 18-29 14-32Z" fill="#ff5a3c"/><path d="M-3-34H0C6-32 8-16 12-6L-3-2Z" class="metalShine" opacity=".8"/><path d="M-3-7H0C8-9 15-7 16-3 13 5 5 9 0 9H-3Z" class="metalDark"/><path d="M-3 8H0C8 2 26-2 30 10 30 22 14 26 0 20H-3Z" fill="url(#c-relief)" class="metalLine" stroke-width="1.4"/><path d="M8 10H8.100M16 9H16.100M22 12H22.100M12 15H12.1" class="metalLine" stroke-width="2.6" stroke-linecap="round"/><path d="M12-54Q22-58 32-52M2-60 4-48" class="metalLine" stroke-width="1.8" fill="none"/><path d="M-3 58H0A26 26 0 0 0 26 32L24 18" fill="none" stroke="#2a1402" stroke-width="9"/><path d="M-3 58H0A26 26 0 0 0 26 32L24 18" fill="none" stroke="url(#c-gold)" stroke-width="6"/><path d="M-3-76Q20-78 38-68L50-104 30-92 20-118 10-96 0-122H-3Z" fill="url(#c-gold)" stroke="#2a1402" stroke-width="1.8" stroke-linejoin="round"/><path d="M-3-76Q20-78 38-68L40-76Q20-86-3-84Z" fill="#fff" class="metalLine" stroke-width="1.2"/><g stroke="#2a1402"><circle cx="0" cy="-124" r="5" fill="#ff5a6e"/><circle cx="20" cy="-119" r="4" fill="#fff3bd"/><circle cx="50" cy="-106" r="4" fill="#fff3bd"/><path d="M0-110 6-100 0-90-6-100Z" fill="#d0142e"/><path d="M24-98 28-91 24-85 20-91Z" fill="#d0142e"/></g>`;

/** A knight's helm over a star: the player at baccarat. */
export const player = crest({
  id: "p",
  cloth: ["#5a9bff", "#1858b8", "#082350"],
  charge: STAR,
  top: HELM,
});

/** A crowned lion with a ring in its mouth, as on a bank's door: the banker at baccarat. */
export const banker = crest({
  id: "b",
  cloth: ["#ff6b7d", "#b3122f", "#4a0415"],
  charge: GEM,
  top: LION,
});
