import { tellOnce } from "../../core/outbox/tell-once.ts";
import { wordsIn } from "../../domain/words-in.ts";
import type { Transaction } from "../../store/open-store.ts";
import type { AwardRow } from "../awards/reach-award.ts";
import { languageOf } from "../news/read-recipient.ts";
import { worthDetails } from "../news/worth.ts";
import { type NewsWriter, writeClubLetter } from "../news/write-club-letter.ts";

type Prize = { award: AwardRow; names: Readonly<Record<string, string>>; place: number };

/** Tells a member once which place of a board gave a prize, by message and by letter. */
export async function tellPrize(
  writer: NewsWriter,
  tx: Transaction,
  { award, names, place }: Prize,
): Promise<void> {
  const { merchant, member: memberId, id, amount, points, reachedAt: at } = award;
  const worth = { cash: amount, points };
  const board = wordsIn(names, await languageOf(tx, { merchant, memberId })) ?? "";
  const details = { ...worthDetails(worth), board, place: String(place) };
  const told = { merchant, memberId, kind: "boardPrize", event: id, details, at } as const;
  if (!(await tellOnce(tx, told))) return;
  await writeClubLetter(writer, tx, memberId, { kind: "boardPrize", names, place, worth });
}
