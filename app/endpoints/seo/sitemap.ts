import type { LoaderFunctionArgs } from "@remix-run/node";
import { articleNames } from "#app/features/help/articles.ts";
import type { Language } from "#app/i18n/languages.ts";
import { ownAddress } from "#app/request/address/own-address.server.ts";
import { guardedSite } from "#app/request/site.server.ts";
import { sitemapPages } from "./sitemap-pages.server.ts";
import { sitemapXml } from "./sitemap-xml.ts";

/** Every public page of this host's merchant, in each language of its brand. */
export async function loader(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const { languages } = site.brand.config;
  const pages = await sitemapPages(site, articleNames);
  const address = (path: string, language: Language) =>
    ownAddress({ brand: site.brand, language }, args.request)(path);
  return new Response(sitemapXml(pages, languages, address), {
    headers: {
      "content-type": "application/xml; charset=utf-8",
      "cache-control": "public, max-age=3600",
    },
  });
}
