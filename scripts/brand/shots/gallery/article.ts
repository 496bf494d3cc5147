import { asHtml } from "#scripts/lib/as-html.ts";
import { hasFault, isChanged } from "../judge/judge-shot.ts";
import type { Judged } from "../shot.ts";
import { kilobytes } from "../shots-report.ts";
import { WORDS } from "./words.ts";

/** One picture with its facts; a changed picture appears next to the kept one. */
export function articleOf(shot: Judged): string {
  const { look, kind } = shot;
  const name = asHtml(`${look.brand}/${shot.name}`);
  const marks = [isChanged(shot) && "data-changed", hasFault(shot) && "data-fault"];
  const looks = Object.entries(look).map(([key, value]) => `data-${key}="${asHtml(value)}"`);
  const title = [look.brand, look.language, look.theme, look.width].join(" · ");
  const shown =
    kind === "differs"
      ? comparison(name)
      : `<a class="thumb" href="now/${name}.webp"><img loading="lazy" src="now/${name}.webp" alt="${WORDS.open}: ${asHtml(`${shot.path} ${title}`)}"></a>`;
  return `<article class="${look.width === "phone" ? "narrow" : "wide"}" data-kind="${kind}" ${[...looks, ...marks.filter(Boolean)].join(" ")}>
<div class="about"><h3>${asHtml(title)}</h3><p><span class="badge ${kind}">${WORDS.kinds[kind]}</span>${factsOf(shot)}</p></div>
${faultsOf(shot)}${shown}</article>`;
}

function factsOf({ kind, difference, bytes, keptBytes, isTooHeavy, barriers }: Judged): string {
  const step = keptBytes ? ` (${signed((100 * bytes) / keptBytes - 100)} %)` : "";
  const heavy = isTooHeavy ? ` ${WORDS.tooHeavy}` : "";
  return [
    kind === "differs" ? `<span>${WORDS.differs(difference.toFixed(2))}</span>` : "",
    `<span class="${isTooHeavy ? "bad" : ""}">${kilobytes(bytes)}${step}${heavy}</span>`,
    barriers.length === 0
      ? `<span>${WORDS.noBarriers}</span>`
      : `<span class="bad">${WORDS.barriers(barriers.length)}</span>`,
  ].join("");
}

const signed = (percent: number) => `${percent < 0 ? "−" : "+"}${Math.abs(percent).toFixed(1)}`;

function faultsOf({ faults, barriers }: Judged): string {
  const items = [
    ...faults.map(asHtml),
    ...barriers.map(
      ({ rule, element, why }) =>
        `<b>${asHtml(rule)}</b> <code>${asHtml(element)}</code> ${asHtml(why)}`,
    ),
  ];
  if (items.length === 0) return "";
  return `<ul class="faults">${items.map((text) => `<li>${text}</li>`).join("")}</ul>`;
}

function comparison(name: string): string {
  const picture = (folder: string, words: string) =>
    `<img loading="lazy" src="${folder}/${name}.webp" alt="${words}">`;
  const views = Object.entries(WORDS.views).map(
    ([value, words], at) =>
      `<label><input type="radio" name="${name}" value="${value}"${at === 0 ? " checked" : ""}>${words}</label>`,
  );
  const captioned = (folder: string, words: string) =>
    `<figure><figcaption>${words}</figcaption>${picture(folder, words)}</figure>`;
  const frame = (words: string, content: string) =>
    `<div class="frame" tabindex="0" role="group" aria-label="${words}">${content}</div>`;
  const { side, difference, slider } = WORDS.views;
  return `<fieldset><legend>${WORDS.view}</legend>${views.join("")}</fieldset>
<div class="view side">${frame(side, captioned("before", WORDS.before) + captioned("now", WORDS.after))}</div>
<div class="view difference">${frame(difference, picture("differences", difference))}</div>
<div class="view slider"><label>${WORDS.slide}<input type="range" min="0" max="100" value="50"></label>${frame(
    slider,
    `<div class="over">${picture("now", WORDS.after)}${picture("before", WORDS.before)}</div>`,
  )}</div>`;
}
