import { useTranslation } from "#app/i18n/use-translation.ts";
import { useMoneyMessage } from "#app/parts/money/use-money-message.ts";
import { Notice } from "#app/ui/data/notice.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { panel } from "../../../../parts/centre/member.css.ts";
import { SupportCard } from "../../../../parts/centre/support-card.tsx";
import { useLookAgain } from "../../../../parts/centre/use-look-again.ts";
import { CancelForm } from "../../money/cancel-form.tsx";
import * as look from "../../money/money-page.css.ts";
import { headOf, type Withdrawal } from "../head-of.ts";
import { WithdrawalFacts } from "./withdrawal-facts.tsx";
import * as s from "./withdrawal-page.css.ts";
import { toneOf } from "./withdrawal-status.tsx";
import { WithdrawalTimeline } from "./withdrawal-timeline.tsx";
import { YourTurn } from "./your-turn.tsx";

const LOOK_AGAIN_MS = 5000;

type Props = { withdrawal: Withdrawal; now: number; problem: string | undefined };

/**
 * One withdrawal from the request to the last instalment. While it is open, the page reloads by
 * itself.
 */
export function WithdrawalPage({ withdrawal, now, problem }: Props) {
  const { t } = useTranslation("withdraw");
  const { amount } = useFormat();
  const message = useMoneyMessage("withdraw");
  const isOpen = withdrawal.nextActor !== "nobody";
  useLookAgain(isOpen, LOOK_AGAIN_MS);
  return (
    <div className={look.page}>
      <section className={panel}>
        <Head withdrawal={withdrawal} />
        {problem && <Notice tone="bad">{message([problem])}</Notice>}
        {withdrawal.amount !== withdrawal.remainingAmount && isOpen && (
          <Received withdrawal={withdrawal} />
        )}
        <YourTurn withdrawal={withdrawal} now={now} />
        <WithdrawalTimeline withdrawal={withdrawal} />
        <WithdrawalFacts withdrawal={withdrawal} />
        <div className={look.actions}>
          {withdrawal.canCancel && (
            <CancelForm
              words={{
                word: t("cancel.word"),
                ask: t("cancel.ask", { amount: amount(withdrawal.amount) }),
                yes: t("cancel.yes"),
              }}
            />
          )}
          <ButtonLink to="/member/withdraw" tone="outline">
            {t("back")}
          </ButtonLink>
        </div>
      </section>
      <SupportCard />
    </div>
  );
}

function Head({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation("withdraw");
  const { amount } = useFormat();
  const { icon, name } = headOf(withdrawal);
  const { receivedAmount, remainingAmount } = withdrawal;
  return (
    <div className={look.head} role="status">
      <span className={look.mark[toneOf(withdrawal.status)]}>
        <Icon name={icon} size={34} />
      </span>
      <h1 className={look.title}>{t(`heads.${name}.title`)}</h1>
      <p className={look.text}>
        {t(`heads.${name}.text`, {
          amount: amount(withdrawal.amount),
          received: amount(receivedAmount),
          remaining: amount(remainingAmount),
          returned: amount(withdrawal.amount - receivedAmount - remainingAmount),
        })}
        {withdrawal.reason && ` ${t(`reasons.${withdrawal.reason}`, "")}`}
      </p>
    </div>
  );
}

/** How much of it was received, and how much is still to come. */
function Received({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation("withdraw");
  const { amount } = useFormat();
  const { receivedAmount, remainingAmount } = withdrawal;
  const share = Number((receivedAmount * 100n) / withdrawal.amount);
  return (
    <div className={s.received}>
      <progress className={s.progress} value={share} max={100} aria-label={t("receivedShare")} />
      <p className={s.receivedWords}>
        <span>{t("receivedAmount", { amount: amount(receivedAmount) })}</span>
        <span>{t("remainingAmount", { amount: amount(remainingAmount) })}</span>
      </p>
    </div>
  );
}
