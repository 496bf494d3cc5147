import { half, lit, mirrored, part, type Side } from "./halves.ts";

/** The right half of each part; the face's middle is x 0. */
const MANE =
  "M-3-62 34-76Q66-78 100-92 88-74 82-58 100-58 122-50 100-38 86-26 106-20 122-4 102 0 86 6 98 20 106 42 86 36 74 36 82 56 80 78 66 64 58 56 58 80 48 104 36 86 28 74L-3 92";
const FRINGE =
  "M-3-60 30-70Q58-68 84-74 72-58 68-46 84-44 98-38 82-30 72-20 86-14 96-2 82 0 72 6 80 18 84 32 70 28 62 30 66 44 64 60 54 50 46 46L-3 78Z";
const HORN =
  "M19-56C20-84 28-104 54-122 52-112 49-106 47-98 58-104 70-108 86-106 76-98 62-92 54-82 49-74 46-64 47-52Z";
const EAR = "M48-44C60-64 80-74 104-74 98-54 84-36 60-30Z";
const HEAD =
  "M-3-66C20-68 40-60 51-45 62-30 66-14 60 4 68 4 72 10 76 18 66 18 60 20 56 24 54 36 44 44 34 45 24 47 10 45 -3 41";
const BROW =
  "M3-25C12-29 24-35 37-37 48-40 58-48 65-60 68-44 60-28 47-23 34-20 22-21 12-14 7-15 4-19 3-25Z";
const SNOUT = "M-3-20C9-20 14-10 16 0 20 8 35 9 40 20 43 33 35 45 24 45 13 42 7 41 -3 41";
const JAW =
  "M-3 92H0C17 92 31 82 37 66 41 56 46 50 49 40L30 36-3 36M-3 92 9 90Q14 102 12 118 5 108-3 106M12 90 22 86Q30 96 30 108 20 102 14 100ZM25 84 34 74Q44 80 48 92 36 90 28 92Z";
const MOUTH = "M-3 84C12 84 24 76 29 63L36 36H-3Z";
const TONGUE = "M-3 82C9 82 17 72 17 60 17 51 7 50 -3 55Z";
const FANGS =
  "M21 44 32 44Q32 58 26 70 21 58 21 44ZM9 42 16 43 13 54ZM35 44 42 41 38 54ZM1 41 7 42 4 49Z";
const LOWER_FANGS = "M9 84 13 68 18 80ZM19 79 25 60 27 72Z";

