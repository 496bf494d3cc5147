/**
 * Cookies in CHOICES change a page without making it personal. Those in NEUTRAL do not change a
 * guest page.
 */
const CHOICES = ["lang", "theme"];
const NEUTRAL = ["hidden-balance", "device"];
const LONGEST_KEY = 600;

/**
 * The key under which a guest's page is shared; undefined when the request is personal or unusual.
 * Any cookie that is not a known choice makes it personal, so a new one is safe by default.
 */
export function pageKey(request: Request): string | undefined {
  const { method, headers } = request;
  if ((method !== "GET" && method !== "HEAD") || headers.has("authorization")) return undefined;
  const choices = guestChoices(headers.get("cookie"));
  if (choices === undefined) return undefined;
  const url = new URL(request.url);
  if (url.pathname.endsWith(".data") || url.pathname.startsWith("/assets/")) return undefined;
  url.searchParams.sort();
  const key = `${url.host.toLowerCase()} ${choices} ${url.pathname}?${url.searchParams}`;
  return key.length <= LONGEST_KEY ? key : undefined;
}

function guestChoices(header: string | null): string | undefined {
  const chosen = new Map<string, string>();
  for (const pair of header?.split(";") ?? []) {
    const [name = "", ...value] = pair.trim().split("=");
    // With a cookie named twice, the site might read the other one and cache the page under a wrong
    // choice.
    if (chosen.has(name)) return undefined;
    if (CHOICES.includes(name)) chosen.set(name, value.join("="));
    else if (name && !NEUTRAL.includes(name)) return undefined;
  }
  return CHOICES.map((name) => chosen.get(name) ?? "").join(" ");
}
