import { redirect } from "@remix-run/node";
import type { Site } from "../site.server.ts";
import { gatePath } from "./guest-guard.ts";
import { pathForOthers } from "./path-for-others.ts";
import { guardOf } from "./route-guards.ts";

/** Sends a guest to an open page when the brand requires login. */
export function requireLogin({ isGate }: Site, request: Request): void {
  if (!isGate) return;
  const { pathname, search } = new URL(request.url);
  const way = gatePath(pathname, search);
  if (way) throw redirect(way);
}

/**
 * Redirects away from what the merchant does not offer: to the login. When only the chosen method
 * is off, it redirects to the same page without the method.
 */
export async function requireFlags(site: Site, request: Request): Promise<void> {
  const url = new URL(request.url);
  const { flags = [], methods } = guardOf(url.pathname);
  if (flags.length === 0 && !methods) return;
  const on = await site.flags();
  if (!flags.every((group) => group.some((flag) => on.has(flag)))) {
    const asked = url.searchParams.get("to");
    const refused = "operation_not_enabled";
    throw redirect(`/login?${new URLSearchParams({ ...(asked && { to: asked }), refused })}`);
  }
  const needed = methods?.flags[url.searchParams.get(methods.parameter) ?? ""];
  if (!methods || !needed || on.has(needed)) return;
  url.searchParams.delete(methods.parameter);
  throw redirect(url.pathname + url.search);
}

/** A page that the law of the merchant's or the visitor's place forbids does not exist. */
export async function requireLaw(site: Site, request: Request): Promise<void> {
  const { law } = guardOf(new URL(request.url).pathname);
  if (law && (await site.refused()).includes(law)) {
    throw new Response("no such page", { status: 404 });
  }
}

/**
 * Lets in the visitors that the route's row of the site map names, and redirects everybody else.
 */
export async function requireGuard(site: Site, request: Request): Promise<void> {
  const guard = guardOf(new URL(request.url).pathname);
  if (guard.who === "anyone") return;
  const to = pathForOthers(guard, await site.member(), request);
  if (to === 404) throw new Response("no such page", { status: 404 });
  if (to !== null) throw redirect(to);
}
