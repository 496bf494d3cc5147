import { flushCompileCache } from "node:module";
import { BadVariable } from "#env";
import { CannotStart } from "#platform/store/embedded/cannot-start.ts";

type Running = { close(): Promise<void> };

/** Ctrl-C arrives twice through npm: from the terminal, and handed on by npm. */
const SAME_MS = 1_000;

/**
 * Runs a server until SIGTERM, SIGINT or the end of the parent that holds its channel. That finishes
 * what is under way; a signal more than a second later does not wait. What the reader can mend is
 * told in one line, without a stack.
 */
export async function run(start: () => Promise<Running>): Promise<void> {
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
    // Kept now and not at the end: a server that is killed starts again as quickly.
    flushCompileCache();
  } catch (error) {
    const isPlain = error instanceof CannotStart || error instanceof BadVariable;
    console.error(isPlain ? error.message : error);
    process.exit(1);
  }
}
