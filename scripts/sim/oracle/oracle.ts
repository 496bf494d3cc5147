import type { Atom, State } from "./state.ts";

/** One piece of work as its sender saw it: what it does in order, and the answer, if one came. */
export type Seen = {
  atoms: Atom[];
  /** Null where no answer came: any of it may have happened. */
  answer: string | null;
  /** Some of it may have been left out although an answer came: a job that found a row held. */
  mayLeaveOut?: boolean;
};

/** Keeps every state that agrees with all that was answered so far. */
export type Oracle = {
  /** The states that are still possible, at least one. */
  possible: () => readonly State[];
  /** Works in what was seen, at once or one after the other. Throws where no state agrees. */
  see: (seen: readonly Seen[]) => void;
};

/** More than this means that too much was left unanswered for too long. */
const STATES_MAX = 4_000;

export class Disagreement extends Error {}

export function makeOracle(start: State): Oracle {
  let states: State[] = [start];
  return {
    possible: () => states,
    see(seen) {
      const found = new Map<string, State>();
      const expected = new Set<string>();
      for (const state of states) explore(state, seen, found, expected);
      if (found.size === 0) {
        const answers = seen.map(({ answer }) => answer ?? "(none)").join(" | ");
        throw new Disagreement(`answered ${answers}, expected ${[...expected].join(" or ")}`);
      }
      if (found.size > STATES_MAX) throw new Error(`${found.size} states are possible`);
      states = [...found.values()];
    },
  };
}

/** Every order in which the atoms of all that was seen may have happened. */
function explore(
  state: State,
  seen: readonly Seen[],
  found: Map<string, State>,
  expected: Set<string>,
): void {
  if (seen.every(({ atoms }) => atoms.length === 0)) {
    found.set(textOf(state), state);
    return;
  }
  for (const [index, { atoms, answer, mayLeaveOut }] of seen.entries()) {
    const [atom, ...rest] = atoms;
    if (!atom) continue;
    const after = seen.with(index, { ...seen[index]!, atoms: rest });
    const next = structuredClone(state);
    const said = atom(next);
    const isLast = rest.length === 0;
    if (isLast && answer !== null && said !== answer) expected.add(said);
    else explore(next, after, found, expected);
    if (answer === null || mayLeaveOut) explore(state, after, found, expected);
  }
}

/** The same text for the same state, in whatever order it came about. */
function textOf(state: State): string {
  return JSON.stringify(state, (_, value: unknown) =>
    value && typeof value === "object" && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
}
