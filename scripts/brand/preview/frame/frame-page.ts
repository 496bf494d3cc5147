import { html, raw } from "hono/html";
import { LANGUAGES } from "#app/i18n/languages.ts";
import type { PreviewBrand } from "../preview-brands.ts";
import { PREVIEW_PATH } from "../preview-path.ts";
import { filled } from "../words/filled.ts";
import type { frameWords } from "../words/frame-words.ts";
import type { Refused } from "./apply-choices.ts";
import { type Choices, WIDTHS } from "./choices.ts";
import { CLOSED_STATES } from "./closed-state.ts";
import type { FrameState } from "./frame-state.ts";
import { ROLES } from "./roles.ts";

const FILES = "/scripts/brand/preview/client";

export type FramePage = {
  brand: PreviewBrand;
  brands: readonly PreviewBrand[];
  state: FrameState;
  view: Choices;
  refused: readonly Refused[];
} & ReturnType<typeof frameWords>;

/** The whole page: the controls above, the brand's site in a frame, the explanation at its side. */
export function framePage(page: FramePage) {
  const { brand, state, language, words, view, refused } = page;
  const { name } = brand.known.data;
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name} · ${words.title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${FILES}/frame.css">
<script type="module" src="${FILES}/frame.ts"></script>
</head>
<body>
<header>
<h1>${words.title}</h1>
<p id="note" role="status">${state.isShifted ? `${words.clockShifted} ` : ""}${refused.map((one) => `${refusedText(words, one)} `)}</p>
${brandForm(page)}
${choicesForm(page)}
</header>
<main>
<section id="faults" aria-label="${words.faults}"${brand.findings.length ? "" : raw(" hidden")}>${faults(page)}</section>
<div id="stage"><iframe id="site" title="${filled(words.siteTitle, { name })}" src="${view.to}" width="${view.width === "free" ? view.pixels : view.width}"></iframe></div>
<aside id="panel" aria-live="polite" aria-label="${words.explained}" hidden></aside>
</main>
<script type="application/json" id="words">${raw(JSON.stringify(words).replaceAll("<", "\\u003c"))}</script>
</body>
</html>
`;
}

const refusedText = (words: FramePage["words"], { what, reason }: Refused) =>
  filled(words.refused[what], { reason });

function option(value: string, text: string, chosen: string) {
  return html`<option value="${value}"${value === chosen ? raw(" selected") : ""}>${text}</option>`;
}

/** Another brand has another host: its frame is a page of its own, which receives the choices. */
function brandForm({ brand, brands, state, view, words }: FramePage) {
  const { role, language, theme } = state;
  const kept = { language, theme, role, width: view.width, pixels: view.pixels, to: view.to };
  const offered = brands.map(
    ({ code, host, known }) =>
      html`<option value="${code}" data-host="${host}"${code === brand.code ? raw(" selected") : ""}>${known.data.name}</option>`,
  );
  return html`<form id="brands" action="${PREVIEW_PATH}/enter">
${field("brand", words.brand, html`<select id="brand" name="brand">${offered}</select>`)}
${Object.entries(kept).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<button>${words.go}</button>
</form>`;
}

function choicesForm({ brand, state, view, words }: FramePage) {
  const { data } = brand.known;
  const on = state.flags.filter(({ isOn }) => isOn).length;
  const zone = data.timeZone.split("/").at(-1)!.replaceAll("_", " ");
  const roles = state.role === "own" ? [...ROLES, "own" as const] : ROLES;
  const themes = data.hasBothThemes ? (["light", "dark"] as const) : [state.theme];
  const pick = (name: string, label: string, options: unknown[]) =>
    field(name, label, html`<select id="${name}" name="${name}">${options}</select>`);
  const languages = data.languages.map((code) =>
    option(code, LANGUAGES[code].name, state.language),
  );
  const widths = WIDTHS.map((one) =>
    option(one, one === "free" ? words.free : `${one} px`, view.width),
  );
  return html`<form id="choices" method="post" action="${PREVIEW_PATH}" aria-label="${words.controls}">
${pick("language", words.language, languages)}
${pick(
  "theme",
  data.hasBothThemes ? words.theme : words.oneTheme,
  themes.map((one) => option(one, words[one], state.theme)),
)}
${pick(
  "role",
  words.role,
  roles.map((one) => option(one, words.roles[one], state.role)),
)}
${pick(
  "closed",
  words.closed,
  CLOSED_STATES.map((one) => option(one, words.closedStates[one], state.closed)),
)}
${field("clock", filled(words.clock, { zone }), html`<input type="datetime-local" id="clock" name="clock" value="${state.clock}">`)}
<input type="hidden" name="clockWas" value="${state.clock}">
${pick("width", words.width, widths)}
<p id="free"${view.width === "free" ? "" : raw(" hidden")}><label for="pixels">${words.pixels}</label>
<input type="number" id="pixels" name="pixels" min="280" max="3840" value="${view.pixels}"></p>
${flagBoxes(state, words, on)}
<input type="hidden" name="to" value="${view.to}">
<button id="apply">${words.apply}</button>
<button name="intent" value="reset">${words.reset}</button>
<button type="button" id="explain" aria-pressed="false" hidden>${words.explain}</button>
</form>`;
}

const field = (id: string, label: string, control: unknown) =>
  html`<p><label for="${id}">${label}</label>${control}</p>`;

function flagBoxes({ flags }: FrameState, words: FramePage["words"], on: number) {
  return html`<details>
<summary>${words.flags} <span id="count">${filled(words.flagsOn, { on, all: flags.length })}</span></summary>
<fieldset><legend>${words.flags}</legend>
<input type="hidden" name="flags" value="1">
${flags.map(({ flag, isOn }) => html`<label><input type="checkbox" name="flag" value="${flag}"${isOn ? raw(" checked") : ""}> ${flag}</label>`)}
</fieldset>
</details>`;
}

/** The findings of npm run brand -- check, while the folder cannot be read. */
function faults({ brand, words }: FramePage) {
  if (brand.findings.length === 0) return "";
  return html`<h2>${words.faults}</h2><ul>${brand.findings.map(
    ({ file, line, message, fix }) =>
      html`<li lang="en"><code>${file}:${line}</code> ${message} ${fix}</li>`,
  )}</ul>`;
}
