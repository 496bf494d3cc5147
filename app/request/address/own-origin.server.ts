/**
 * Refuses a write that another site's page sent. Remix checks only documents and its own fetches,
 * not routes without a page, and another server than ours may stand in front.
 */
export function requireOwnOrigin(request: Request): void {
  const origin = request.headers.get("origin");
  const site = request.headers.get("sec-fetch-site");
  const isForeign = site !== null && site !== "same-origin" && site !== "none";
  const isOther = origin !== null && !sameHost(origin, request.url);
  if (isForeign || isOther) throw new Response("foreign origin", { status: 403 });
}

function sameHost(origin: string, url: string): boolean {
  return URL.canParse(origin) && new URL(origin).host === new URL(url).host;
}

/** True when the browser itself follows the answer, rather than a script that waits for it. */
export function isNavigation(request: Request): boolean {
  return request.headers.get("accept")?.includes("text/html") ?? false;
}
