import { flushCompileCache } from "node:module";
import { BadVariable } from "#env";
import { loggedError } from "#platform/contract/wire/logged-error.ts";
import { CannotStart } from "#platform/store/embedded/cannot-start.ts";
import { quietConsole } from "./serve/quiet-console.ts";

type Running = { close(): Promise<void> };

/** Ctrl-C arrives twice through npm: from the terminal, and forwarded by npm. */
const SAME_MS = 1_000;

/**
 * Runs a server until SIGTERM, SIGINT or the end of the parent that holds its channel. It finishes
 * answers under way; a second signal more than a second later ends it at once. An error that the
 * operator can fix is printed as one line without a stack.
 */
export async function run(start: () => Promise<Running>): Promise<void> {
  quietConsole();
  process.on("uncaughtException", (error) => {
    console.error(loggedError(error));
    process.exit(1);
  });
  const running = start();
  let endingSince = 0;
  const end = async () => {
    if (endingSince && performance.now() - endingSince > SAME_MS) process.exit(1);
    if (endingSince) return;
    endingSince = performance.now();
    const started = await running.catch(() => undefined);
    await started?.close();
    process.exit(0);
  };
  process.on("SIGTERM", end);
  process.on("SIGINT", end);
  process.once("disconnect", end);
  process.channel?.unref();
  try {
    await running;
    // Written now instead of at the end, so that a killed server also starts quickly next time.
    flushCompileCache();
  } catch (error) {
    const isPlain = error instanceof CannotStart || error instanceof BadVariable;
    console.error(isPlain ? error.message : loggedError(error));
    process.exit(1);
  }
}
