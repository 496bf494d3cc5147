import type { SubmissionResult } from "@conform-to/react";
import { Link } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { DepositData } from "#app/parts/deposit/deposit.server.ts";
import { DepositForm } from "#app/parts/deposit/deposit-form.tsx";
import { NoneOpen } from "#app/parts/deposit/none-open.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { back, panel, panelTitle } from "../../../parts/centre/member.css.ts";
import * as s from "./deposit-page.css.ts";
import { RecentDeposits } from "./recent-deposits.tsx";

type Props = { data: DepositData; last: SubmissionResult<string[]> | undefined };

export function DepositPage({ data, last }: Props) {
  const { t } = useTranslation("member");
  return (
    <div className={s.columns}>
      <section className={panel}>
        {data.back && <BackToGame to={data.back} />}
        <h1 className={panelTitle}>{t("deposit.title")}</h1>
        {data.methods.some(({ isOpen }) => isOpen) ? (
          <DepositForm data={data} last={last} />
        ) : (
          <NoneOpen methods={data.methods} />
        )}
        <p className={s.limits}>
          {data.offersLimit && `${t("deposit.offerLimit")} `}
          <Link
            to={data.offersLimit ? "/member/protection/first" : "/member/protection/limits/deposit"}
            className={s.limitsLink}
          >
            {t("deposit.setLimit")}
          </Link>
        </p>
      </section>
      <RecentDeposits deposits={data.recent} />
    </div>
  );
}

function BackToGame({ to }: { to: string }) {
  const { t } = useTranslation("member");
  return (
    <Link to={to} className={back}>
      <Icon name="arrow-left" size={18} />
      {t("deposit.backToGame")}
    </Link>
  );
}
