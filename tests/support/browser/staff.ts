import { execFile, execFileSync } from "node:child_process";
import { promisify } from "node:util";

const COMMAND = ["--import", "./server/quick-imports.ts", "scripts/merchant/main.ts"];
/** The same variables as the servers under test; a test's own process may have others. */
const STAGE = { DEPLOYMENT: "demo", DATA_DIR: ".data/e2e" };

/**
 * Runs `npm run merchant -- <words>` on the database of the browser tests, or with the given
 * variables.
 */
export function askStaff(words: string[], env: Record<string, string> = STAGE) {
  return execFileSync(process.execPath, [...COMMAND, ...words], {
    env: { ...process.env, ...env },
    encoding: "utf8",
  });
}

/** Does the same without blocking the page; returns the command's output. */
export async function merchantCommand(...words: string[]): Promise<string> {
  const env = { ...process.env, ...STAGE };
  const { stdout } = await promisify(execFile)(process.execPath, [...COMMAND, ...words], { env });
  return stdout;
}

type Scene =
  | "a fortune"
  | "another law"
  | "a quarter of an hour of play"
  | "an old password"
  | "no password"
  | "ten minutes later"
  | "many newcomers"
  | "many texts"
  | "worrying play";

/** Applies a scene of tests/support/browser/backstage.ts to the database of the browser tests. */
export function setScene(scene: Scene, merchant: string, whom: string, env = STAGE): void {
  const words = ["tests/support/browser/backstage.ts", scene, merchant, whom];
  execFileSync(process.execPath, words, { env: { ...process.env, ...env } });
}
