import { Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { useNow } from "#app/ui/motion/use-now.ts";
import { DeadlineClock } from "../../../../parts/timeline/deadline-clock.tsx";
import * as s from "../../money/your-turn.css.ts";
import type { Withdrawal } from "../head-of.ts";
import { NotReceived } from "./not-received.tsx";

type Part = Withdrawal["allocations"][number];
type Props = { withdrawal: Withdrawal; now: number };

/** Every payment that waits for the player's answer, with the possible answers. */
export function YourTurn({ withdrawal, now: first }: Props) {
  const { t } = useTranslation("withdraw");
  const { amount } = useFormat();
  const now = useNow(first);
  const isBusy = useNavigation().state !== "idle";
  const parts = withdrawal.allocations.filter(({ canConfirm }) => canConfirm);
  if (parts.length === 0) return null;
  const whole = withdrawal.receivedAmount + withdrawal.remainingAmount;
  return (
    <section className={s.turn} aria-label={t("yourTurn")}>
      <p className={s.kicker}>
        <Icon name="banknote" size={18} />
        {t("yourTurn")}
      </p>
      {parts.map((part) => (
        <PartAsked key={part.id} part={part} withdrawal={withdrawal} now={now} isBusy={isBusy} />
      ))}
      {withdrawal.canConfirmAll && (
        <Form method="post" replace preventScrollReset className={s.full}>
          <Button type="submit" name="intent" value="full" tone="outline" wide disabled={isBusy}>
            {t("full.word")}
          </Button>
          <p className={s.quiet}>{t("full.text", { amount: amount(whole) })}</p>
        </Form>
      )}
    </section>
  );
}

type AskedProps = { part: Part; withdrawal: Withdrawal; now: number; isBusy: boolean };

function PartAsked({ part, withdrawal, now, isBusy }: AskedProps) {
  const { t } = useTranslation("withdraw");
  const { amount, time } = useFormat();
  const { account } = withdrawal;
  const { receiptDueAt } = part;
  return (
    <div className={s.part}>
      <div className={s.ask}>
        {receiptDueAt !== null && (
          <DeadlineClock
            from={part.paidAt}
            to={receiptDueAt}
            now={now}
            say={(minutes) => t("answer.left", { minutes })}
          />
        )}
        <div className={s.words}>
          <h2 className={s.question}>{t("answer.question", { amount: amount(part.amount) })}</h2>
          <p className={s.quiet}>
            {account.label} ···· {account.numberEnd}
          </p>
          {part.amount < withdrawal.amount && (
            <p className={s.quiet}>
              {t("answer.part", { number: part.number, amount: amount(withdrawal.amount) })}
            </p>
          )}
          {receiptDueAt !== null && (
            <p className={s.quiet}>{t("answer.until", { time: time(receiptDueAt) })}</p>
          )}
        </div>
      </div>
      <div className={s.answers}>
        <Form method="post" replace preventScrollReset>
          <input type="hidden" name="allocationId" value={part.id} />
          <Button
            type="submit"
            name="intent"
            value="received"
            tone="accent"
            size="large"
            wide
            disabled={isBusy}
          >
            <Icon name="check" />
            {t("answer.received")}
          </Button>
        </Form>
        <NotReceived part={part} isBusy={isBusy} />
      </div>
    </div>
  );
}
