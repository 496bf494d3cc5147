/** What a visitor filters by; the address says it, so back, reload and share all work. */
export type ListQuery = { vassalage: string; gameClass: string; q: string; page: number };

export const PAGE_SIZE = 12;
/** The platform answers at most sixty games at once: five pages grow under each other. */
export const PAGES_SHOWN = 5;
const PAGE_MAX = 10_000;

export function readListQuery(params: URLSearchParams): ListQuery {
  const page = Number(params.get("page") ?? 1);
  return {
    vassalage: (params.get("vassalage") ?? "").slice(0, 40),
    gameClass: (params.get("class") ?? "").slice(0, 40),
    q: (params.get("q") ?? "").trim().slice(0, 60),
    page: Number.isInteger(page) && page >= 1 && page <= PAGE_MAX ? page : 1,
  };
}

/** The query with a change. Another filter begins at its first page again. */
export function changeListQuery(query: ListQuery, change: Partial<ListQuery>): ListQuery {
  return { ...query, page: 1, ...change };
}

/** The shortest address of a query: what is not chosen is not said. */
export function listSearch({ vassalage, gameClass, q, page }: ListQuery): string {
  const params = new URLSearchParams();
  if (vassalage) params.set("vassalage", vassalage);
  if (gameClass) params.set("class", gameClass);
  if (q) params.set("q", q);
  if (page > 1) params.set("page", String(page));
  const search = params.toString();
  return search && `?${search}`;
}

/** Which games a page shows: its own and those above it, as far as one answer of the platform goes. */
export function listWindow(page: number) {
  const block = Math.floor((page - 1) / PAGES_SHOWN);
  const blockSize = PAGE_SIZE * PAGES_SHOWN;
  const shown = (page - block * PAGES_SHOWN) * PAGE_SIZE;
  return {
    pageNo: block + 1,
    pageSize: block === 0 ? shown : blockSize,
    shown,
    /** Games on pages that are not shown any more. */
    before: block * blockSize,
    pageBefore: block * PAGES_SHOWN,
  };
}
