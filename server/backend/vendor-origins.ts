import type { Env } from "#env";

export type Origins = { studio: string; mockpay: string };

export const GATEWAY = "mockpay";

/**
 * Where browsers reach the vendors: what the environment says, or beside the platform, which
 * listens on `port` here or else at PLATFORM_URL.
 */
export function vendorOrigins(env: Env, port: number | undefined): Origins {
  const beside = port ?? new URL(env.PLATFORM_URL ?? "http://localhost").port;
  const at = (name: string) => `${env.PUBLIC_SCHEME}://${name}.localhost:${beside}`;
  return {
    studio: env.STUDIO_ORIGIN ?? at("studio"),
    mockpay: env.MOCKPAY_ORIGIN ?? at("mockpay"),
  };
}
