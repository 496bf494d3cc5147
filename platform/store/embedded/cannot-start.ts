/** A reason not to start, shown in one line without a stack, because the reader can act on it. */
export class CannotStart extends Error {
  override name = "CannotStart";
}
