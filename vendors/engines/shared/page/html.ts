/** Escapes text for use between tags and inside quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}

/** JSON that cannot end the script element that carries it. */
export function embedJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
