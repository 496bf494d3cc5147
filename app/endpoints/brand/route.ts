import type { LoaderFunctionArgs } from "@remix-run/node";
import { ROUTE_GUARDS } from "#app/request/guards/route-guards.ts";
import { guardedSite } from "#app/request/site.server.ts";
import type { Tokens } from "#themes/tokens.ts";

/** Only the brand comparison reads these, so each brand's tokens stay in a file of their own. */
const looks = import.meta.glob<Tokens>("/brands/*/tokens.ts", { import: "tokens" });

/**
 * What this site shows of its brand, to compare a folder with the live site (npm run brand --
 * plan). The pages show all of it too; a test pins its keys.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { brand, status } = await guardedSite(args);
  const { whitelabel } = await status();
  const tokens = looks[`/brands/${brand.config.code}/tokens.ts`];
  const facts = {
    version: 1,
    config: brand.config,
    looks: await tokens?.(),
    copy: brand.copy ?? {},
    pictures: brand.assets,
    routes: Object.keys(ROUTE_GUARDS),
    whitelabel,
  };
  return Response.json(facts, {
    headers: { "cache-control": "no-store", "x-robots-tag": "noindex" },
  });
}
