/** The words of a search in an address, 60 characters at most. */
export const readSearch = (params: URLSearchParams): string =>
  (params.get("q") ?? "").trim().slice(0, 60);
