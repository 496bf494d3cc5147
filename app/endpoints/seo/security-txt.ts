import type { LoaderFunctionArgs } from "@remix-run/node";
import { originsOf } from "#app/request/brand/brand.server.ts";
import { guardedSite } from "#app/request/site.server.ts";

const DAYS = 180;

/** Where a finder of a weakness writes to (RFC 9116): the brand's customer service. */
export async function loader(args: LoaderFunctionArgs) {
  const { brand } = await guardedSite(args);
  const { config } = brand;
  const [origin] = originsOf(brand, args.request);
  const expires = new Date(Date.now() + DAYS * 24 * 3_600_000);
  const lines = [
    `Contact: mailto:${config.customerService.email}`,
    `Expires: ${expires.toISOString().slice(0, 19)}Z`,
    `Preferred-Languages: ${config.languages.join(", ")}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "public, max-age=3600",
    },
  });
}
