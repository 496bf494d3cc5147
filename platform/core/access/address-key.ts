import { isIPv6 } from "node:net";

/**
 * The key under which limits count an address. An IPv4 address is its own key, also when written as
 * IPv6. An IPv6 address counts by its first 64 bits, because one customer owns all the rest.
 */
export function addressKey(address: string): string {
  const plain = address.replace(/%.*$/, "").toLowerCase();
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain);
  if (mapped) return mapped[1]!;
  if (!isIPv6(plain)) return plain;
  // The URL parser normalises every notation of an address.
  const written = new URL(`http://[${plain}]`).hostname.slice(1, -1);
  const [head = "", tail] = written.split("::");
  const first = head ? head.split(":") : [];
  const last = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length;
  const groups = [...first, ...Array<string>(zeros).fill("0"), ...last];
  return `${groups.slice(0, 4).join(":")}::/64`;
}
