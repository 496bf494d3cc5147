import { hkdfSync } from "node:crypto";
import type { Secrets } from "./context.ts";

export type SecretsInput = {
  master: string;
  vendors: readonly string[];
  gateways: readonly string[];
  siteKey?: string | undefined;
  /** 16 bytes in base64. */
  sealKey?: string | undefined;
};

/**
 * Derives every key from one master secret (HKDF-SHA256, RFC 5869, one label per key). An operator
 * guards a single value, and each part learns only its own key.
 */
export function deriveSecrets({ master, vendors, gateways, ...own }: SecretsInput): Secrets {
  const derive = (label: string, length: number) =>
    Buffer.from(hkdfSync("sha256", master, "white-label-gaming", label, length));
  const secretsOf = (kind: string, ids: readonly string[]) =>
    new Map(ids.map((id) => [id, [derive(`${kind}:${id}`, 32).toString("base64url")] as const]));
  return {
    vendors: secretsOf("vendor", vendors),
    gateways: secretsOf("gateway", gateways),
    sealKey: own.sealKey ? Buffer.from(own.sealKey, "base64") : derive("seal", 16),
    dataKey: derive("data", 32),
    siteKey: own.siteKey ?? derive("site", 32).toString("base64url"),
  };
}
