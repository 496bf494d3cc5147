import type { Explained, PlaceSeen } from "../explain/explain-place.ts";
import { LANDMARKS } from "../explain/likeliest-key.ts";
import { PREVIEW_PATH } from "../preview-path.ts";
import type { Words } from "../words/es.ts";
import { showExplained } from "./show-explained.ts";
import { textsAt } from "./texts-at.ts";
import { variablesBehind } from "./variables-behind.ts";

type Parts = {
  site: HTMLIFrameElement;
  button: HTMLButtonElement;
  panel: HTMLElement;
  words: Words;
};

const MARK = "data-explained";

/** Makes a click, or Enter, on the site explain a place instead of using it. */
export function explainOnClick({ site, button, panel, words }: Parts) {
  let leave = new AbortController();
  let isOn = false;
  const turn = (on: boolean) => {
    isOn = on;
    button.setAttribute("aria-pressed", String(on));
    panel.hidden = !on;
    panel.textContent = words.explainHint;
    leave.abort();
    if (on) listen();
  };
  const listen = () => {
    const page = site.contentDocument;
    if (!page) return;
    // Before React, which listens at the page itself.
    const view = page.defaultView!;
    leave = new AbortController();
    const options = { capture: true, signal: leave.signal };
    const style = new (view as Window & typeof globalThis).CSSStyleSheet();
    style.replaceSync(
      `[${MARK}]{outline:3px solid #5b6ee8!important;outline-offset:2px!important}`,
    );
    page.adoptedStyleSheets = [...page.adoptedStyleSheets, style];
    leave.signal.addEventListener("abort", () => mark(page, null));
    const hold = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    for (const name of ["pointerdown", "mousedown", "pointerup", "mouseup", "submit"])
      view.addEventListener(name, hold, options);
    view.addEventListener("pointermove", ({ target }) => mark(page, target as Element), options);
    view.addEventListener(
      "click",
      (event) => {
        hold(event);
        tell(event.target as Element);
      },
      options,
    );
    view.addEventListener(
      "keydown",
      (event) => {
        if (event.key === "Escape") turn(false);
        if (event.key !== "Enter" && event.key !== " ") return;
        hold(event);
        if (page.activeElement) tell(page.activeElement);
      },
      options,
    );
  };
  const tell = async (element: Element) => {
    mark(element.ownerDocument, element);
    panel.textContent = words.working;
    const body = JSON.stringify(seenAt(element));
    const headers = { "content-type": "application/json" };
    const answer = await fetch(`${PREVIEW_PATH}/explain`, { method: "POST", body, headers }).catch(
      () => null,
    );
    if (answer?.ok) showExplained(panel, (await answer.json()) as Explained, words);
    else panel.textContent = words.failed;
  };
  button.hidden = false;
  button.addEventListener("click", () => turn(!isOn));
  site.addEventListener("load", () => isOn && listen());
  addEventListener("keydown", ({ key }) => key === "Escape" && isOn && turn(false));
}

function mark(page: Document, element: Element | null) {
  for (const one of page.querySelectorAll(`[${MARK}]`)) one.removeAttribute(MARK);
  element?.setAttribute(MARK, "");
}

/** A page without a chosen theme follows the system's. */
function isDark({ documentElement, defaultView }: Document) {
  const { theme } = documentElement.dataset;
  if (theme) return theme === "dark";
  return defaultView?.matchMedia("(prefers-color-scheme: dark)").matches ?? false;
}

function seenAt(element: Element): PlaceSeen {
  const page = element.ownerDocument;
  const { lang } = page.documentElement;
  // A brand may use its own form of a language, so the language name comes from the page.
  const { lng } = wordingOf(page);
  const { pathname, search } = page.location;
  const link = element.closest("a")?.getAttribute("href");
  const form = element.closest("form")?.getAttribute("action");
  return {
    language: lng ?? lang,
    theme: isDark(page) ? "dark" : "light",
    texts: textsAt(element),
    around: aroundOf(element),
    namespaces: namespacesOf(page),
    variables: variablesBehind(element).slice(0, 40),
    addresses: [link, form, pathname + search].filter((one) => typeof one === "string"),
  };
}

function aroundOf(element: Element): PlaceSeen["around"] {
  const around: PlaceSeen["around"] = [];
  for (let at: Element | null = element; at; at = at.parentElement) {
    const name = at.matches("[role=dialog]") ? "dialog" : at.localName;
    const known = LANDMARKS.find((one) => one === name);
    if (known && !around.includes(known)) around.push(known);
  }
  return around;
}

const wordingOf = (page: Document) =>
  JSON.parse(page.querySelector("#i18n")?.textContent || "{}") as {
    lng?: string;
    words?: object;
  };

/** The page's wording files: the initial ones and those requested later. */
function namespacesOf(page: Document): string[] {
  const came = wordingOf(page);
  const asked = page.defaultView!.performance.getEntriesByType("resource").flatMap(({ name }) => {
    const [, namespace] = /\/i18n\/[a-z]+\/([a-z]+)$/.exec(name) ?? [];
    return namespace ?? [];
  });
  return [...Object.keys(came.words ?? {}), ...asked];
}
