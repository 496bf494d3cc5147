import { z } from "zod";
import { Refusal } from "../../contract/wire/refusal.ts";

/** How many days one page looks through at most; it then ends early and says where to go on. */
const DAYS_MAX = 31;

/** A row and its place within its day, from which the next page goes on. */
export type Place<Row> = { row: Row; place: readonly string[] };

type Walk<At> = {
  /** From new to old. */
  days: readonly string[];
  /** What the page before named: a day, and a place in it unless the day is unread. */
  after: string | undefined;
  place: z.ZodType<At>;
  pageSize: number;
};

/**
 * One page of rows of several days, the latest day first. Each day is read from its place on. An
 * `after` that no page names is refused with invalid_input.
 */
export async function walkDays<Row, At>(
  { days, after, place, pageSize }: Walk<At>,
  read: (day: string, from: At | null, limit: number) => Promise<Place<Row>[]>,
): Promise<{ rows: Row[]; next: string | null }> {
  const start = readAfter(after, place);
  const left = start ? days.filter((day) => day <= start.day) : days;
  const found: (Place<Row> & { day: string })[] = [];
  for (const [at, day] of left.entries()) {
    if (at === DAYS_MAX) return { rows: found.map(({ row }) => row), next: day };
    const from = start?.day === day ? start.at : null;
    const more = await read(day, from, pageSize + 1 - found.length);
    found.push(...more.map((one) => ({ ...one, day })));
    if (found.length > pageSize) break;
  }
  const page = found.slice(0, pageSize);
  const last = page.at(-1);
  const isLast = found.length <= pageSize;
  return {
    rows: page.map(({ row }) => row),
    next: isLast || !last ? null : [last.day, ...last.place].join("~"),
  };
}

function readAfter<At>(after: string | undefined, place: z.ZodType<At>) {
  if (after === undefined) return null;
  const [day, ...rest] = after.split("~");
  const onDay = z.iso.date().safeParse(day);
  const at = rest.length === 0 ? { success: true as const, data: null } : place.safeParse(rest);
  if (!onDay.success || !at.success) throw new Refusal("invalid_input", { field: "after" });
  return { day: onDay.data, at: at.data };
}
