import ipaddr from "ipaddr.js";

/**
 * Returns a test for a range such as "203.0.113.0/24", "2001:db8::/32" or a single address. A range
 * that cannot be read contains no address.
 */
export function addressRange(range: string): (address: string) => boolean {
  const [start = "", length] = range.trim().split("/");
  const base = readAddress(start);
  if (!base) return () => false;
  const bits = base.kind() === "ipv4" ? 32 : 128;
  const kept = length === undefined ? bits : Number(length);
  if (!/^\d{1,3}$/.test(length ?? "0") || kept > bits) return () => false;
  return (address) => {
    const given = readAddress(address);
    return given?.kind() === base.kind() && given.match(base, kept);
  };
}

/** True when the text is a readable range. Checked before a range typed by staff is stored. */
export function isAddressRange(range: string): boolean {
  const [start = ""] = range.trim().split("/");
  return addressRange(range)(start);
}

/**
 * Reads the usual forms only: "10.1" and "010.0.0.1" are addresses to some programs, and a scope
 * such as "%eth0" belongs to one machine. An IPv4 address inside IPv6 is the IPv4 address.
 */
function readAddress(text: string) {
  const isUsual = text.includes(":")
    ? !text.includes("%")
    : ipaddr.IPv4.isValidFourPartDecimal(text);
  return isUsual && ipaddr.isValid(text) ? ipaddr.process(text) : null;
}
