import { execFileSync } from "node:child_process";

/** Runs `npm run merchant -- <words>` on the database of the browser tests, or of those given. */
export function askStaff(words: string[], env: Record<string, string> = { DATA_DIR: ".data/e2e" }) {
  return execFileSync(process.execPath, ["scripts/merchant/main.ts", ...words], {
    env: { ...process.env, ...env },
    encoding: "utf8",
  });
}

type Scene = "an old password" | "no password" | "ten minutes later" | "many newcomers";

/** Sets a scene of tests/support/backstage.ts on the database of the browser tests. */
export function setScene(scene: Scene, merchant: string, whom: string): void {
  const words = ["tests/support/backstage.ts", scene, merchant, whom];
  execFileSync(process.execPath, words, { env: { ...process.env, DATA_DIR: ".data/e2e" } });
}
