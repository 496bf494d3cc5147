const MOST = 12;
const SPOKEN = ["aria-label", "alt", "placeholder", "title"];

/** The texts at an element, visible or for screen readers; the nearest first. */
export function textsAt(element: Element): string[] {
  const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
  const spoken = SPOKEN.flatMap((name) => element.getAttribute(name) ?? []);
  const labelled = element.closest("button, a, label, h1, h2, h3, p, li");
  const texts = [
    ...own.map((node) => node.textContent ?? ""),
    element.textContent ?? "",
    ...spoken,
  ];
  if (labelled && labelled !== element)
    texts.push(labelled.textContent ?? "", labelled.getAttribute("aria-label") ?? "");
  if (own.every((node) => !node.textContent?.trim())) texts.push(...below(element));
  return [
    ...new Set(texts.map((text) => text.trim()).filter((text) => text && text.length < 2_000)),
  ].slice(0, MOST);
}

function below(element: Element): string[] {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (texts.length < MOST && walker.nextNode()) {
    const text = walker.currentNode.textContent?.trim();
    if (text) texts.push(text);
  }
  return texts;
}
