import type { LoaderFunctionArgs } from "@remix-run/node";
import * as flags from "country-flag-icons/string/3x2";

const drawn = flags as Readonly<Record<string, string>>;
const YEAR_SECONDS = 60 * 60 * 24 * 365;

/** A country's flag by its ISO 3166 letters. Browsers request only the flags that are shown. */
export function loader({ params }: LoaderFunctionArgs): Response {
  const code = /^([A-Z]{2})\.svg$/.exec(params.file ?? "")?.[1];
  const flag = code && Object.hasOwn(drawn, code) ? drawn[code] : undefined;
  if (!flag) throw new Response("no such flag", { status: 404 });
  return new Response(flag, {
    headers: {
      "content-type": "image/svg+xml",
      "cache-control": `public, max-age=${YEAR_SECONDS}, immutable`,
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
      "x-content-type-options": "nosniff",
    },
  });
}
