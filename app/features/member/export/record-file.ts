/** A record as a file of any kind: its words, and its lines page by page. */
export type RecordFile = {
  /** Of the file, without its ending. */
  name: string;
  title: string;
  head: string[];
  readPage: (page: number) => Promise<RecordPage>;
};

export type RecordPage = {
  lines: string[][];
  totalPages: number;
  /** Sums over all pages, in words. */
  totals: { name: string; value: string }[];
};

/** Lines of one page; at most a hundred pages: more than a reader is comfortable with. */
export const FILE_PAGE_SIZE = 500;
export const FILE_PAGES_MAX = 100;
