import { tellOnce } from "../../core/outbox/tell-once.ts";
import type { Transaction } from "../../store/open-store.ts";
import { type NewsWriter, writeClubLetter } from "../news/write-club-letter.ts";

type Change = {
  merchant: string;
  member: string;
  /** The level after the change. */
  level: number;
  /** The number of the member's change; null when there was none. */
  number: number | null;
  at: Date;
  isFall?: boolean;
};

/** Tells a member once that their level changed; a rise by letter as well. */
export async function tellLevel(
  writer: NewsWriter,
  tx: Transaction,
  { merchant, member, level, number, at, isFall = false }: Change,
): Promise<void> {
  if (number === null) return;
  const isNew = await tellOnce(tx, {
    ...{ merchant, memberId: member, kind: isFall ? "rankDown" : "rankUp", at },
    ...{ event: `${member}:${number}`, details: { level: String(level) } },
  });
  if (isNew && !isFall) await writeClubLetter(writer, tx, member, { kind: "levelRisen", level });
}