/** A dragon's face, in the scales' colours of the game. */
export const dragon: Side = {
  defs: `<defs><radialGradient id="d-skin" cx=".12" cy=".28" r="1"><stop class="scaleLight" offset="0"/><stop class="scaleMid" offset=".45"/><stop class="scaleDeep" offset="1"/></radialGradient><linearGradient id="d-snout" x1="0" y1="0" x2="0" y2="1"><stop class="scaleMid" offset="0"/><stop class="scaleLight" offset=".55"/><stop class="scaleMid" offset="1"/></linearGradient><linearGradient id="d-mane" x1="0" y1="0" x2="1" y2=".6"><stop offset="0" stop-color="#7a0c10"/><stop offset="1" stop-color="#ff8a1f"/></linearGradient><linearGradient id="d-fringe" x1="0" y1="0" x2="1" y2=".4"><stop offset=".2" stop-color="#c92a10"/><stop offset="1" stop-color="#ffd75e"/></linearGradient><linearGradient id="d-horn" x1="0" y1="1" x2=".5" y2="0"><stop offset="0" stop-color="#8a5410"/><stop offset=".5" stop-color="#f0c060"/><stop offset="1" stop-color="#fffbe6"/></linearGradient><linearGradient id="d-eye" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff7b0"/><stop offset=".6" stop-color="#ffb81f"/><stop offset="1" stop-color="#e2500b"/></linearGradient><linearGradient id="d-throat" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#1c0206"/><stop offset="1" stop-color="#8d1018"/></linearGradient><pattern id="d-scales" width="14" height="12" patternUnits="userSpaceOnUse"><path d="M0 0Q7 11 14 0M-7 6Q0 17 7 6M7 6Q14 17 21 6" fill="none" stroke="#000" stroke-opacity=".42" stroke-width="1.1"/><path d="M1 1.500Q7 11.5 13 1.5" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width=".7"/></pattern></defs>
${half("d-back", `<path d="${MANE}" fill="url(#d-mane)" stroke="#3a0505" stroke-width="2"/><path d="${FRINGE}" fill="url(#d-fringe)"/><path d="M40 30Q60 40 72 66M52 14Q76 18 94 34M56-4Q82-8 108-6M58-28Q84-40 106-46M48-50Q70-66 88-82" fill="none" stroke="#7a0c10" stroke-width="1.6" opacity=".55"/><path d="${EAR}" class="scaleDeepFill" stroke="#140306" stroke-width="1.5"/><path d="M58-42C68-56 80-64 94-67 88-54 78-44 66-38Z" fill="#d4493a"/><path d="${HORN}" fill="url(#d-horn)" stroke="#4a2a06" stroke-width="1.8"/><path d="M21-68Q34-62 46-68M23-79Q34-74 45-78M27-90Q37-86 46-88M34-102Q41-98 47-99" fill="none" stroke="#6b430d" stroke-width="1.8" opacity=".7"/>`)}
${half("d-jaw", `<path d="${JAW}" fill="url(#d-skin)" stroke="#140306" stroke-width="1.8" stroke-linejoin="round"/><path d="M0 87Q15 87 26 78" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="2"/><path d="${MOUTH}" fill="url(#d-throat)"/><path d="${TONGUE}" fill="#e2455a"/><path d="M0 56Q7 52 13 57" fill="none" stroke="#ffb0b4" stroke-width="2"/><path d="${LOWER_FANGS}" fill="#fffbe8" stroke="#7a5a2a" stroke-width=".8"/>`)}
${half("d-face", `<path d="${FANGS}" fill="#fffdf0" stroke="#7a5a2a" stroke-width=".8"/><path d="${HEAD}" fill="url(#d-skin)" stroke="#140306" stroke-width="1.8"/><path d="${HEAD}" fill="url(#d-scales)"/><path d="M52-44Q66-24 60 4 52-2 50-14 46-22 36-22 52-26 52-44Z" fill="#000" opacity=".28"/><path d="M6-10Q22-4 46-14L44-6Q30 4 14 2Z" fill="#000" opacity=".4"/><path d="${SNOUT}" fill="url(#d-snout)" stroke="#140306" stroke-opacity=".7" stroke-width="1.4"/><path d="M-3-14Q8-13 13-6M-3-5Q9-4 15 3M-3 4Q9 5 17 10M-3 30Q10 28 16 32" fill="none" stroke="#140306" stroke-opacity=".45" stroke-width="1.6"/><path d="M-3-12Q7-11 12-5M-3-3Q8-2 14 4" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.2"/><path d="M15 17C22 10 34 13 35 23 31 29 21 29 15 25Z" fill="#1c0206"/><path d="M14 14C22 6 35 9 38 21" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="2.2" stroke-linecap="round"/><path d="M9 42Q20 36 34 40 42 40 50 32" fill="none" stroke="#140306" stroke-opacity=".75" stroke-width="2"/><path d="M9-10C18-22 32-27 48-23 45-9 28-2 9-10Z" fill="#120205"/><path class="sideEye" d="M13-11C20-20 32-24 44-21 41-10 28-5 13-11Z" fill="url(#d-eye)"/><path d="M28-23Q34-15 29-7 24-14 28-23Z" fill="#1c0206"/><circle cx="33" cy="-18" r="2.4" fill="#fff"/><path d="${BROW}" fill="url(#d-skin)" stroke="#140306" stroke-width="1.6"/><path d="M8-26C22-32 38-38 50-42 56-45 61-50 63-55" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="2.2" stroke-linecap="round"/><path d="M57 10 72 17 58 21ZM54 26 66 32 50 36Z" class="scaleLightFill" stroke="#140306" stroke-width="1.2"/><path d="M-3-71 14-64Q9-55-3-49M-3-54 12-48Q8-39-3-34M-3-39 10-33Q7-25-3-19" fill="url(#d-horn)" stroke="#4a2a06" stroke-width="1.2"/><path d="M38 30C66 38 94 30 108 2 114-12 126-4 118 5" fill="none" stroke="#4a2a06" stroke-width="5.5" stroke-linecap="round"/><path d="M38 30C66 38 94 30 108 2 114-12 126-4 118 5" fill="none" stroke="#ffdc80" stroke-width="3" stroke-linecap="round"/>`)}
${part("d-lit", lit("d", HEAD))}`,
  drawn: `<g class="sideBack">${mirrored("d-back")}</g><g class="sideJaw">${mirrored("d-jaw")}</g>${mirrored("d-face")}<use href="#d-lit"/>`,
};
