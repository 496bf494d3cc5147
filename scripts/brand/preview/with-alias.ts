import type { PreviewBrand } from "./preview-brands.ts";

/**
 * A brand with only public hosts is reached as `<code>.localhost` here. The site then sees the
 * request with its own host.
 */
export function withAlias(brands: () => PreviewBrand[]): (request: Request) => Request {
  return (request) => {
    const url = new URL(request.url);
    const found = brands().find(({ host }) => host === url.hostname);
    const hosts = found?.known.data.hosts ?? [];
    if (!found || hosts.includes(url.hostname)) return request;
    url.hostname = hosts[0]!;
    const headers = new Headers(request.headers);
    headers.set("host", url.host);
    if (headers.has("origin")) headers.set("origin", url.origin);
    const { method, body, signal } = request;
    return new Request(url, { method, headers, signal, ...(body && { body, duplex: "half" }) });
  };
}
