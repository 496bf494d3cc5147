import { and, eq, sql } from "drizzle-orm";
import type { MessageKind } from "../../contract/publishing/messages.ts";
import { tellOnce } from "../../core/outbox/tell-once.ts";
import { formatAmount } from "../../domain/money.ts";
import type { Store, Transaction } from "../../store/open-store.ts";
import { bonuses } from "../../store/schema/bonus.ts";
import { worthDetails } from "../news/worth.ts";
import { type NewsWriter, writeClubLetter } from "../news/write-club-letter.ts";
import type { BonusRow } from "./to-bonus.ts";

/** Members of a merchant in one run. */
const RUN_MAX = 200;
/** So many hours before its end a bonus is called to mind. */
const ENDING_HOURS = 48;

/** Tells a member how their bonus ended. What they ended or lost themselves they know. */
export async function tellEnd(tx: Transaction, row: BonusRow, at: Date): Promise<void> {
  const kind = kindOf(row);
  if (kind === null) return;
  const { merchant, id: event, member: memberId, amount, takenBack } = row;
  const details = { amount: formatAmount(amount), left: formatAmount(takenBack) };
  await tellOnce(tx, { merchant, memberId, kind, event, details, at });
}

function kindOf({ state, takenBack }: BonusRow): MessageKind | null {
  if (state === "RELEASED") return takenBack > 0n ? "bonusCut" : "bonusReleased";
  if (state === "EXPIRED") return "bonusExpired";
  return state === "TAKEN_BACK" ? "bonusTakenBack" : null;
}

/**
 * Tells whoever has a bonus that ends within 48 hours, once, by message and by letter. A bonus that is
 * no longer than that is not called to mind, nor any bonus of a member who rests.
 */
export async function tellEnding(writer: NewsWriter & { store: Store }): Promise<void> {
  const { store, clock, merchant } = writer;
  const { code } = merchant;
  const at = clock.now();
  const now = sql`${at.toISOString()}::timestamptz`;
  const span = sql`make_interval(hours => ${ENDING_HOURS})`;
  await store.inMerchant(code, async (tx) => {
    const ending = await tx
      .select()
      .from(bonuses)
      .where(
        and(
          eq(bonuses.merchant, code),
          eq(bonuses.state, "OPEN"),
          sql`${bonuses.expiresAt} > ${now} and ${bonuses.expiresAt} <= ${now} + ${span}`,
          sql`${bonuses.expiresAt} - ${bonuses.openedAt} > ${span}`,
          sql`gift_receiver(${code}, ${bonuses.member}, ${now})`,
          sql`not exists (select from messages m where m.merchant = ${code}
            and m.id = 'bonusEnding:' || ${bonuses.id})`,
        ),
      )
      .orderBy(bonuses.expiresAt, bonuses.id)
      .limit(RUN_MAX);
    for (const row of ending) await tellOne(writer, tx, row, at);
  });
}

async function tellOne(writer: NewsWriter, tx: Transaction, row: BonusRow, at: Date) {
  const { merchant, id: event, member: memberId, amount, expiresAt: until } = row;
  const worth = { cash: amount, points: 0 };
  const details = { ...worthDetails(worth), until: String(until.getTime()) };
  const told = { merchant, memberId, kind: "bonusEnding", event, details, at } as const;
  if (!(await tellOnce(tx, told))) return;
  await writeClubLetter(writer, tx, memberId, { kind: "bonusEnding", worth, until });
}
