import { useTranslation } from "#app/i18n/use-translation.ts";
import { Amount } from "#app/ui/format/amount.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import * as look from "../../../parts/totals/totals.css.ts";
import type { OverviewData } from "./overview-page.tsx";

/** The team as it stands, whatever period is chosen. */
export function TeamNow({ team }: { team: OverviewData["team"] }) {
  const { t } = useTranslation("agent");
  const { number } = useFormat();
  return (
    <dl className={look.totals} aria-label={t("overview.standing")}>
      {(["members", "agents", "online"] as const).map((name) => (
        <div key={name} className={look.total}>
          <dt>{t(`overview.${name}`)}</dt>
          <dd>{number(team[name])}</dd>
        </div>
      ))}
      <div className={look.total}>
        <dt>{t("overview.balance")}</dt>
        <dd>
          <Amount value={team.balance} />
        </dd>
      </div>
    </dl>
  );
}
