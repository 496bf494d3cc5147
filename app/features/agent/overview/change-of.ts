/** The change from one value to another in whole per cent; null where there was nothing before. */
export function changeOf(now: bigint | number, before: bigint | number): number | null {
  const [next, last] = [BigInt(now), BigInt(before)];
  if (last === 0n) return null;
  const size = last < 0n ? -last : last;
  const twice = ((next - last) * 200n) / size;
  // Rounded half away from zero.
  return Number((twice + (twice < 0n ? -1n : 1n)) / 2n);
}
