type Address = { value: bigint; bits: 32 | 128 };

/**
 * Returns a test for a range such as "203.0.113.0/24", "2001:db8::/32" or a single address. A range
 * that cannot be read contains no address.
 */
export function addressRange(range: string): (address: string) => boolean {
  const [start = "", length] = range.trim().split("/");
  const base = readAddress(start);
  if (!base) return () => false;
  const kept = length === undefined ? base.bits : Number(length);
  if (!/^\d{1,3}$/.test(length ?? "0") || kept > base.bits) return () => false;
  const shift = BigInt(base.bits - kept);
  return (address) => {
    const given = readAddress(address);
    return given?.bits === base.bits && given.value >> shift === base.value >> shift;
  };
}

/** True when the text is a readable range. Checked before a range typed by staff is stored. */
export function isAddressRange(range: string): boolean {
  const [start = ""] = range.trim().split("/");
  return addressRange(range)(start);
}

function readAddress(text: string): Address | null {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(text)?.[1];
  return readV4(mapped ?? text) ?? readV6(text);
}

function readV4(text: string): Address | null {
  if (!/^\d{1,3}(\.\d{1,3}){3}$/.test(text)) return null;
  const parts = text.split(".").map(Number);
  if (parts.some((part) => part > 255)) return null;
  return { value: parts.reduce((sum, part) => (sum << 8n) | BigInt(part), 0n), bits: 32 };
}

function readV6(text: string): Address | null {
  if (!/^[0-9a-f:]{2,39}$/i.test(text)) return null;
  const halves = text.split("::");
  if (halves.length > 2) return null;
  const [head = [], tail = []] = halves.map((half) => (half ? half.split(":") : []));
  const missing = 8 - head.length - tail.length;
  if (halves.length === 1 ? missing !== 0 : missing < 1) return null;
  const groups = [...head, ...Array<string>(missing).fill("0"), ...tail];
  if (groups.some((group) => !/^[0-9a-f]{1,4}$/i.test(group))) return null;
  const value = groups.reduce((sum, group) => (sum << 16n) | BigInt(`0x${group}`), 0n);
  return { value, bits: 128 };
}
