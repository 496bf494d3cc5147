import { WrongUse } from "./command.ts";

/** An instant with its zone, e.g. 2026-12-01T06:00Z; null when none was given. */
export function instantOf(name: string, text: string | undefined): Date | null {
  if (text === undefined) return null;
  const hasZone = /T.*(Z|[+-]\d\d:\d\d)$/.test(text);
  const instant = new Date(text);
  if (hasZone && !Number.isNaN(instant.getTime())) return instant;
  throw new WrongUse(`--${name} is an instant with its zone, such as 2026-12-01T06:00Z.`);
}
