/**
 * The client's address: the socket's by default. With `hops` proxies of our own in front, it is the
 * entry written by the outermost of them. Everything left of it came from the client and proves
 * nothing.
 */
export function clientAddress(socketAddress: string, forwarded: string | null, hops: number) {
  const entries = forwarded?.split(",").map((entry) => entry.trim()) ?? [];
  const address = hops > 0 ? (entries.at(-hops) ?? socketAddress) : socketAddress;
  return address.replace(/^::ffff:/, "");
}
