const KEPT = ["to", "as"] as const;

/** The address of another login method. It keeps the target and the entrance of this one. */
export function onwardPath(here: URLSearchParams, path: string, more: Record<string, string> = {}) {
  const search = new URLSearchParams(more);
  for (const name of KEPT) {
    const value = here.get(name);
    if (value) search.set(name, value);
  }
  return search.size > 0 ? `${path}?${search}` : path;
}
