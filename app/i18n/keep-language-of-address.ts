/**
 * Whoever comes by a link with a language, from a search engine for example, keeps it on the next
 * pages: the answer made it their choice, so it leaves the address.
 */
export function keepLanguageOfAddress() {
  const url = new URL(location.href);
  if (!url.searchParams.has("lang")) return;
  url.searchParams.delete("lang");
  history.replaceState(history.state, "", url);
}
