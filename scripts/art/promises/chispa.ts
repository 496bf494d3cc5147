import { drawing, type Promises } from "./promise.ts";

const [INK, PINK, ROSE, YELLOW, AMBER, MINT, GREEN] = [
  "#4b0f38",
  "#ff86c8",
  "#e0409f",
  "#ffc928",
  "#f09a1a",
  "#6fe0c4",
  "#22b394",
];

/** Balloon shapes: a white rim around all of them, then each in its ink line and its gloss. */
const balloons = (shapes: string, gloss: string) =>
  drawing(
    `<defs><g id="a" stroke-linecap="round" stroke-linejoin="round">${shapes}</g></defs>`,
    '<use href="#a" stroke="#fff" stroke-width="10"/>',
    `<use href="#a" stroke="${INK}" stroke-width="3.4"/>`,
    gloss,
  );

const shine = (x: number, y: number, rx: number, ry: number, turn = -28) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#fff" opacity=".75" transform="rotate(${turn} ${x} ${y})"/>`;

/** A piggy bank about to swallow a coin. */
const money = () =>
  balloons(
    [
      `<path d="M14 56q-8-2-7 5t7 3" fill="none"/>`,
      `<circle cx="46" cy="19" r="12" fill="${YELLOW}"/>`,
      `<path d="M26 74h12v9a4 4 0 0 1-4 4h-4a4 4 0 0 1-4-4ZM56 74h12v9a4 4 0 0 1-4 4h-4a4 4 0 0 1-4-4Z" fill="${ROSE}"/>`,
      `<ellipse cx="46" cy="58" rx="32" ry="24" fill="${PINK}"/>`,
      `<path d="M58 38q4-11 16-9q1 11-6 17Z" fill="${ROSE}"/>`,
      `<ellipse cx="80" cy="60" rx="8" ry="10" fill="${ROSE}"/>`,
    ].join(""),
    [
      `<path d="M37 40q9-3 18 0" fill="none" stroke="${INK}" stroke-width="4.6" stroke-linecap="round"/>`,
      `<path d="M46 12.5l2 4.2 4.6.6-3.4 3.2.9 4.6-4.1-2.3-4.1 2.3.9-4.6-3.4-3.2 4.6-.6Z" fill="${AMBER}"/>`,
      `<g fill="${INK}"><circle cx="64" cy="52" r="3"/><ellipse cx="78.5" cy="60" rx="1.5" ry="2.6"/><ellipse cx="83" cy="60" rx="1.5" ry="2.6"/></g>`,
      `<ellipse cx="60" cy="63" rx="4.5" ry="3" fill="${ROSE}" opacity=".6"/>`,
      shine(28, 48, 8, 4.5) + shine(41, 13, 3.4, 2),
    ].join(""),
  );

/** A loudspeaker that calls a ball. */
const fair = () =>
  balloons(
    [
      `<path d="M26 60l6 22a5 5 0 0 0 5 4h3a5 5 0 0 0 5-6l-5-20Z" fill="${AMBER}"/>`,
      `<path d="M20 38Q46 36 60 18q5-4 6 2V72q-1 6-6 2Q46 62 20 60Q9 60 9 49T20 38Z" fill="${YELLOW}"/>`,
      `<ellipse cx="64" cy="46" rx="8" ry="29" fill="${ROSE}"/>`,
      `<circle cx="76" cy="34" r="14" fill="#fff"/>`,
    ].join(""),
    [
      `<g fill="none" stroke="${ROSE}" stroke-width="3" stroke-linecap="round"><path d="M81 28L71 40"/><circle cx="71.5" cy="30" r="2.6"/><circle cx="80.5" cy="38.5" r="2.6"/></g>`,
      `<path d="M78 58l9 4M74 68l6 7" stroke="${INK}" stroke-width="3.4" stroke-linecap="round"/>`,
      `<path d="M30 38v22" stroke="${AMBER}" stroke-width="3"/>`,
      shine(42, 39, 9, 3.2, -26) + shine(16, 45, 2.6, 4, 20),
    ].join(""),
  );

/** An armchair with a cushion and a cup of cocoa. */
const calm = () =>
  balloons(
    [
      `<path d="M24 80v8M72 80v8" fill="none"/>`,
      `<path d="M24 62V32a20 20 0 0 1 20-20h8a20 20 0 0 1 20 20v30Z" fill="${MINT}"/>`,
      `<path d="M20 82a6 6 0 0 1-6-6V52a8.5 8.5 0 0 1 17 0v8h34v-8a8.5 8.5 0 0 1 17 0v24a6 6 0 0 1-6 6Z" fill="${GREEN}"/>`,
      `<rect x="29" y="56" width="38" height="15" rx="7.5" fill="${MINT}"/>`,
      `<path d="M48 53C30 42 36 28 44 32q3 1.5 4 5q1-3.5 4-5c8-4 14 10-4 21Z" fill="${ROSE}"/>`,
      `<path d="M71 29h18v8a7 7 0 0 1-7 7h-4a7 7 0 0 1-7-7Z" fill="${YELLOW}"/>`,
    ].join(""),
    [
      `<path d="M76 24q-3-4 0-8M84 24q-3-4 0-8" fill="none" stroke="${AMBER}" stroke-width="3" stroke-linecap="round"/>`,
      shine(34, 23, 6, 3.4, -42) + shine(39.5, 36, 2.4, 3.6, 20) + shine(20.5, 51, 2.4, 4, 14),
    ].join(""),
  );

/** chispa: balloons of the fair with a thick line around. */
export const chispa = (): Promises => ({ money: money(), fair: fair(), calm: calm() });
