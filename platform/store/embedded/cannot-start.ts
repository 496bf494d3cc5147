/** A reason not to start that is told in one line, without a stack: the reader can act on it. */
export class CannotStart extends Error {
  override name = "CannotStart";
}
