import { asHtml } from "#scripts/lib/as-html.ts";
import { hasFault } from "../judge/judge-shot.ts";
import type { Judged } from "../shot.ts";
import { articleOf } from "./article.ts";
import { SCRIPT } from "./script.ts";
import { STYLE } from "./style.ts";
import { WORDS } from "./words.ts";

const LOOKS = ["brand", "language", "theme", "width"] as const;

/**
 * All shots on one HTML page with the picture folders now/, before/ and differences/. Without
 * JavaScript the page shows everything.
 */
export function gallery(shots: readonly Judged[]): string {
  const byPath = Map.groupBy(shots, ({ path, isMember }) =>
    isMember ? `${path} · ${WORDS.member}` : path,
  );
  const count = (kind: Judged["kind"]) => shots.filter((shot) => shot.kind === kind).length;
  const sums = [
    ...(["differs", "new", "same", "none"] as const).map(
      (kind) => [count(kind), WORDS.sums[kind]] as const,
    ),
    [shots.filter(hasFault).length, WORDS.sums.faults] as const,
  ].filter(([number]) => number > 0);
  const sections = [...byPath].map(
    ([path, own]) =>
      `<section><h2>${asHtml(path)}</h2><div class="shots">${own.map(articleOf).join("\n")}</div></section>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${WORDS.title}</title><style>${STYLE}</style></head>
<body><header><h1>${WORDS.taken(shots.length, byPath.size)}</h1>
<ul class="sums">${sums.map(([number, words]) => `<li><b>${number}</b> ${words}</li>`).join("")}</ul></header>
<form aria-label="${WORDS.filter}" data-shown="${WORDS.shown}">${LOOKS.map((name) => filterOf(name, shots)).join("")}${whatFilter()}<output></output></form>
<main>${sections.join("\n")}<p class="nothing" hidden>${WORDS.nothing}</p></main>
<script>${SCRIPT}</script></body></html>
`;
}

function filterOf(name: (typeof LOOKS)[number], shots: readonly Judged[]): string {
  const values = [...new Set(shots.map(({ look }) => look[name]))];
  const options = values.map((value) => [value, value] as const);
  return selectOf(name, [["", WORDS.all], ...options]);
}

const whatFilter = () =>
  selectOf("what", [
    ["", WORDS.what.all],
    ["look", WORDS.what.look],
    ["faults", WORDS.what.faults],
  ]);

const selectOf = (
  name: keyof typeof WORDS.filters,
  options: readonly (readonly [value: string, words: string])[],
) =>
  `<label>${WORDS.filters[name]}<select name="${name}">${options
    .map(([value, words]) => `<option value="${asHtml(value)}">${asHtml(words)}</option>`)
    .join("")}</select></label>`;
