import type { PlatformFetch } from "#platform/contract/send.ts";

/** What server.ts gives to every loader and action of one request. */
export type SiteContext = {
  platform: {
    /** Base of the platform's calls, e.g. "http://127.0.0.1:3000/platform". */
    base: string;
    fetch: PlatformFetch;
    siteKey: string;
    /** Given when the platform is remote: sealed calls then travel as JWE. */
    sealKey?: Uint8Array;
  };
  /** Origins that games may be framed from, and that a payment may be sent on to. */
  frameOrigins: readonly string[];
  payOrigins: readonly string[];
  nonce: string;
  requestId: string;
  clientAddress: string;
  isProduction: boolean;
  log: (entry: {
    level: "info" | "warn" | "error";
    message: string;
    [key: string]: unknown;
  }) => void;
};

declare module "@remix-run/node" {
  interface AppLoadContext extends SiteContext {}
}
