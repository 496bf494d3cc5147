import { flushCompileCache } from "node:module";
import { BadVariable } from "#env";
import { CannotStart } from "#platform/store/embedded/cannot-start.ts";

type Running = { close(): Promise<void> };

/**
 * Runs a server until it is told to end: the first SIGTERM or SIGINT finishes what is under way, a
 * second one does not wait. What the reader can mend is told in one line, without a stack.
 */
export async function run(start: () => Promise<Running>): Promise<void> {
  const running = start();
  let isEnding = false;
  const end = async () => {
    if (isEnding) process.exit(1);
    isEnding = true;
    const started = await running.catch(() => undefined);
    await started?.close();
    process.exit(0);
  };
  process.on("SIGTERM", end);
  process.on("SIGINT", end);
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
