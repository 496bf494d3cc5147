export type State = "ok" | "warning" | "wrong";

/** One line of the doctor: what it looked at, how it is, and what to do. */
export type Finding = {
  /** The check, such as "database". */
  check: string;
  /** What of it, such as a merchant, a host or a setting. */
  about: string;
  state: State;
  said: string;
  /** Null where nothing is to do. */
  todo: string | null;
};

/** The findings of one check, made by their state. */
export function findingsOf(check: string) {
  const make = (state: State) => (about: string, said: string, todo: string | null) => ({
    ...{ check, about, state, said, todo },
  });
  const [warning, wrong] = [make("warning"), make("wrong")];
  return {
    ok: (about: string, said: string): Finding => make("ok")(about, said, null),
    warning: (about: string, said: string, todo: string): Finding => warning(about, said, todo),
    wrong: (about: string, said: string, todo: string): Finding => wrong(about, said, todo),
    /** Wrong with real players, and a warning in a demonstration. */
    wrongIf: (isReal: boolean, about: string, said: string, todo: string): Finding =>
      (isReal ? wrong : warning)(about, said, todo),
  };
}
