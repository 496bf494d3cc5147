const UNITS = [
  { unit: "days", ms: 86_400_000 },
  { unit: "hours", ms: 3_600_000 },
  { unit: "minutes", ms: 60_000 },
  { unit: "seconds", ms: 1_000 },
] as const;

export type TimePart = { unit: (typeof UNITS)[number]["unit"]; value: string };

/** A span as days (only when there is one), hours, minutes and seconds, two digits each. */
export function timeLeft(span: number): TimePart[] {
  let rest = Math.max(0, Math.ceil(span / 1000) * 1000);
  const parts = UNITS.map(({ unit, ms }) => {
    const count = Math.floor(rest / ms);
    rest -= count * ms;
    return { unit, value: String(count).padStart(2, "0") };
  });
  return parts[0]?.value === "00" ? parts.slice(1) : parts;
}
