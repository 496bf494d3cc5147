/** Which number comes first in "05/11/2026". */
export type DayOrder = "dayFirst" | "monthFirst";

/** The first three letters in Spanish and English, by their month. */
const MONTHS = [
  ...[["ene", "jan"], ["feb"], ["mar"], ["abr", "apr"], ["may"], ["jun"]],
  ...[["jul"], ["ago", "aug"], ["sep"], ["oct"], ["nov"], ["dic", "dec"]],
];

const YEAR_FIRST = /^(\d{4})(?:(\d{2})(\d{2})|([-/.])(\d{1,2})\4(\d{1,2})(?!\d))/;
const NUMBERS = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/;
const WORDS = /^(\d{1,2})[-/. ](\p{L}{3})\p{L}*\.?[-/. ](\d{4}|\d{2})(?!\d)/u;

/**
 * Reads a day such as "20/11/2026", "2026-11-20T10:00:00", "20261120" or "20-nov-26" as "2026-11-20".
 * Null for anything else, and for a day that no calendar has.
 */
export function statementDay(text: string, order: DayOrder): string | null {
  const trimmed = text.trim();
  const [, year, month, day, , monthApart, dayApart] = YEAR_FIRST.exec(trimmed) ?? [];
  if (year) return dayOf(year, Number(month ?? monthApart), Number(day ?? dayApart));
  const [, first, , second, late] = NUMBERS.exec(trimmed) ?? [];
  if (late) {
    const isDayFirst = order === "dayFirst";
    return dayOf(late, Number(isDayFirst ? second : first), Number(isDayFirst ? first : second));
  }
  const [, number, word = "", shown] = WORDS.exec(trimmed) ?? [];
  if (!shown) return null;
  const named = MONTHS.findIndex((names) => names.includes(word.toLowerCase()));
  return dayOf(shown, named + 1, Number(number));
}

function dayOf(year: string, month: number, day: number): string | null {
  const full = year.length === 2 ? `20${year}` : year;
  const two = (number: number) => String(number).padStart(2, "0");
  const text = `${full}-${two(month)}-${two(day)}`;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? text : null;
}
