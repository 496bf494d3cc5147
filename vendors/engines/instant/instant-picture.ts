import { pictureWords } from "../../pictures/picture-words.ts";
import { fill, type Picture, type Play, svgOf } from "../../pictures/play.ts";
import { moneyFormOf, moneyTextOf } from "../../wallet/money-form.ts";
import { mix } from "../shared/page/colour.ts";
import { times } from "../shared/page/draw.ts";
import { escapeHtml } from "../shared/page/html.ts";
import { heightAt, secondsTo } from "./client/climb.js";
import { chosenText, resultText } from "./client/result-text.js";
import { figuresOf, timesWriter } from "./client/times.js";
import { winOf } from "./instant-view.ts";
import type { InstantSkin } from "./page/instant-skin.ts";
import { slotTone } from "./page/stages/drop-stage.ts";
import { instantWordsOf } from "./page/words.ts";
import { type Risk, ROWS, slotOf, slotsOf } from "./rules/drop.ts";
import { type InstantKind, instantRules } from "./rules/instant-kinds.ts";
import { numbersOf } from "./rules/keno.ts";
import { CELLS, fieldOf } from "./rules/mines.ts";

const WIDTH = 572;
const STAGE = 380;
const ROW = 34;

type Round = { pick: string; drawn: readonly number[]; locale: string; skin: InstantSkin };

/** The board at the round's end, with the stake and what it was paid. */
export function instantPicture(
  kind: InstantKind,
  skin: InstantSkin,
  play: Play & { pick: string },
): Picture {
  const { pick, stops: drawn, stake } = play;
  const { words } = instantWordsOf(kind, play.language);
  const { locale } = moneyFormOf(play);
  const written = { kind, words, times: timesWriter(locale) };
  const money = moneyTextOf(play);
  const paid = winOf(kind, stake, pick, drawn);
  const [chosen, result] = [
    chosenText(written, pick),
    resultText(written, { pick, drawn, times: instantRules[kind].timesOf(pick, drawn) }),
  ];
  const height = STAGE + 2 * ROW + 26;
  const svg = svgOf(
    WIDTH,
    height,
    `<defs><radialGradient id="board" cy=".35"><stop offset="0" stop-color="${skin.board}"/><stop offset="1" stop-color="${skin.boardDeep}"/></radialGradient></defs>
<rect width="${WIDTH}" height="${height}" rx="20" fill="url(#board)"/><rect x="8" y="8" width="${WIDTH - 16}" height="${height - 16}" rx="15" fill="none" stroke="${skin.palette.title[1]}" stroke-opacity=".6" stroke-width="2"/>
${BOARDS[kind]({ pick, drawn, locale, skin })}
${label(WIDTH / 2, STAGE + 8, result, 18)}
<rect x="24" y="${STAGE + 22}" width="${WIDTH - 48}" height="${ROW}" rx="9" fill="#000" fill-opacity=".34"/>
${label(38, STAGE + 45, short(chosen), 16, "start")}${label(WIDTH - 38, STAGE + 45, `${money(stake)} → ${money(paid)}`, 16, "end")}`,
  );
  const say = pictureWords(play.language);
  const bet = fill(say.bet, { spot: chosen, stake: money(stake), paid: money(paid) });
  const balls =
    kind === "keno" ? ` ${words.parts.drawn}: ${drawn.map((place) => place + 1).join(", ")}.` : "";
  return { svg, alt: `${skin.name}.${balls} ${result} ${say.bets} ${bet}.` };
}

const LONGEST = 34;
const short = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);

function label(x: number, y: number, text: string, size: number, anchor = "middle") {
  return `<text x="${x}" y="${y}" font-size="${size}" text-anchor="${anchor}" fill="#fff">${escapeHtml(text)}</text>`;
}

