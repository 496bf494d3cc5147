export type Left = { days: number; hours: number; minutes: number; seconds: number };

/** The time left until an instant, in whole seconds; null once it has come. */
export function leftUntil(to: number, now: number): Left | null {
  const seconds = Math.ceil((to - now) / 1000);
  if (seconds <= 0) return null;
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3_600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}

/**
 * The part that screen readers hear: days while there are days, then hours, then minutes, by tens
 * until the last ten. It changes rarely enough to interrupt nobody.
 */
export function spokenLeft({ days, hours, minutes }: Left) {
  if (days > 0) return { unit: "days", count: days } as const;
  if (hours > 0) return { unit: "hours", count: hours } as const;
  const count = minutes >= 10 ? Math.floor(minutes / 10) * 10 : Math.max(1, minutes);
  return { unit: "minutes", count } as const;
}
