import { hkdfSync } from "node:crypto";
import type { Keys, Secrets } from "../context.ts";

type Master = {
  master: string;
  siteKey?: string | undefined;
  /** 16 bytes in base64. */
  sealKey?: string | undefined;
};
export type SecretsInput = Master & {
  /** A second master secret that is accepted while the first one signs. */
  other?: Master | undefined;
  vendors: readonly string[];
  gateways: readonly string[];
};

/**
 * Derives every key from one master secret (HKDF-SHA256, RFC 5869, one label per key). An operator
 * guards a single value, and each part learns only its own key. With a second master secret, each
 * vendor and gateway has two secrets, of which the first signs.
 */
export function deriveSecrets({ vendors, gateways, other, ...own }: SecretsInput): Secrets {
  const masters = [own.master, ...(other ? [other.master] : [])];
  const secretsOf = (kind: string, ids: readonly string[]) =>
    new Map(ids.map((id) => [id, masters.map((master) => text(master, `${kind}:${id}`))] as const));
  return {
    ...keysOf(own),
    ...(other && { other: keysOf(other) }),
    vendors: secretsOf("vendor", vendors),
    gateways: secretsOf("gateway", gateways),
  };
}

function keysOf({ master, siteKey, sealKey }: Master): Keys {
  return {
    sealKey: sealKey ? Buffer.from(sealKey, "base64") : derive(master, "seal", 16),
    dataKey: derive(master, "data", 32),
    siteKey: siteKey ?? text(master, "site"),
  };
}

const derive = (master: string, label: string, length: number) =>
  Buffer.from(hkdfSync("sha256", master, "white-label-gaming", label, length));
const text = (master: string, label: string) => derive(master, label, 32).toString("base64url");
