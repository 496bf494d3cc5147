import { rmSync } from "node:fs";
import { markBuilt } from "./build-state.ts";
import { compressFiles } from "./compress-files.ts";
import { runProgram } from "./run-program.ts";

/**
 * Builds the site for one brand or for all, ready to be served. `beside` is an additional folder of
 * brands. Returns the exit status.
 */
export async function buildSite(brand: string | undefined, beside?: string): Promise<number> {
  rmSync("build", { recursive: true, force: true });
  console.log(`Building the site${brand ? ` for ${brand}` : ""}: about a minute, once.`);
  const env = { NODE_ENV: "production", BRAND: brand, BRANDS_BESIDE: beside };
  const status = await runProgram("remix", ["vite:build", "--logLevel", "warn"], { env });
  if (status !== 0) return status;
  await compressFiles("build/client");
  markBuilt(brand, beside);
  return 0;
}
