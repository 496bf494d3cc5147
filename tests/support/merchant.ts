import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** What staff type after `npm run merchant --`, beside the server under test; answers what it says. */
export async function merchantCommand(...args: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: ".data/e2e" };
  const { stdout } = await run(process.execPath, ["scripts/merchant/main.ts", ...args], { env });
  return stdout;
}
