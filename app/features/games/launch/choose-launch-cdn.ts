/** A game's address on one of the launch hosts, picked at random. */
export function chooseLaunchCdn(
  url: string,
  cdns: readonly string[],
  random: () => number,
): string {
  const hosts = cdns.filter((cdn) => URL.canParse(cdn));
  const chosen = hosts[Math.floor(random() * hosts.length)];
  if (!chosen) return url;
  const { pathname, search, hash } = new URL(url);
  return new URL(pathname + search + hash, chosen).href;
}
