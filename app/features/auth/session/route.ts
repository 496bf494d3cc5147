import type { LoaderFunctionArgs } from "@remix-run/node";
import { unguardedSite } from "#app/request/site.server.ts";

/** The account now logged in in this browser, for a page that was hidden. */
export async function loader(args: LoaderFunctionArgs) {
  const site = await unguardedSite(args);
  const member = await site.member();
  return new Response(JSON.stringify({ account: member?.id ?? null }), {
    headers: { "content-type": "application/json", "cache-control": "no-store" },
  });
}
