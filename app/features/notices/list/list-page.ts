/** The page number of an address; 1 for anything that is not a page. */
export function listPage(url: string): number {
  const page = Number(new URL(url).searchParams.get("page") ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}
