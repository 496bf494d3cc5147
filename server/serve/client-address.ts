/**
 * The client's address: the socket's, or with `hops` proxies of our own in front the entry that
 * the outermost of them wrote. Whatever stands left of it came from the client and proves nothing.
 */
export function clientAddress(socketAddress: string, forwarded: string | null, hops: number) {
  const entries = forwarded?.split(",").map((entry) => entry.trim()) ?? [];
  const address = hops > 0 ? (entries.at(-hops) ?? socketAddress) : socketAddress;
  return address.replace(/^::ffff:/, "");
}
