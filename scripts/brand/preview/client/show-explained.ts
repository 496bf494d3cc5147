import type { Behind, Explained } from "../explain/explain-place.ts";
import type { Words } from "../words/es.ts";

/** Lists the sources of a place, each with its key and the origin of its value. */
export function showExplained(panel: HTMLElement, found: Explained, words: Words) {
  const flags = found.flags.map((flag) => ({ ...flag, what: flag.isOn ? words.on : words.off }));
  panel.replaceChildren(
    heading("h2", words.explained),
    ...part(words.explainedWords, found.words, words.noWords, words.sameWords),
    ...part(words.explainedTokens, found.tokens, words.noTokens),
    ...part(words.explainedFlags, flags, words.noFlags),
  );
}

type Row = Behind & { others?: readonly string[] };

function part(title: string, rows: readonly Row[], none: string, same = ""): HTMLElement[] {
  if (rows.length === 0) return [heading("h3", title), text("p", none)];
  const list = document.createElement("dl");
  for (const { key, what, steps, others = [] } of rows) {
    const name = document.createElement("dt");
    const isSaid = steps.some(({ value }) => value === what);
    name.append(text("code", key), ...(isSaid ? [] : [text("span", what)]));
    list.append(name, ...steps.map(step));
    if (others.length > 0) list.append(text("dd", `${same} ${others.join(", ")}`));
  }
  return [heading("h3", title), list];
}

function step({ from, value }: Behind["steps"][number]): HTMLElement {
  const row = document.createElement("dd");
  const shown = typeof value === "string" ? value : JSON.stringify(value);
  if (/^#[0-9a-f]{3,8}$/i.test(shown)) {
    const swatch = document.createElement("i");
    swatch.style.background = shown;
    row.append(swatch);
  }
  const source = text("small", from);
  source.lang = "en";
  row.append(text("b", shown), source);
  return row;
}

const heading = (level: "h2" | "h3", title: string) => text(level, title);

function text(tag: string, content: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = content;
  return element;
}
