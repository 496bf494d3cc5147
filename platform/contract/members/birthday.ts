const ISO = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/;
const MONTH_FIRST = /^([0-9]{2})-([0-9]{2})-([0-9]{4})$/;
const AGE_MAX = 120;

/** Reads a birthday in either notation as yyyy-MM-dd; null for a day that no calendar has. */
export function toBirthday(text: string): string | null {
  const [, year, month, day] = ISO.exec(text) ?? reordered(MONTH_FIRST.exec(text));
  if (!year || !month || !day) return null;
  const iso = `${year}-${month}-${day}`;
  const at = new Date(`${iso}T00:00:00Z`);
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== iso ? null : iso;
}

function reordered(found: RegExpExecArray | null): (string | undefined)[] {
  return found ? ["", found[3], found[1], found[2]] : [];
}

/** The zone in which a day begins last, in hours behind UTC. */
const LAST_ZONE_HOURS = 12;

/** The person's age at `now` by the last clock on earth, so that it holds in every zone. */
export function ageAt(birthday: string, now: Date): number {
  const today = new Date(now.getTime() - LAST_ZONE_HOURS * 3_600_000).toISOString();
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return today.slice(5, 10) < birthday.slice(5, 10) ? years - 1 : years;
}

export type BirthdayError = { code: "birthday_wrong" } | { code: "too_young"; age: number };

/** The problem with a birthday where players must be at least `ageMin`, or null. */
export function birthdayError(text: string, ageMin: number, now: Date): BirthdayError | null {
  const birthday = toBirthday(text);
  if (!birthday) return { code: "birthday_wrong" };
  const age = ageAt(birthday, now);
  if (age < 0 || age > AGE_MAX) return { code: "birthday_wrong" };
  return age < ageMin ? { code: "too_young", age: ageMin } : null;
}
