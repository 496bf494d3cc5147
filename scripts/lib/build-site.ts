import { rmSync } from "node:fs";
import { type Contents, markBuilt } from "./build-state.ts";
import { compressFiles } from "./compress-files.ts";
import { runProgram } from "./run-program.ts";

/**
 * Builds the site for one brand or for all, ready to be served. Returns the exit status.
 */
export async function buildSite(contents: Contents = {}): Promise<number> {
  const { brand, beside, leftOut } = contents;
  rmSync("build", { recursive: true, force: true });
  console.log(`Building the site${brand ? ` for ${brand}` : ""}: about a minute, once.`);
  const env = {
    NODE_ENV: "production",
    BRAND: brand,
    BRANDS_BESIDE: beside,
    BRANDS_LEFT_OUT: leftOut?.join(),
  };
  const status = await runProgram("remix", ["vite:build", "--logLevel", "warn"], { env });
  if (status !== 0) return status;
  await compressFiles("build/client");
  markBuilt(contents);
  return 0;
}
