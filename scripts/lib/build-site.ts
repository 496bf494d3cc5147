import { rmSync } from "node:fs";
import { markBuilt } from "./build-state.ts";
import { compressFiles } from "./compress-files.ts";
import { runProgram } from "./run-program.ts";

/** Builds the site for one brand or for all, ready to be served. Answers the exit status. */
export async function buildSite(brand: string | undefined): Promise<number> {
  rmSync("build", { recursive: true, force: true });
  console.log(`Building the site${brand ? ` for ${brand}` : ""}: about a minute, once.`);
  const env = { NODE_ENV: "production", BRAND: brand };
  const status = await runProgram("remix", ["vite:build", "--logLevel", "warn"], { env });
  if (status !== 0) return status;
  await compressFiles("build/client");
  markBuilt(brand);
  return 0;
}
