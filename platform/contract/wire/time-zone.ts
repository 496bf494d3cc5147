/** The zone of a merchant's days without `settings.timeZone`. */
export const STANDARD_ZONE = "America/Mexico_City";

/** True for the name of a zone, such as America/Bogota. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}
