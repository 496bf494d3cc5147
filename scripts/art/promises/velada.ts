import { polar } from "../draw/shapes.ts";
import { circle, path, repeat, stroke } from "../draw/svg.ts";
import { drawing, type Promises } from "./promise.ts";

const [FELT, DEEP, GOLD, PALE] = ["#064331", "#00231a", "#e3c27a", "#f8e7b8"];

/** A plate with hollow corners, `inset` from the edge. */
const label = (inset: number) => {
  const [near, far, r] = [3 + inset, 93 - inset, 12];
  return `M${near + r} ${near}H${far - r}A${r} ${r} 0 0 0 ${far} ${near + r}V${far - r}A${r} ${r} 0 0 0 ${far - r} ${far}H${near + r}A${r} ${r} 0 0 0 ${near} ${far - r}V${near + r}A${r} ${r} 0 0 0 ${near + r} ${near}Z`;
};
/** The engraver's plate: its ground, a double edge and fine rays from behind the subject. */
const plate = (...drawn: string[]) =>
  drawing(
    `<radialGradient id="f"><stop stop-color="${FELT}"/><stop offset="1" stop-color="${DEEP}"/></radialGradient>`,
    path(label(0), "url(#f)"),
    `<g fill="none" stroke="${GOLD}" stroke-linejoin="round" stroke-linecap="round">`,
    `<path d="${label(1)}" stroke-width="1.6"/><path d="${label(4.5)}" stroke-width=".6" opacity=".8"/>`,
    `<path d="${repeat(36, (at) => `M${polar(48, 48, 29, (at * Math.PI) / 18)}L${polar(48, 48, at % 3 ? 34 : 37, (at * Math.PI) / 18)}`)}" stroke-width=".5" opacity=".6"/>`,
    ...drawn,
    "</g>",
  );
const fine = (d: string, width = 0.7) => `<path d="${d}" stroke-width="${width}"/>`;
const bold = (d: string, fill = DEEP) => `<path d="${d}" stroke-width="1.7" fill="${fill}"/>`;

/** The key of the cash desk. */
const money = () =>
  plate(
    '<g transform="rotate(45 48 48)">',
    bold("M45.5 40h5v40h-5Z"),
    bold("M50.5 64h11v5h-4v3h4v6h-11Z"),
    bold("M43.5 38h9v5h-9Z", GOLD) + bold("M44 50h8v3h-8Z", GOLD),
    bold("M48 8L64 24L48 40L32 24Z"),
    fine("M48 12.5L59.5 24L48 35.5L36.5 24Z"),
    bold("M48 16a8 8 0 1 0 0 16a8 8 0 1 0 0-16Z"),
    fine("M48 19.5l4.5 4.5-4.5 4.5-4.5-4.5Z", 1),
    circle(48, 24, 1.5, PALE, 'stroke="none"'),
    circle(32, 24, 2.2, GOLD) + circle(64, 24, 2.2, GOLD) + circle(48, 8, 2.2, GOLD),
    fine("M47.3 54v24M57 66v10", 0.5),
    "</g>",
  );

const card = (turn: number, ...drawn: string[]) =>
  `<g transform="rotate(${turn} 48 92)">${bold("M36 24h24a3 3 0 0 1 3 3v38a3 3 0 0 1-3 3H36a3 3 0 0 1-3-3V27a3 3 0 0 1 3-3Z")}${fine("M36.5 27h23v38h-23Z", 0.5)}${drawn.join("")}</g>`;
const hatched = repeat(
  7,
  (at) => `M37 ${29 + at * 5}L${Math.min(59, 37 + at * 8)} ${at * 8 > 22 ? 29 + at * 5 - 22 : 29}`,
);

/** A hand of three cards, open on the table. */
const fair = () =>
  plate(
    card(-27, fine("M41 32l4 5-4 5-4-5Z", 1), fine(hatched, 0.4)),
    card(27, fine("M55 32l4 5-4 5-4-5Z", 1), fine(hatched, 0.4)),
    card(
      0,
      path(
        "M48 33c2 5 9.5 8 9.5 14a5 5 0 0 1-8.5 3.2q.4 4.8 3.5 7h-9q3.1-2.2 3.5-7A5 5 0 0 1 38.5 47C38.5 41 46 38 48 33Z",
        GOLD,
        'stroke="none"',
      ),
      fine("M40 30v4M38.5 31.5l1.5-1.5 1.5 1.5M56 62v-4M54.5 60.5l1.5 1.5 1.5-1.5", 0.9),
      stroke("M48 39c1.5 3 4.5 5 5.5 8", DEEP, 0.8),
    ),
    fine("M26 76Q48 84 70 76M31 80Q48 86 65 80", 0.7),
  );

/** A candle in its holder, burning low. */
const calm = () =>
  plate(
    path(
      "M48 15c5 6 7.5 9.5 7.5 13.5a7.5 7.5 0 0 1-15 0C40.5 24.5 43 21 48 15Z",
      GOLD,
      'stroke="none"',
    ),
    path(
      "M48 23c2.4 3 3.4 4.6 3.4 6.6a3.4 3.4 0 0 1-6.8 0c0-2 1-3.6 3.4-6.6Z",
      "#fffaf0",
      'stroke="none"',
    ),
    fine("M48 36v4", 1.2),
    bold("M41 41q7 3 14 0v25H41Z") + fine("M41.5 44q1 6 3 6t1-5M44 53v12M46 56v9M52 46v19", 0.6),
    bold("M67 63a7.5 7.5 0 1 1 1 12l-2-3a4 4 0 1 0-1-6Z"),
    bold("M24 64h46l-2 4q-3 7-12 7H38q-9 0-12-7Z"),
    fine("M28 67.5h38M31 70.5h32M36 73h22", 0.5),
    bold("M36 75h22l3 5H33Z", GOLD),
    fine("M33 22l-3-2M31 29h-4M63 22l3-2M65 29h4M38 15l-2-3M58 15l2-3", 0.9),
  );

/** velada: fine gold lines, engraved. */
export const velada = (): Promises => ({ money: money(), fair: fair(), calm: calm() });
