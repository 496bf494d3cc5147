import { VENDOR_BASE } from "#platform/contract/play/vendor-wallet.ts";
import { LIVE_PATH } from "#platform/contract/wire/live-path.ts";

/** What answers an address. The few kinds stand for all addresses, which have handles and numbers. */
export type RouteKind =
  | "health"
  | "file"
  | "office"
  | "vendor"
  | "wallet"
  | "gateway"
  | "platform"
  | "live"
  | "data"
  | "page";

type Hosts = {
  office: string | undefined;
  vendors: { has(host: string): boolean };
  gatewayPaths: { has(path: string): boolean };
};

/** The kind of an address, by its host and its path. "data" is what a loaded page asks for. */
export function routeKind(host: string, path: string, hosts: Hosts): RouteKind {
  if (path === "/health" || path === "/ready") return "health";
  if (host === hosts.office) return "office";
  if (/^\/(assets|media)\//.test(path)) return "file";
  if (hosts.vendors.has(host)) return "vendor";
  if (path.startsWith(`${VENDOR_BASE}/`)) return "wallet";
  if (hosts.gatewayPaths.has(path)) return "gateway";
  if (path === LIVE_PATH || path === "/platform/live") return "live";
  if (path.startsWith("/platform/")) return "platform";
  return path.endsWith(".data") ? "data" : "page";
}
