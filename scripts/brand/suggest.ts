/** The nearest known name, if it is near enough to be a typing error. */
export function suggest(given: string, known: Iterable<string>): string | undefined {
  const limit = Math.max(1, Math.ceil(given.length * 0.4));
  let best: { name: string; steps: number } | undefined;
  for (const name of known) {
    const steps = distance(given.toLowerCase(), name.toLowerCase());
    if (steps <= limit && steps < (best?.steps ?? Number.POSITIVE_INFINITY)) best = { name, steps };
  }
  return best?.name;
}

/** " Did you mean …?" or nothing. */
export function didYouMean(given: string, known: Iterable<string>): string {
  const meant = suggest(given, known);
  return meant ? `Did you mean "${meant}"?` : "";
}

/** The number of letters to insert, delete or change (Levenshtein). */
function distance(first: string, second: string): number {
  let row = Array.from({ length: second.length + 1 }, (_, at) => at);
  for (const [index, letter] of [...first].entries()) {
    const next = [index + 1];
    for (const [at, other] of [...second].entries()) {
      const same = row[at]! + (letter === other ? 0 : 1);
      next.push(Math.min(same, row[at + 1]! + 1, next[at]! + 1));
    }
    row = next;
  }
  return row.at(-1)!;
}
