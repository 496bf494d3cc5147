import type { LoggedError } from "#platform/contract/wire/logged-error.ts";
import type { PlatformFetch } from "#platform/contract/wire/send.ts";

/** What server.ts gives to every loader and action of one request. */
export type SiteContext = {
  platform: {
    /** Base of the platform's calls, e.g. "http://127.0.0.1:3000/platform". */
    base: string;
    fetch: PlatformFetch;
    siteKey: string;
    /** While the master secret changes: the other site key, by which a preview pass may be signed. */
    otherSiteKey?: string | undefined;
    /** Set when the platform is remote: sealed calls then travel as JWE. */
    sealKey?: Uint8Array;
  };
  /** Origins that may frame games and that a payment may redirect to. */
  frameOrigins: readonly string[];
  payOrigins: readonly string[];
  /** Grows when staff publish something for a merchant; answers cached before that are stale. */
  changes: { lastOf(merchant: string): number };
  requestId: string;
  clientAddress: string;
  /** ISO 3166 code from the trusted proxy in front; null without one. */
  clientCountry: string | null;
  isProduction: boolean;
  /** Adds a cookie to the request's answer, whatever loaders and actions make of that. */
  addCookie: (line: string) => void;
  log: (entry: {
    level: "info" | "warn" | "error";
    message: string;
    error?: LoggedError;
    [key: string]: unknown;
  }) => void;
};

declare module "@remix-run/node" {
  interface AppLoadContext extends SiteContext {}
}
