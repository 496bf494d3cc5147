import { PREVIEW_PATH } from "../preview-path.ts";
import type { Words } from "../words/es.ts";
import { explainOnClick } from "./explain.ts";
import { fitStage } from "./fit-stage.ts";
import { syncControls } from "./sync-controls.ts";

/** The frame's script: each choice shows at once, and the visitor keeps their place. */
const find = <Found extends HTMLElement>(selector: string): Found =>
  document.querySelector<Found>(selector)!;
const site = find<HTMLIFrameElement>("#site");
const choices = find<HTMLFormElement>("#choices");
const brands = find<HTMLFormElement>("#brands");
const note = find("#note");
const words = JSON.parse(find("#words").textContent!) as Words;

document.documentElement.dataset.scripted = "";

/** The visitor's current path in the site, which may have moved on without a page load. */
function currentPath(): string {
  try {
    const { pathname, search } = site.contentWindow!.location;
    return pathname.startsWith("/") ? pathname + search : "/";
  } catch {
    return "/";
  }
}

function noteView() {
  const { width, pixels, to } = Object.fromEntries(new FormData(choices)) as Record<string, string>;
  const view = new URLSearchParams({ width: width!, pixels: pixels!, to: to! });
  history.replaceState(null, "", `${PREVIEW_PATH}?${view}`);
  fitStage({ width: Number(width === "free" ? pixels : width), words });
  find("#free").hidden = width !== "free";
  for (const name of ["width", "pixels", "to"])
    brands.querySelector<HTMLInputElement>(`[name=${name}]`)!.value = view.get(name)!;
}

function keepPath() {
  choices.querySelector<HTMLInputElement>("[name=to]")!.value = currentPath();
  noteView();
}

/** One after the other: an answer must not reset a choice made while it was running. */
let isSending = false;
let isWaiting = false;

/** Sends the form like a browser, and takes over the resulting page. */
async function apply(submitter?: HTMLElement | null) {
  isWaiting = isSending;
  if (isSending) return;
  isSending = true;
  note.textContent = words.working;
  try {
    const body = new URLSearchParams(new FormData(choices, submitter) as never);
    const answer = await fetch(PREVIEW_PATH, { method: "POST", body });
    if (!answer.ok) throw new Error(String(answer.status));
    const page = await answer.text();
    if (!isWaiting) takeOver(page, words.applied);
    site.contentWindow!.location.reload();
  } catch {
    note.textContent = words.failed;
  }
  isSending = false;
  if (isWaiting) await apply();
}

function takeOver(page: string, otherwise: string) {
  const fresh = new DOMParser().parseFromString(page, "text/html");
  syncControls(document, fresh, typing === undefined ? undefined : "clock");
  note.textContent = fresh.querySelector("#note")!.textContent!.trim() || otherwise;
}

async function showEdit() {
  if (isSending) return;
  keepPath();
  const answer = await fetch(location.href).catch(() => null);
  if (answer?.ok) takeOver(await answer.text(), "");
  site.contentWindow!.location.reload();
}

/** The frame cannot show a link to another brand's host, so that brand's frame opens instead. */
function leadToBrand(event: Event) {
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
  const host = link && new URL(link.href).hostname;
  const other =
    host && host !== location.hostname && find<HTMLOptionElement>(`[data-host="${host}"]`);
  if (!other) return;
  event.preventDefault();
  brands.querySelector("select")!.value = other.value;
  brands.requestSubmit();
}

/** A date is typed in parts, and each part is a change. */
const TYPING_MS = 1_200;
let typing: ReturnType<typeof setTimeout> | undefined;

function applyTyped(submitter?: HTMLElement | null) {
  clearTimeout(typing);
  typing = undefined;
  apply(submitter);
}

choices.addEventListener("change", ({ target }) => {
  keepPath();
  const { name } = target as HTMLInputElement;
  if (["width", "pixels"].includes(name)) return;
  if (name === "clock") {
    clearTimeout(typing);
    typing = setTimeout(applyTyped, TYPING_MS);
  } else applyTyped();
});
choices.addEventListener("submit", (event) => {
  event.preventDefault();
  keepPath();
  applyTyped(event.submitter);
});
brands.addEventListener("change", () => {
  keepPath();
  brands.requestSubmit();
});
site.addEventListener("load", () => {
  keepPath();
  site.contentDocument?.addEventListener("click", leadToBrand, { capture: true });
});
new ResizeObserver(noteView).observe(find("#stage"));
noteView();

explainOnClick({
  ...{ site, words },
  ...{ button: find<HTMLButtonElement>("#explain"), panel: find("#panel") },
});

/** Runs after an edit, and when the server is back after a restart. */
let settling: ReturnType<typeof setTimeout> | undefined;
let isLost = false;
const edits = new EventSource(`${PREVIEW_PATH}/edits`);
edits.addEventListener("message", () => {
  clearTimeout(settling);
  settling = setTimeout(showEdit, 150);
});
edits.addEventListener("error", () => {
  isLost = true;
});
edits.addEventListener("open", () => {
  if (isLost) showEdit();
  isLost = false;
});
