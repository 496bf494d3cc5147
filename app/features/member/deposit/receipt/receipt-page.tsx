import { useSite } from "#app/frame/use-site.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useMoneyMessage } from "#app/parts/money/use-money-message.ts";
import { Notice } from "#app/ui/data/notice.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import type { depositOne } from "#platform/contract/money/cashier.ts";
import type { ValueOf } from "#platform/contract/wire/call.ts";
import { panel } from "../../../../parts/centre/member.css.ts";
import { SupportCard } from "../../../../parts/centre/support-card.tsx";
import { useLookAgain } from "../../../../parts/centre/use-look-again.ts";
import { CancelForm } from "../../money/cancel-form.tsx";
import * as s from "../../money/money-page.css.ts";
import { Arrivals } from "./arrivals.tsx";
import { depositLook, isArriving } from "./deposit-status.tsx";
import { DepositTimeline } from "./deposit-timeline.tsx";
import type { ReceiptData } from "./receipt.server.ts";
import { ReceiptFacts } from "./receipt-facts.tsx";
import { YourTurn } from "./your-turn.tsx";

export type Deposit = ValueOf<typeof depositOne>;

const kinds = {
  CREATED: "waiting",
  WAITING_PAYMENT: "waiting",
  SLIP_SUBMITTED: "slip",
  REVIEW: "review",
  CREDITED: "credited",
  FAILED: "failed",
  EXPIRED: "expired",
  CANCELLED: "cancelled",
  REFUNDED: "refunded",
} as const;

/** Whoever has paid looks for the games, not for the course of the payment. */
const isDone = ({ status }: Deposit) => status === "CREDITED";

type Props = { data: ReceiptData; problem: string | undefined };

/** One deposit from the request to the balance. While it is open, the page reloads by itself. */
export function ReceiptPage({ data, problem }: Props) {
  const { deposit } = data;
  const message = useMoneyMessage("member");
  const onItsWay = isArriving(deposit);
  const done = isDone(deposit);
  const isOpen = onItsWay || deposit.nextActor === "player" || deposit.nextActor === "staff";
  useLookAgain(isOpen);
  return (
    <div className={s.page}>
      <section className={panel}>
        {isOpen && !deposit.canSendSlip && (
          <noscript>
            <meta httpEquiv="refresh" content="4" />
          </noscript>
        )}
        <Head deposit={deposit} />
        {problem && <Notice tone="bad">{message([problem])}</Notice>}
        {data.bonus !== null && <BonusHint amount={data.bonus} />}
        {done && <Actions data={data} isOpen={isOpen} />}
        {!onItsWay && <YourTurn data={data} />}
        {deposit.onChain && <Arrivals onChain={deposit.onChain} />}
        <DepositTimeline deposit={deposit} />
        <ReceiptFacts deposit={deposit} />
        {!done && <Actions data={data} isOpen={isOpen} />}
      </section>
      <SupportCard />
    </div>
  );
}

function Actions({ data, isOpen }: { data: ReceiptData; isOpen: boolean }) {
  const { t } = useTranslation("member");
  const { brand } = useSite();
  const { deposit, back } = data;
  const done = isDone(deposit);
  return (
    <div className={s.actions}>
      {(back || done) && (
        <ButtonLink to={back ?? brand.gamesPath}>
          {t(back ? "deposit.backToGame" : "receipt.play")}
        </ButtonLink>
      )}
      <ButtonLink to="/member/deposit" tone={back || done || isOpen ? "outline" : "action"}>
        {t(isOpen ? "receipt.back" : "receipt.again")}
      </ButtonLink>
      {deposit.canCancel && (
        <CancelForm
          action="?act=cancel"
          words={{
            word: t("receipt.cancel.word"),
            ask: t("receipt.cancel.ask"),
            yes: t("receipt.cancel.yes"),
          }}
        />
      )}
    </div>
  );
}

/** Said before the first bet, because afterwards this deposit gives no bonus. */
function BonusHint({ amount }: { amount: bigint }) {
  const { t } = useTranslation("member");
  const { amount: shown } = useFormat();
  return (
    <div className={s.bonus}>
      <p>{t("receipt.bonus.text", { amount: shown(amount) })}</p>
      <ButtonLink to="/member/bonusDetails" tone="soft">
        {t("receipt.bonus.see")}
      </ButtonLink>
    </div>
  );
}

function Head({ deposit }: { deposit: Deposit }) {
  const { t } = useTranslation("member");
  const { tone, icon } = depositLook(deposit.status);
  return (
    <div className={s.head} role="status">
      <span className={s.mark[tone]}>
        <Icon name={icon} size={34} />
      </span>
      <h1 className={s.title}>
        {isArriving(deposit)
          ? t("receipt.chain.arrivingTitle")
          : t(`receipt.${kinds[deposit.status]}Title`)}
      </h1>
      <p className={s.text}>
        <Text deposit={deposit} />
        {deposit.reason && ` ${t(`receipt.reasons.${deposit.reason}`, "")}`}
      </p>
    </div>
  );
}

function Text({ deposit }: { deposit: Deposit }) {
  const { t } = useTranslation("member");
  const { amount } = useFormat();
  const { account, isBalanceHidden } = useSite();
  const kind = kinds[deposit.status];
  if (isArriving(deposit)) return t("receipt.chain.arrivingText");
  if (kind !== "credited") {
    return t(`receipt.${kind}Text`, { amount: amount(deposit.amount) });
  }
  const balance = account?.balance;
  if (isBalanceHidden || balance === null || balance === undefined)
    return t("receipt.creditedPlain");
  return t("receipt.creditedText", { balance: amount(balance) });
}
