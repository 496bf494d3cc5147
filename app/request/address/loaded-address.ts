/**
 * The address a page was made for. The order of the query does not matter, because cached pages
 * ignore it.
 */
export function loadedAddress({ pathname, search }: { pathname: string; search: string }): string {
  const params = new URLSearchParams(search);
  params.sort();
  return `${pathname}?${params}`;
}
