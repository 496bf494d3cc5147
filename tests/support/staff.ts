import { execFileSync } from "node:child_process";

/** Runs `npm run merchant -- <words>` on the database of the browser tests, or of those given. */
export function askStaff(words: string[], env: Record<string, string> = { DATA_DIR: ".data/e2e" }) {
  return execFileSync(process.execPath, ["scripts/merchant/main.ts", ...words], {
    env: { ...process.env, ...env },
    encoding: "utf8",
  });
}
