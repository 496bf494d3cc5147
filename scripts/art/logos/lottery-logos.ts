import { num, path, rect, stroke } from "../draw/svg.ts";
import { INK, type Logo, words } from "./logo-words.ts";

/** A ball with a number cut out of it. */
function ball(x: number, y: number, radius: number, number: string, id: string): string {
  const size = radius * 1.15;
  const { right } = words(number, { face: "russo", size });
  const cut = words(number, { face: "russo", size, x: x - right / 2, y: y + size * 0.36 }).d;
  const disc = `<circle cx="${x}" cy="${y}" r="${radius}" fill="${INK}" mask="url(#${id})"/>`;
  return `<mask id="${id}"><rect width="80" height="40" fill="#fff"/>${path(cut, "#000")}</mask>${disc}`;
}

function bolillero(): Logo {
  const { d, right } = words("Bolillero", { face: "titan", size: 26, x: 41 });
  return { drawn: ball(19, 20, 17, "7", "m") + path(d, INK), width: right + 2 };
}

function bolilleroYa(): Logo {
  const { d, right } = words("Bolillero", { face: "titan", size: 26 });
  const ya = words("YA", { face: "russo", size: 17, x: right + 15, y: 26, lean: 0.16 });
  const sign = path(
    `M${num(right + 10)} 5H${num(ya.right + 13)}L${num(ya.right + 6)} 34H${num(right + 3)}Z`,
    INK,
    'mask="url(#m)"',
  );
  const mask = `<mask id="m"><rect width="300" height="40" fill="#fff"/>${path(ya.d, "#000")}</mask>`;
  return { drawn: mask + path(d, INK) + sign, width: ya.right + 14 };
}

function mareada(): Logo {
  const crests = [12, 20, 28].map((y) => stroke(`M3 ${y}q5 -7 10 0t10 0t10 0`, INK, 3.4)).join("");
  const { d, right } = words("Mareada", { face: "lilita", size: 32, x: 42, lean: 0.1 });
  return { drawn: crests + path(d, INK), width: right + 4 };
}

function sieteDeltas(): Logo {
  const deltas = path(
    "M16 3L22 14H10ZM8.5 16L14.5 27H2.5ZM23.5 16L29.5 27H17.5ZM1 29L7 40H-5ZM16 29L22 40H10ZM31 29L37 40H25Z",
    INK,
    'transform="translate(5 0) scale(.9)"',
  );
  const { d, right } = words("SIETE DELTAS", { face: "russo", size: 22, x: 45, stretch: 0.86 });
  return { drawn: deltas + path(d, INK), width: right + 2 };
}

function gallera(): Logo {
  const comb = path(
    "M3 31C3 20 8 16 8 9C12 10 13 13 13 15C14 10 17 7 20 5C20 9 21 11 22 13C24 10 27 9 30 9C28 13 29 17 29 19L36 23L29 25C28 29 26 31 23 31Z",
    INK,
  );
  const { d, right } = words("GALLERA", { face: "luckiest", size: 28, x: 41 });
  const number = words("88", { face: "russo", size: 20, x: right + 13, y: 27.5 });
  const plate = rect(right + 7, 6, number.right - right, 28, INK, 'rx="6" mask="url(#m)"');
  const mask = `<mask id="m"><rect width="400" height="40" fill="#fff"/>${path(number.d, "#000")}</mask>`;
  return { drawn: mask + comb + path(d, INK) + plate, width: number.right + 8 };
}

export const lotteryLogos: Record<string, () => Logo> = {
  LOTT: bolillero,
  ELOTT: bolilleroYa,
  TCG_SEA: mareada,
  TCG_LOTTO_VN: sieteDeltas,
  DS88: gallera,
};
