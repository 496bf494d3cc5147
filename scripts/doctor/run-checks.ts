import { wordsOfError } from "#scripts/lib/command-line.ts";
import { type Finding, findingsOf } from "./finding.ts";

export type Check<Given> = {
  name: string;
  /** What it found. It may throw: that is a finding too. */
  look(given: Given): Promise<Finding[]>;
};

/** So that the whole takes twenty seconds at most. */
const PATIENCE_MS = 12_000;

/** Runs all checks at once. One that fails or takes too long is a finding that says so. Never throws. */
export async function runChecks<Given>(
  checks: readonly Check<Given>[],
  given: Given,
  { patienceMs = PATIENCE_MS } = {},
): Promise<Finding[]> {
  const found = await Promise.all(checks.map((check) => looked(check, given, patienceMs)));
  return found.flat();
}

async function looked<Given>({ name, look }: Check<Given>, given: Given, patienceMs: number) {
  const { wrong } = findingsOf(name);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Finding[]>((resolve) => {
    const said = `no result within ${patienceMs / 1000} seconds`;
    timer = setTimeout(
      () => resolve([wrong("-", said, "See whether the database and the network answer.")]),
      patienceMs,
    );
  });
  const done = Promise.resolve()
    .then(() => look(given))
    .catch((error: unknown) => [
      wrong("-", `could not look: ${wordsOfError(error)}`, "Repeat it, and see the servers' log."),
    ]);
  return Promise.race([done, late]).finally(() => clearTimeout(timer));
}
