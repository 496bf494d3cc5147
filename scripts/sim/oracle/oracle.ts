import { copyOf, isAlike } from "./copy-of.ts";
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

/** One piece of work whose answer came: it happened whole, in one way only. */
const isPlain = ([one, ...others]: readonly Seen[]) =>
  others.length === 0 && one !== undefined && one.answer !== null && !one.mayLeaveOut;

/** Works it in and says whether that is what was answered. */
function agrees(state: State, [one]: readonly Seen[], expected: Set<string>): boolean {
  const { atoms, answer } = one!;
  let said = "";
  for (const atom of atoms) said = atom(state);
  if (atoms.length > 0 && said !== answer) expected.add(said);
  return atoms.length === 0 || said === answer;
}

/** Every order in which the atoms of all that was seen may have happened. */
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
    // What changed nothing and what was left out come to the same.
    if (mayBeOut && isAlike(next, state)) return explore(state, after, expected);
    return [
      ...(isOther ? [] : explore(next, after, expected)),
      ...(mayBeOut ? explore(state, after, expected) : []),
    ];
  });
}

/** Each state once; those with the same purses and as much written down are compared whole. */
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
  const purses = Object.values(members).map(({ cash, frozen, lots }) => [
    cash,
    frozen,
    lots.length,
  ]);
  const states = [txs, rounds, withdrawals].map((rows) =>
    Object.keys(rows)
      .sort()
      .map((key) => key + rows[key]!.state),
  );
  return [purses, states].join();
}
