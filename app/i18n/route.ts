import type { LoaderFunctionArgs } from "@remix-run/node";
import { visitorOf } from "#app/request/visitor.server.ts";
import { wording, wordingVersion } from "./i18n.server.ts";
import { isLanguage } from "./languages.ts";

const FIVE_MINUTES = "public, max-age=300";
const FOR_EVER = "public, max-age=31536000, immutable";

/**
 * One namespace of the brand's wording; the shared wording on a host without a brand. A page names
 * its version, so the browser requests it once. Pages that the browser opens by itself name none.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { brand } = await visitorOf(args);
  const { language, namespace = "" } = args.params;
  const isOffered = isLanguage(language) && (brand?.config.languages.includes(language) ?? true);
  const words =
    isOffered && /^[a-z]+(-[a-z]+)*$/.test(namespace) ? wording(brand, language, namespace) : {};
  if (Object.keys(words).length === 0) throw new Response("no such wording", { status: 404 });
  const version = new URL(args.request.url).searchParams.get("v");
  const isThis = isOffered && version === wordingVersion(brand, language, namespace);
  return new Response(JSON.stringify(words), {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "cache-control": isThis ? FOR_EVER : FIVE_MINUTES,
      "x-content-type-options": "nosniff",
    },
  });
}
