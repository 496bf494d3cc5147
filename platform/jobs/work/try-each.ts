/** Runs every step, also after failed ones, and returns the errors. */
export async function tryEach(steps: readonly (() => Promise<unknown>)[]): Promise<unknown[]> {
  const errors: unknown[] = [];
  for (const step of steps) await step().catch((error: unknown) => errors.push(error));
  return errors;
}
