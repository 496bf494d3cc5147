import { writeAvatars } from "./write/write-avatars.ts";
import { writeBanners } from "./write/write-banners.ts";
import { writeBrands } from "./write/write-brands.ts";
import { writeGames } from "./write/write-games.ts";
import { writeIcons } from "./write/write-icons.ts";
import { writeLetters } from "./write/write-letters.ts";
import { writePromises } from "./write/write-promises.ts";
import { writeVendors } from "./write/write-vendors.ts";

const jobs: Record<string, (only?: string) => Promise<void>> = {
  icons: writeIcons,
  letters: writeLetters,
  avatars: writeAvatars,
  vendors: writeVendors,
  brand: writeBrands,
  promises: writePromises,
  banners: writeBanners,
  games: writeGames,
};

/**
 * `npm run art` redraws everything; `npm run art games volcan` runs one job, narrowed by part of a
 * file's name. `npm run art games missing` and `npm run art icons missing` draw only missing files.
 * The same code and catalogue always give the same pictures.
 */
const [wanted, only] = process.argv.slice(2);
if (wanted && !jobs[wanted]) {
  throw new Error(`no job called ${wanted}; there are ${Object.keys(jobs).join(", ")}`);
}
for (const [name, job] of Object.entries(jobs)) {
  if (wanted && wanted !== name) continue;
  const started = Date.now();
  await job(only);
  console.log(`${name}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
