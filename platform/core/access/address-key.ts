import { isIPv6 } from "node:net";

/**
 * What limits count an address as: an IPv4 address is itself, of an IPv6 address the first 64 bits,
 * because one customer of a provider owns all the rest. An IPv4 address written as IPv6 is IPv4.
 */
export function addressKey(address: string): string {
  const plain = address.replace(/%.*$/, "").toLowerCase();
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain);
  if (mapped) return mapped[1]!;
  if (!isIPv6(plain)) return plain;
  // The URL parser writes every address in one way.
  const written = new URL(`http://[${plain}]`).hostname.slice(1, -1);
  const [head = "", tail] = written.split("::");
  const first = head ? head.split(":") : [];
  const last = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length;
  const groups = [...first, ...Array<string>(zeros).fill("0"), ...last];
  return `${groups.slice(0, 4).join(":")}::/64`;
}
