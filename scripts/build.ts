import { existsSync } from "node:fs";
import { readEnv } from "#env";
import { buildSite } from "./lib/build-site.ts";

// A build needs no secret, whatever NODE_ENV says.
const { BRAND, BRANDS_BESIDE } = readEnv({
  BRAND: process.env.BRAND,
  BRANDS_BESIDE: process.env.BRANDS_BESIDE,
});
if (BRAND && !existsSync(`brands/${BRAND}/brand.config.ts`)) {
  console.error(`There is no brand "${BRAND}": brands/${BRAND}/brand.config.ts is missing.`);
  process.exit(1);
}
process.exit(await buildSite(BRAND, BRANDS_BESIDE));
