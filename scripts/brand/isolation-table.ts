/** The part of vitest's JSON report for one file that is read here. */
export type TestRun = {
  testResults: {
    assertionResults: {
      ancestorTitles: string[];
      title: string;
      status: string;
      failureMessages: string[];
    }[];
  }[];
};

export type Isolation = {
  /** "alba → noche": alba's things are searched for at noche. */
  pairs: string[];
  rows: { what: string; holds: boolean[] }[];
  /** The reason of each failure. */
  failures: { pair: string; what: string; why: string }[];
};

/** A row for each thing that must not cross, a column for each pair of brands. */
export function isolationOf({ testResults }: TestRun): Isolation {
  const all = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .map(({ ancestorTitles, ...result }) => ({
      ...result,
      pair: ancestorTitles.join(" ").replaceAll("'", ""),
    }));
  const pairs = [...new Set(all.map(({ pair }) => pair))];
  const things = [...new Set(all.map(({ title }) => title))];
  const holds = (what: string, pair: string) =>
    all.some((one) => one.title === what && one.pair === pair && one.status === "passed");
  return {
    pairs,
    rows: things.map((what) => ({ what, holds: pairs.map((pair) => holds(what, pair)) })),
    failures: all
      .filter(({ status }) => status !== "passed")
      .map(({ pair, title, failureMessages }) => ({
        ...{ pair, what: title },
        why: failureMessages[0]?.split("\n")[0] ?? "It did not run.",
      })),
  };
}

export function isolationText({ pairs, rows, failures }: Isolation): string {
  const wide = Math.max(...rows.map(({ what }) => what.length), 0);
  const line = (first: string, cells: string[]) =>
    [first.padEnd(wide), ...cells.map((cell, at) => cell.padEnd(pairs[at]!.length))].join("  ");
  const sum =
    failures.length === 0
      ? `Nothing of any brand is found at another: ${rows.length} things, ${pairs.length} pairs.`
      : `${failures.length} × CROSSED`;
  return [
    line("", pairs),
    ...rows.map(({ what, holds }) =>
      line(
        what,
        holds.map((one) => (one ? "apart" : "CROSSED")),
      ),
    ),
    "",
    ...failures.map(({ pair, what, why }) => `${pair}, ${what}: ${why}`),
    sum,
  ].join("\n");
}
