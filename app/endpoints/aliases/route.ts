import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { ALIASES } from "#app/request/address/aliases.ts";

/**
 * Sends on for good, with the query: search engines and shared links then know one address for one
 * page, and an invitation's code is not lost.
 */
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  const name = pathname.toLowerCase().replace(/\/$/, "");
  const way = Object.entries(ALIASES).find(([alias]) => alias === name)?.[1];
  if (!way) throw new Response("no such alias", { status: 404 });
  return redirect(way + search, 301);
}
