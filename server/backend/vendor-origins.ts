import type { Env } from "#env";

export type Origins = { studio: string; mockpay: string; office: string };

export const GATEWAY = "mockpay";

/**
 * The addresses of the vendors and of the office for browsers. The environment names them; otherwise
 * they are on the platform's port, which is `port` here or the one of PLATFORM_URL.
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
