import { tagAt } from "../../contract/languages/language-tag.ts";
import { termsOf } from "../../core/merchant/withdraw-terms.ts";
import { lettersIn, type Message } from "../../core/outbox/letters.ts";
import type { LetterContext } from "../../core/outbox/queue-outgoing.ts";
import { writeLetter } from "../../core/outbox/write-letter.ts";
import { formatAmount } from "../../domain/money.ts";
import { wordsIn } from "../../domain/words-in.ts";
import type { Transaction } from "../../store/open-store.ts";
import { readRecipient } from "./read-recipient.ts";
import type { Worth } from "./worth.ts";

/** The parts that news of the club need. */
export type NewsWriter = LetterContext;

/** What a letter of the club is about. */
export type News =
  | { kind: "levelRisen"; level: number }
  | { kind: "boardPrize"; names: Readonly<Record<string, string>>; place: number; worth: Worth }
  | { kind: "referralReward"; worth: Worth }
  | { kind: "bonusEnding"; worth: Worth; until: Date };

type Recipient = NonNullable<Awaited<ReturnType<typeof readRecipient>>>;

/**
 * Queues a letter of the club inside the transaction that it reports, for whoever gets such letters
 * (readRecipient). Amounts and instants are written in the member's language.
 */
export async function writeClubLetter(
  writer: NewsWriter,
  tx: Transaction,
  memberId: string,
  news: News,
): Promise<void> {
  const { merchant, clock } = writer;
  const reader = await readRecipient(tx, { merchant: merchant.code, memberId }, clock.now());
  if (!reader) return;
  const to = { memberId, channel: "email", recipient: reader.email } as const;
  await writeLetter(writer, tx, to, { ...messageOf(news, reader), language: reader.language });
}

function messageOf(news: News, reader: Recipient): Message {
  const { account, language } = reader;
  switch (news.kind) {
    case "levelRisen":
      return { kind: news.kind, given: { account, level: news.level } };
    case "boardPrize": {
      const board = wordsIn(news.names, language) ?? "";
      const prize = worthIn(reader, news.worth);
      return { kind: news.kind, given: { account, board, place: news.place, prize } };
    }
    case "referralReward":
      return { kind: news.kind, given: { account, prize: worthIn(reader, news.worth) } };
    case "bonusEnding": {
      const { timeZone } = termsOf(reader.merchant);
      const until = new Intl.DateTimeFormat(tagAt(language, reader.country), {
        ...{ dateStyle: "long", timeStyle: "short", timeZone },
      }).format(news.until);
      return { kind: news.kind, given: { account, prize: worthIn(reader, news.worth), until } };
    }
  }
}

function worthIn({ language, country, merchant }: Recipient, { cash, points }: Worth): string {
  const { currency } = merchant;
  const tag = tagAt(language, country);
  const parts = [
    ...(cash > 0n ? [amountIn(tag, currency, formatAmount(cash))] : []),
    ...(points > 0 ? [lettersIn(language, country).points(points, tag)] : []),
  ];
  return parts.join(" + ");
}

/** An amount "100.00" as a form of a language writes it. A currency without an ISO code follows. */
function amountIn(tag: string, currency: string, written: string): string {
  const isIso = /^[A-Z]{3}$/.test(currency);
  const as = isIso ? ({ style: "currency", currency } as const) : { minimumFractionDigits: 2 };
  const text = new Intl.NumberFormat(tag, as).format(written as `${number}`);
  return isIso ? text : `${text} ${currency}`;
}
