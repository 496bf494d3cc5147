/**
 * Keeps the language of a link, for example from a search engine, for the next pages. The answer
 * stored it as the visitor's choice, so it leaves the address.
 */
export function keepLanguageOfAddress() {
  const url = new URL(location.href);
  if (!url.searchParams.has("lang")) return;
  url.searchParams.delete("lang");
  history.replaceState(history.state, "", url);
}
