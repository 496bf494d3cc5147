import type { Env } from "#env";

type Gateways = { code: string; settings: Record<string, unknown> };

/** This machine needs no TLS to itself. */
const LOCAL = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * The settings whose address has neither TLS nor is on this machine: of the environment, and each
 * merchant's gateways.
 */
export function plainTransports(env: Env, merchants: readonly Gateways[]): string[] {
  const named: [string, unknown][] = [
    ["DATABASE_URL", withoutTls(env.DATABASE_URL)],
    ["PLATFORM_URL", env.PLATFORM_URL],
    ["SMTP_URL", env.SMTP_URL],
    ["SMS_GATEWAY_URL", env.SMS_GATEWAY_URL],
    ["FINDINGS_WEBHOOK_URL", env.FINDINGS_WEBHOOK_URL],
    ["STUDIO_ORIGIN", env.STUDIO_ORIGIN],
    ["MOCKPAY_ORIGIN", env.MOCKPAY_ORIGIN],
    ["OFFICE_ORIGIN", env.OFFICE_ORIGIN],
    ...merchants.flatMap(({ code, settings }) =>
      Object.entries((settings.gateways ?? {}) as object).map(
        ([name, address]): [string, unknown] => [`gateways.${name} of ${code}`, address],
      ),
    ),
  ];
  return named.filter(([, address]) => isPlain(address)).map(([name]) => name);
}

/** The address of a database that is not asked for TLS; a socket's folder needs none. */
function withoutTls(address: string | undefined): string | undefined {
  if (!address) return undefined;
  const { searchParams } = new URL(address);
  const hasTls = /^(require|verify-ca|verify-full)$/.test(searchParams.get("sslmode") ?? "");
  return hasTls || searchParams.get("host")?.startsWith("/") ? undefined : address;
}

function isPlain(address: unknown): boolean {
  if (typeof address !== "string" || !URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return ["http:", "smtp:", "postgres:", "postgresql:"].includes(protocol) && !LOCAL.test(hostname);
}
