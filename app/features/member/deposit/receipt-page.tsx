import { useTranslation } from "react-i18next";
import { useSite } from "#app/frame/use-site.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { useFormat } from "#app/ui/format.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { ValueOf } from "#platform/contract/call.ts";
import type { depositOne } from "#platform/contract/cashier.ts";
import { panel } from "../member.css.ts";
import { useLookAgain } from "../use-look-again.ts";
import { depositLook } from "./deposit-status.tsx";
import { ReceiptFacts } from "./receipt-facts.tsx";
import * as s from "./receipt-page.css.ts";
import { ReceiptSteps } from "./receipt-steps.tsx";

export type Deposit = ValueOf<typeof depositOne>;

const kinds = {
  CREATED: "waiting",
  WAITING_PAYMENT: "waiting",
  REVIEW: "review",
  CREDITED: "credited",
  FAILED: "failed",
  EXPIRED: "expired",
  CANCELLED: "cancelled",
} as const;

/** Where a deposit stands, in a sentence; while it is open the page looks again by itself. */
export function ReceiptPage({ deposit }: { deposit: Deposit }) {
  const { t } = useTranslation("member");
  const kind = kinds[deposit.status];
  const isOpen = kind === "waiting" || kind === "review";
  useLookAgain(isOpen);
  const { tone, icon } = depositLook(deposit.status);
  return (
    <section className={panel}>
      {isOpen && (
        <noscript>
          <meta httpEquiv="refresh" content="4" />
        </noscript>
      )}
      <div className={s.head} role="status">
        <span className={s.mark[tone]}>
          <Icon name={icon} size={34} />
        </span>
        <h1 className={s.title}>{t(`receipt.${kind}Title`)}</h1>
        <p className={s.text}>
          <Text deposit={deposit} />
        </p>
      </div>
      <ReceiptSteps status={deposit.status} />
      <ReceiptFacts deposit={deposit} />
      <div className={s.ways}>
        {kind === "credited" && <ButtonLink to="/rngList">{t("receipt.play")}</ButtonLink>}
        <ButtonLink
          to="/member/deposit"
          tone={kind === "credited" || isOpen ? "outline" : "action"}
        >
          {t(isOpen ? "receipt.back" : "receipt.again")}
        </ButtonLink>
      </div>
    </section>
  );
}

function Text({ deposit }: { deposit: Deposit }) {
  const { t } = useTranslation("member");
  const { amount, time } = useFormat();
  const { account, isBalanceHidden } = useSite();
  const kind = kinds[deposit.status];
  if (kind === "waiting") return t("receipt.waitingText", { time: time(deposit.expiresAt) });
  if (kind !== "credited") return t(`receipt.${kind}Text`);
  const balance = account?.balance;
  if (isBalanceHidden || balance === null || balance === undefined)
    return t("receipt.creditedPlain");
  return t("receipt.creditedText", { balance: amount(balance) });
}
