/** The address a page was made for, however its query was ordered: cached pages ignore the order. */
export function loadedAddress({ pathname, search }: { pathname: string; search: string }): string {
  const params = new URLSearchParams(search);
  params.sort();
  return `${pathname}?${params}`;
}
