import { Link } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import { Result } from "../../../parts/table/result.tsx";
import type { Close } from "./next-close.ts";
import type { OverviewData } from "./overview-page.tsx";
import * as s from "./own-figures.css.ts";

type Props = { own: NonNullable<OverviewData["own"]> } & Pick<OverviewData, "period" | "now">;

/** What an agent asks first: the income of the period, the new players and the next pay. */
export function OwnFigures({ own, period, now }: Props) {
  const { t } = useTranslation("agent");
  const { calendarDays, dayAndTime, number } = useFormat();
  const { income, next } = own;
  const range = `from=${period.from}&to=${period.to}`;
  const closes = ({ day, at }: Close) =>
    at === null ? calendarDays({ from: day, to: day }) : dayAndTime(at, own.now);
  return (
    <dl className={s.figures} aria-label={t("overview.own.label")}>
      <div className={s.first}>
        <dt>{t("overview.own.income")}</dt>
        <dd className={s.value}>
          <Result value={income} />
        </dd>
        <dd>
          <Link to={`/agent/agentRevenueReport?${range}`} className={s.way}>
            {calendarDays(period)}
          </Link>
        </dd>
      </div>
      <div className={s.figure}>
        <dt>{t("overview.own.players")}</dt>
        <dd className={s.value}>{number(now.newMembers)}</dd>
        <dd>
          <Link to="/agent/registerCenter" className={s.way}>
            {t("menu.registerCenter")}
          </Link>
        </dd>
      </div>
      <div className={s.figure}>
        <dt>{t("overview.own.next")}</dt>
        <dd className={s.close}>{next ? closes(next) : t("overview.own.none")}</dd>
        <dd>
          <Link to="/agent/contracts" className={s.way}>
            {t(next ? `overview.own.kinds.${next.kind}` : "menu.contracts")}
          </Link>
        </dd>
      </div>
    </dl>
  );
}
