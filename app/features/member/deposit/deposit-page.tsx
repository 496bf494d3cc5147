import type { SubmissionResult } from "@conform-to/react";
import { Link } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { DepositData } from "#app/parts/deposit/deposit.server.ts";
import { DepositForm } from "#app/parts/deposit/deposit-form.tsx";
import { useMethodWords } from "#app/parts/deposit/use-method-words.ts";
import { EmptyState } from "#app/ui/data/empty-state.tsx";
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

/** Why nothing can be paid now: each closed method with its hours. */
function NoneOpen({ methods }: Pick<DepositData, "methods">) {
  const { t } = useTranslation("member");
  const { nameOf, closedOf } = useMethodWords();
  if (methods.length === 0) return <EmptyState icon="hourglass" title={t("deposit.noMethods")} />;
  return (
    <EmptyState icon="clock" title={t("deposit.noneOpen")}>
      <ul className={s.hours}>
        {methods.map((method) => (
          <li key={method.method}>
            <strong>{nameOf(method)}</strong>
            {` ${closedOf(method)}`}
          </li>
        ))}
      </ul>
    </EmptyState>
  );
}
