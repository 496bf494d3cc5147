import type { Env } from "#env";

export type Origins = { studio: string; mockpay: string; office: string };

export const GATEWAY = "mockpay";

/**
 * The vendors' and the office's origins for browsers: from the environment, or on the platform's port. The platform
 * listens on `port` here, or at PLATFORM_URL.
 */
export function vendorOrigins(env: Env, port: number | undefined): Origins {
  const beside = port ?? new URL(env.PLATFORM_URL ?? "http://localhost").port;
  const at = (name: string) => `${env.PUBLIC_SCHEME}://${name}.localhost:${beside}`;
  return {
    studio: env.STUDIO_ORIGIN ?? at("studio"),
    mockpay: env.MOCKPAY_ORIGIN ?? at("mockpay"),
    office: env.OFFICE_ORIGIN ?? at("office"),
  };
}
