const MINUTE_MS = 60_000;

/** An instant as local time in a zone, in the format of a date-time field: 2026-12-24T20:00. */
export function wallTime(at: number, timeZone: string): string {
  const shown = new Intl.DateTimeFormat("sv-SE", {
    timeZone,
    dateStyle: "short",
    timeStyle: "short",
  }).format(at);
  return shown.replace(" ", "T");
}

/** The instant of a local time in a zone; null for an invalid date or another century. */
export function instantOfWall(text: string, timeZone: string): number | null {
  const isWall = /^20\d\d-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(text);
  const asUtc = isWall ? Date.parse(`${text.slice(0, 16)}Z`) : Number.NaN;
  if (Number.isNaN(asUtc)) return null;
  const ahead = (at: number) =>
    Date.parse(`${wallTime(at, timeZone)}Z`) - Math.floor(at / MINUTE_MS) * MINUTE_MS;
  const guess = asUtc - ahead(asUtc);
  return asUtc - ahead(guess);
}
