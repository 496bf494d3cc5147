import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { ALIASES } from "#app/request/address/aliases.ts";

/**
 * Redirects permanently and keeps the query. Search engines then know one address per page, and an
 * invitation's code is kept.
 */
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  const name = pathname.toLowerCase().replace(/\/$/, "");
  const target = Object.entries(ALIASES).find(([alias]) => alias === name)?.[1];
  if (!target) throw new Response("no such alias", { status: 404 });
  return redirect(target + search, 301);
}
