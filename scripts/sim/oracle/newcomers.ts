import type { Atom } from "./state.ts";

/** A user name is given once, in whatever case and however often it is sent. */
export function newcomerAtom(name: string): Atom {
  return (state) => {
    const key = name.toLowerCase();
    if (state.newcomers[key]) return "username_taken";
    state.newcomers[key] = 1;
    return "OK";
  };
}
