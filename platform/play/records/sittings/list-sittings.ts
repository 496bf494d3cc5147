import { and, desc, lt, notInArray, type SQL } from "drizzle-orm";
import type { sittingRecord } from "../../../contract/play/sittings.ts";
import type { InputOf, ValueOf } from "../../../contract/wire/call.ts";
import { requireActor } from "../../../core/access/require-actor.ts";
import type { Context } from "../../../core/context.ts";
import type { Reader } from "../../../store/open-store.ts";
import { ledgerEntries } from "../../../store/schema/ledger.ts";
import { entriesInPeriod } from "../entries-in-period.ts";
import {
  NONE_WAITING,
  ownEntries,
  sumEntries,
  toMovements,
  waitingOf,
} from "../movements/read-movements.ts";
import { gameNames, readSittings, type SittingRow, sittingOf } from "./read-sittings.ts";

type Input = InputOf<typeof sittingRecord>;
type Value = ValueOf<typeof sittingRecord>;
type Entry = typeof ledgerEntries.$inferSelect;
type Line = { sitting: SittingRow } | { entry: Entry };
/** What the pages before ended with, of entries and of sittings. */
type Place = { number?: bigint; sitting?: Pick<SittingRow, "startedAt" | "game"> };

/** The kinds of entries that are parts of rounds. */
const OF_ROUNDS = ["bet", "win", "rollback"];

/**
 * The movements of the member's cash, newest first, with sittings in place of what rounds moved. A late
 * round makes a sitting begin earlier, never later, so no page misses one.
 */
export async function listSittings(context: Context, input: Input): Promise<Value> {
  const { memberId: member } = requireActor(context);
  const merchant = context.merchant.code;
  const { from, to, after, pageSize } = input;
  const place = placeOf(after);
  return context.store.reading(merchant, async (reader) => {
    const limit = pageSize + 1;
    const asked = { merchant, member, from, to, before: place.sitting, limit };
    const { list: sittings, change, counting } = await readSittings(reader, asked);
    const own = await ownEntries(reader, merchant, member);
    const wanted =
      own &&
      and(own, notInArray(ledgerEntries.kind, OF_ROUNDS), ...entriesInPeriod(own, { from, to }))!;
    const entries = wanted ? await entriesBefore(reader, wanted, { place, limit }) : [];
    const sums = wanted ? await sumEntries(reader, wanted) : { in: 0n, out: 0n };
    const found = merge(sittings, entries);
    const lines = found.slice(0, pageSize);
    const isUnfiltered = [from, to, after].every((end) => end === undefined);
    return {
      list: await describe(reader, context, lines),
      counting,
      waiting: isUnfiltered ? await waitingOf(reader, context) : NONE_WAITING,
      next: found.length > pageSize ? placeAfter(lines, place) : null,
      totals: { in: sums.in, out: sums.out, play: change + counting.amount },
    };
  });
}

const entriesBefore = (
  reader: Reader,
  wanted: SQL,
  { place: { number }, limit }: { place: Place; limit: number },
): Promise<Entry[]> =>
  reader
    .select()
    .from(ledgerEntries)
    .where(number === undefined ? wanted : and(wanted, lt(ledgerEntries.number, number)))
    .orderBy(desc(ledgerEntries.number))
    .limit(limit);

/** Both lists in one, the latest first; each keeps its own order. */
function merge(sittings: readonly SittingRow[], entries: readonly Entry[]): Line[] {
  const lines: Line[] = [];
  const [left, right] = [[...sittings], [...entries]];
  while (left.length + right.length > 0) {
    const [sitting, entry] = [left[0], right[0]];
    const isSitting = sitting && (!entry || sitting.startedAt >= entry.at.getTime());
    lines.push(isSitting ? { sitting: left.shift()! } : { entry: right.shift()! });
  }
  return lines;
}

async function describe(
  reader: Reader,
  context: Context,
  lines: readonly Line[],
): Promise<Value["list"]> {
  const entries = lines.flatMap((line) => ("entry" in line ? [line.entry] : []));
  const codes = lines.flatMap((line) => ("sitting" in line ? [line.sitting.game] : []));
  const names = await gameNames(reader, context, codes);
  const movements = await toMovements(reader, context, entries);
  const ofEntry = new Map(entries.map((entry, at) => [entry, movements[at]!]));
  return lines.map((line) =>
    "sitting" in line
      ? { line: "sitting", ...sittingOf(line.sitting, names) }
      : { line: "movement", ...ofEntry.get(line.entry)! },
  );
}

function placeOf(after: string | undefined): Place {
  if (after === undefined) return {};
  const [number = "", startedAt = "", game = ""] = after.split("~");
  return {
    ...(number && { number: BigInt(number) }),
    ...(startedAt && { sitting: { startedAt: Number(startedAt), game } }),
  };
}

function placeAfter(lines: readonly Line[], before: Place): string {
  const [last] = lines.flatMap((line) => ("sitting" in line ? [line.sitting] : [])).slice(-1);
  const [entry] = lines.flatMap((line) => ("entry" in line ? [line.entry] : [])).slice(-1);
  const sitting = last ?? before.sitting;
  const number = entry?.number ?? before.number ?? "";
  return [number, sitting?.startedAt ?? "", sitting?.game ?? ""].join("~");
}
