export const LIST_TYPES = ["all", "hot", "fav", "recent"] as const;
export type ListType = (typeof LIST_TYPES)[number];
/** The minimum bets to filter by, from the specification; no choice means all. */
export const MIN_BETS = ["0.01", "0.05", "0.1", "0.5", "0.75"] as const;
export type MinBet = (typeof MIN_BETS)[number];
export const SORTS = ["popular", "new", "name"] as const;
export type Sort = (typeof SORTS)[number];

/** A visitor's list and filters. The address carries them, so back, reload and sharing work. */
export type ListQuery = {
  list: ListType;
  vassalage: string;
  gameClass: string;
  q: string;
  minBet: MinBet | "";
  /** Only slots with 25 lines or more; 243 ways count as lines. */
  hasManyLines: boolean;
  sort: Sort;
  page: number;
};

export const PAGE_SIZE = 24;
export const MANY_LINES = 25;
/**
 * The platform returns at most sixty games at once, so up to two pages are shown below each other.
 */
export const PAGES_SHOWN = 2;
const PAGE_MAX = 10_000;

const FIRST: ListQuery = {
  list: "all",
  vassalage: "",
  gameClass: "",
  q: "",
  minBet: "",
  hasManyLines: false,
  sort: "popular",
  page: 1,
};

export function readListQuery(params: URLSearchParams): ListQuery {
  // "page" is a page number; on /rng it may name the vendor's tab instead.
  const pages = params.getAll("page");
  const tab = pages.find((page) => /^[A-Za-z]\w*$/.test(page)) ?? "";
  const page = Number(pages.find((value) => value !== tab) ?? 1);
  return {
    list: oneOf(LIST_TYPES, params.get("list")) ?? "all",
    vassalage: (params.get("vassalage") || tab).slice(0, 40),
    gameClass: (params.get("class") ?? "").slice(0, 40),
    q: readText(params.get("q")),
    minBet: oneOf(MIN_BETS, params.get("minBet")) ?? "",
    hasManyLines: params.get("lines") === String(MANY_LINES),
    sort: oneOf(SORTS, params.get("sort")) ?? "popular",
    page: Number.isInteger(page) && page >= 1 && page <= PAGE_MAX ? page : 1,
  };
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find((value) => value === text);

export const readText = (text: string | null): string => (text ?? "").trim().slice(0, 60);

/** Another list starts at its first page without filters. */
export function changeListType(list: ListType): ListQuery {
  return { ...FIRST, list };
}

/** Another filter starts at the first page; the other filters stay. */
export function changeFilter(query: ListQuery, change: Partial<ListQuery>): ListQuery {
  return { ...query, list: "all", page: 1, ...change };
}

/** A later page of the same list. */
export const toPage = (query: ListQuery, page: number): ListQuery => ({ ...query, page });

/** Drops a class in which the newly selected vendor has no games. */
export function changeVendor(
  query: ListQuery,
  vassalage: string,
  classes: readonly { code: string; vendors: readonly string[] }[],
): ListQuery {
  const kept = classesOf(vassalage, classes).some(({ code }) => code === query.gameClass);
  return changeFilter(query, { vassalage, gameClass: kept ? query.gameClass : "" });
}

/** The classes of the selected vendor; all classes without one. */
export function classesOf<Class extends { vendors: readonly string[] }>(
  vassalage: string,
  classes: readonly Class[],
): Class[] {
  return classes.filter(({ vendors }) => vassalage === "" || vendors.includes(vassalage));
}

/** True when the text differs from the current search. */
export const isNewSearch = (text: string, query: Pick<ListQuery, "q">): boolean =>
  readText(text) !== query.q;

/** True when more games follow; Hot is a single page. */
export const hasMore = (list: ListType, shown: number, total: number): boolean =>
  list !== "hot" && shown < total;

export const hasFilter = (query: ListQuery): boolean =>
  Boolean(query.vassalage || query.gameClass || query.q || query.minBet || query.hasManyLines);

/** The shortest address of a query: defaults are left out. */
export function listSearch(query: ListQuery): string {
  const params = new URLSearchParams();
  if (query.list !== "all") params.set("list", query.list);
  if (query.vassalage) params.set("vassalage", query.vassalage);
  if (query.gameClass) params.set("class", query.gameClass);
  if (query.q) params.set("q", query.q);
  if (query.minBet) params.set("minBet", query.minBet);
  if (query.hasManyLines) params.set("lines", String(MANY_LINES));
  if (query.sort !== "popular") params.set("sort", query.sort);
  if (query.page > 1) params.set("page", String(query.page));
  const search = params.toString();
  return search && `?${search}`;
}

/** The games that a page shows: its own and those above it, within one answer of the platform. */
export function listWindow(page: number) {
  const block = Math.floor((page - 1) / PAGES_SHOWN);
  const blockSize = PAGE_SIZE * PAGES_SHOWN;
  const shown = (page - block * PAGES_SHOWN) * PAGE_SIZE;
  return {
    pageNo: block + 1,
    pageSize: block === 0 ? shown : blockSize,
    shown,
    /** Games on earlier pages that are no longer shown. */
    before: block * blockSize,
    pageBefore: block * PAGES_SHOWN,
  };
}
