import { useTranslation } from "#app/i18n/use-translation.ts";
import { Amount } from "#app/ui/format/amount.tsx";
import type { WithdrawData } from "./withdraw.server.ts";
import * as s from "./withdraw-page.css.ts";

/** The rules in figures: how often, how much and at what times today. */
export function Today({ options }: { options: WithdrawData["options"] }) {
  const { t } = useTranslation("withdraw");
  const { perDayLeft, perDayMax, sumPerDayLeft, hours } = options;
  return (
    <dl className={s.today} aria-label={t("today.label")}>
      <div>
        <dt>{t("today.count")}</dt>
        <dd>{t("today.of", { left: perDayLeft, max: perDayMax })}</dd>
      </div>
      <div>
        <dt>{t("today.sum")}</dt>
        <dd>
          <Amount value={sumPerDayLeft} />
        </dd>
      </div>
      <div>
        <dt>{t("today.hours")}</dt>
        <dd>{isAllDay(hours) ? t("today.allDay") : t("today.fromTo", hours)}</dd>
      </div>
    </dl>
  );
}

const isAllDay = ({ from, to }: WithdrawData["options"]["hours"]) =>
  from === "00:00" && (to === "23:59" || to === "24:00");