const BOARDS: Readonly<Record<InstantKind, (round: Round) => string>> = {
  drop({ pick, drawn, locale, skin }) {
    const [gap, down, top] = [39, 23, 44];
    const x = (row: number, at: number) => WIDTH / 2 + (at - row / 2) * gap;
    const pegs = times(ROWS, (row) =>
      times(
        row + 1,
        (at) =>
          `<circle cx="${x(row, at)}" cy="${top + row * down}" r="4.500" fill="#fff" fill-opacity=".6"/>`,
      ),
    );
    let rights = 0;
    const way = [...drawn, 0].map((step, row) => {
      const point = `${x(row, rights)} ${top + row * down - 9}`;
      rights += step;
      return point;
    });
    const hit = slotOf(drawn);
    const foot = top + ROWS * down + 6;
    const slots = slotsOf(pick as Risk).map((paid, slot) => {
      const isHit = slot === hit;
      return `<rect x="${x(ROWS, slot) - 18}" y="${foot}" width="36" height="34" rx="8" fill="${slotTone(skin, slot)}"${isHit ? ' stroke="#fff" stroke-width="3"' : ' opacity=".72"'}/>${label(x(ROWS, slot), foot + 23, figuresOf(locale, paid, 0), 15)}`;
    });
    return `${pegs}<path d="M${way.join("L")}" fill="none" stroke="${skin.palette.title[0]}" stroke-width="3" stroke-linejoin="round" opacity=".85"/><circle cx="${x(ROWS, hit)}" cy="${foot - 12}" r="11" fill="${skin.palette.title[0]}" stroke="#000" stroke-opacity=".4"/>${slots.join("")}`;
  },
  mines({ pick, drawn, skin }) {
    const marked = fieldOf(pick)?.marked ?? [];
    const side = 62;
    return times(CELLS, (cell) => {
      const x = WIDTH / 2 - 2.5 * (side + 6) + (cell % 5) * (side + 6);
      const y = 26 + Math.floor(cell / 5) * (side + 4);
      const isMarked = marked.includes(cell);
      const isMine = drawn.includes(cell);
      const ground = isMarked ? (isMine ? "#8f1420" : skin.mark) : mix(skin.board, "#ffffff", 0.14);
      const [cx, cy] = [x + side / 2, y + (side - 4) / 2];
      const mine = `<circle cx="${cx}" cy="${cy}" r="15" fill="#17141c" stroke="#fff" stroke-width="2"/><circle cx="${cx}" cy="${cy}" r="5" fill="#ff4a3d"/>`;
      const gem = `<path d="M${cx} ${cy + 17}L${cx - 17} ${cy - 4}L${cx - 9} ${cy - 15}H${cx + 9}L${cx + 17} ${cy - 4}Z" fill="#fff"/>`;
      return `<g${isMarked ? "" : ' opacity=".62"'}><rect x="${x}" y="${y}" width="${side}" height="${side - 4}" rx="11" fill="${ground}"/>${isMine ? mine : isMarked ? gem : ""}</g>`;
    });
  },
  keno({ pick, drawn, skin }) {
    const marked = numbersOf(pick) ?? [];
    const side = 58;
    return times(40, (place) => {
      const x = WIDTH / 2 - 4 * (side + 5) + (place % 8) * (side + 5) + 2;
      const y = 30 + Math.floor(place / 8) * (side + 5);
      const isMarked = marked.includes(place);
      const isDrawn = drawn.includes(place);
      const ring = isDrawn ? ` stroke="${isMarked ? "#7dffac" : "#fff"}" stroke-width="4"` : "";
      return `<rect x="${x}" y="${y}" width="${side}" height="${side}" rx="13" fill="${isMarked ? skin.mark : mix(skin.board, "#000000", 0.25)}"${ring}/>${label(x + side / 2, y + 37, String(place + 1), 22)}`;
    });
  },
  crash({ pick, drawn, locale, skin }) {
    const end = drawn[0]!;
    const isOut = end >= Number(pick);
    const tone = isOut ? "#36d97c" : "#ff5a5f";
    const seconds = Math.max(secondsTo(end), 0.2);
    const top = Math.max(heightAt(seconds) - 100, 1);
    const points = Array.from({ length: 41 }, (_, at) => {
      const part = at / 40;
      const rise = (heightAt(seconds * part) - 100) / top;
      return `${(50 + part * 400).toFixed(1)} ${(320 - rise * 190).toFixed(1)}`;
    });
    const grid = times(9, (at) => `<path d="M${50 + at * 59} 40V330M40 ${60 + at * 32}H530"/>`);
    return `<g stroke="#fff" stroke-opacity=".1">${grid}</g><path d="M${points.join("L")}L450 330H50Z" fill="${tone}" fill-opacity=".3"/><path d="M${points.join("L")}" fill="none" stroke="${tone}" stroke-width="7" stroke-linecap="round"/><circle cx="450" cy="130" r="12" fill="${skin.palette.title[0]}"/>${label(WIDTH / 2 - 60, 130, `×${figuresOf(locale, end, 2)}`, 58)}`;
  },
};
