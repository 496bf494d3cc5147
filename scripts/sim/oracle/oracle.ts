import { copyOf, isAlike } from "./copy-of.ts";
import type { Atom, State } from "./state.ts";

/** One observed piece of work: its atoms in order, and the answer if there was one. */
export type Seen = {
  atoms: Atom[];
  /** Null when no answer came. Then none, some or all of the atoms happened. */
  answer: string | null;
  /** True when atoms may be missing in spite of an answer, because a job found a row locked. */
  mayLeaveOut?: boolean;
};

/** Keeps every state that agrees with all answers so far. */
export type Oracle = {
  /** The states that are still possible, at least one. */
  possible: () => readonly State[];
  /** Applies the observed work, at once or in sequence. Throws when no state agrees. */
  see: (seen: readonly Seen[]) => void;
};

/** A larger number means that too much stayed unanswered for too long. */
const STATES_MAX = 4_000;

export class Disagreement extends Error {}

export function makeOracle(start: State): Oracle {
  let states: State[] = [start];
  return {
    possible: () => states,
    see(seen) {
      const expected = new Set<string>();
      const found = isPlain(seen)
        ? states.filter((state) => agrees(state, seen, expected))
        : states.flatMap((state) => explore(state, seen, expected));
      if (found.length === 0) {
        const answers = seen.map(({ answer }) => answer ?? "(none)").join(" | ");
        throw new Disagreement(`answered ${answers}, expected ${[...expected].join(" or ")}`);
      }
      states = different(found);
      if (states.length > STATES_MAX) throw new Error(`${states.length} states are possible`);
    },
  };
}

/** True for one piece of answered work: it happened completely, so only one order is possible. */
const isPlain = ([one, ...others]: readonly Seen[]) =>
  others.length === 0 && one !== undefined && one.answer !== null && !one.mayLeaveOut;

/** Applies the work; true when its result equals the answer. */
function agrees(state: State, [one]: readonly Seen[], expected: Set<string>): boolean {
  const { atoms, answer } = one!;
  let said = "";
  for (const atom of atoms) said = atom(state);
  if (atoms.length > 0 && said !== answer) expected.add(said);
  return atoms.length === 0 || said === answer;
}

/** Every possible order of the atoms of all observed work. */
function explore(state: State, seen: readonly Seen[], expected: Set<string>): State[] {
  if (seen.every(({ atoms }) => atoms.length === 0)) return [state];
  return seen.flatMap((one, index) => {
    const [atom, ...rest] = one.atoms;
    if (!atom) return [];
    const after = seen.with(index, { ...one, atoms: rest });
    const next = copyOf(state);
    const said = atom(next);
    const isOther = rest.length === 0 && one.answer !== null && said !== one.answer;
    if (isOther) expected.add(said);
    const mayBeOut = !atom.isSure && (one.answer === null || one.mayLeaveOut);
    // A step without effect equals a step left out.
    if (mayBeOut && isAlike(next, state)) return explore(state, after, expected);
    return [
      ...(isOther ? [] : explore(next, after, expected)),
      ...(mayBeOut ? explore(state, after, expected) : []),
    ];
  });
}

/**
 * Each state once. States with the same purses and the same number of records are compared
 * completely.
 */
function different(states: State[]): State[] {
  if (states.length === 1) return states;
  const groups = new Map<string, State[]>();
  for (const state of states) {
    const outline = outlineOf(state);
    const group = groups.get(outline) ?? [];
    if (!group.some((other) => isAlike(state, other))) groups.set(outline, [...group, state]);
  }
  return [...groups.values()].flat();
}

function outlineOf({ members, txs, rounds, withdrawals }: State): string {
  const purses = Object.values(members).map(({ cash, frozen, requirements }) => [
    cash,
    frozen,
    requirements.length,
  ]);
  const states = [txs, rounds, withdrawals].map((rows) =>
    Object.keys(rows)
      .sort()
      .map((key) => key + rows[key]!.state),
  );
  return [purses, states].join();
}
