import type { LoaderFunctionArgs } from "@remix-run/node";
import { originsOf } from "#app/request/brand/brand.server.ts";
import { guardedSite } from "#app/request/site.server.ts";

/** Tells search engines what they may read on this host and where the sitemap is. */
export async function loader(args: LoaderFunctionArgs) {
  const { brand } = await guardedSite(args);
  const [origin] = originsOf(brand, args.request);
  const lines = [
    "User-agent: *",
    // Pages kept out of the results say so themselves, so a crawler must be able to read them.
    ...["/member", "/platform/", "/preferences", "/preview", "/wallet/"].map(
      (path) => `Disallow: ${path}`,
    ),
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "public, max-age=3600",
    },
  });
}
