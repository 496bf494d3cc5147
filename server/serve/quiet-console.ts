import { loggedError } from "#platform/contract/wire/logged-error.ts";

const METHODS = ["error", "warn", "info", "log", "debug"] as const;

/** Removes the words of errors that a library prints, because they end in the container's log. */
export function quietConsole(to: Pick<Console, (typeof METHODS)[number]> = console): void {
  for (const method of METHODS) {
    const print = to[method].bind(to);
    to[method] = (...given: unknown[]) =>
      print(...given.map((value) => (value instanceof Error ? loggedError(value) : value)));
  }
}
