import type { LoaderFunctionArgs } from "@remix-run/node";
import { closedSiteOf } from "#app/server/site.server.ts";
import { wording } from "./i18n.server.ts";
import { isLanguage } from "./languages.ts";

/** One namespace of the brand's wording, for pages that the browser reaches by itself. */
export async function loader(args: LoaderFunctionArgs) {
  const { brand } = await closedSiteOf(args);
  const { language, namespace = "" } = args.params;
  const isOffered = isLanguage(language) && brand.config.languages.includes(language);
  const words = isOffered && /^[a-z]+$/.test(namespace) ? wording(brand, language, namespace) : {};
  if (Object.keys(words).length === 0) throw new Response("no such wording", { status: 404 });
  return new Response(JSON.stringify(words), {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "cache-control": "public, max-age=300",
      "x-content-type-options": "nosniff",
    },
  });
}
