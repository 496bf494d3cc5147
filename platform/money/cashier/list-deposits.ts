import { and, count, desc, eq, gt, inArray, not, or, type SQL } from "drizzle-orm";
import type { deposits as depositsCall } from "../../contract/money/cashier.ts";
import type { ListState } from "../../contract/money/list-states.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { requireActor } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import type { Reader } from "../../store/open-store.ts";
import { deposits } from "../../store/schema/cashier.ts";
import { showDeposits } from "./to-deposit.ts";

const PAGE_SIZE = 10;

/** The member's own deposits: the newest first, by default after those under way. */
export async function listDeposits(
  context: Context,
  input: InputOf<typeof depositsCall>,
): Promise<ValueOf<typeof depositsCall>> {
  const { memberId } = requireActor(context);
  const { store, merchant, clock, language } = context;
  const now = clock.now();
  const mine = and(eq(deposits.merchant, merchant.code), eq(deposits.memberId, memberId));
  const first = input.order === "newest" ? [] : [desc(isOpen(now))];
  const own = and(mine, input.state && ofState(input.state, now));
  return store.reading(merchant.code, async (reader) => {
    const rows = await reader
      .select()
      .from(deposits)
      .where(own)
      .orderBy(...first, desc(deposits.createdAt), desc(deposits.id))
      .limit(PAGE_SIZE)
      .offset((input.pageNo - 1) * PAGE_SIZE);
    const [total] = await reader.select({ all: count() }).from(deposits).where(own);
    return {
      list: await showDeposits(reader, merchant.code, rows, { now, language }),
      totalPages: Math.ceil((total?.all ?? 0) / PAGE_SIZE),
    };
  });
}

/** The member's deposits under way, newest first, ten at most. */
export async function openDeposits(
  reader: Reader,
  {
    merchant,
    memberId,
    now,
    language,
  }: { merchant: string; memberId: string; now: Date; language: string },
) {
  const mine = and(eq(deposits.merchant, merchant), eq(deposits.memberId, memberId));
  const rows = await reader
    .select()
    .from(deposits)
    .where(and(mine, isOpen(now)))
    .orderBy(desc(deposits.createdAt), desc(deposits.id))
    .limit(PAGE_SIZE);
  return showDeposits(reader, merchant, rows, { now, language });
}

/** Under way: it can still be paid, or somebody has to look at it. */
const isOpen = (now: Date): SQL =>
  or(
    inArray(deposits.status, ["SLIP_SUBMITTED", "REVIEW"]),
    and(inArray(deposits.status, ["CREATED", "WAITING_PAYMENT"]), gt(deposits.expiresAt, now)),
  )!;

function ofState(state: ListState, now: Date): SQL {
  const isDone = eq(deposits.status, "CREDITED");
  if (state === "open") return isOpen(now);
  return state === "done" ? isDone : and(not(isOpen(now)), not(isDone))!;
}
