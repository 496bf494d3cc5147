/** Runs `work` again and again until stopped; a slow run is never overtaken by the next. */
export function runEvery(ms: number, work: () => Promise<void>): { stop: () => Promise<void> } {
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    running ??= work().finally(() => {
      running = null;
    });
  }, ms);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
