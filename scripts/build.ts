import { existsSync } from "node:fs";
import { readEnv } from "#env";
import { brandErrors, errorLine } from "./brand/check/quick-check.ts";
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
const errors = await brandErrors(process.cwd(), BRAND);
for (const error of errors) console.error(errorLine(error));
process.exit(errors.length > 0 ? 1 : await buildSite({ brand: BRAND, beside: BRANDS_BESIDE }));
