import { useTranslation } from "react-i18next";
import { Amount } from "#app/ui/format/amount.tsx";
import type { WithdrawData } from "./withdraw.server.ts";
import * as s from "./withdraw-page.css.ts";

/** The two main figures: the balance, and how much of it can be withdrawn. */
export function Withdrawable({ options }: { options: WithdrawData["options"] }) {
  const { t } = useTranslation("withdraw");
  return (
    <dl className={s.figures}>
      <div className={s.figure}>
        <dt>{t("withdrawable")}</dt>
        <dd className={s.large}>
          <Amount value={options.withdrawable} />
        </dd>
      </div>
      <div className={s.figure}>
        <dt>{t("balance")}</dt>
        <dd>
          <Amount value={options.balance} />
        </dd>
      </div>
    </dl>
  );
}
