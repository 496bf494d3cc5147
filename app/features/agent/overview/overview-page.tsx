import { useTranslation } from "#app/i18n/use-translation.ts";
import type { agentOverview } from "#platform/contract/agents/team.ts";
import type { GameType } from "#platform/contract/play/game-types.ts";
import type { ValueOf } from "#platform/contract/wire/call.ts";
import { lead, panel, panelTitle } from "../../../parts/centre/member.css.ts";
import { Filters } from "../../../parts/filters/filters.tsx";
import type { Period, PeriodProblem } from "../../../parts/period/period.ts";
import { PeriodPicker } from "../../../parts/period/period-picker.tsx";
import { AccountTrail } from "../shared/account-trail.tsx";
import { CategoryField } from "../shared/category-field.tsx";
import type { Measure } from "./curve.ts";
import { DayCurve } from "./day-curve.tsx";
import { FigureTiles } from "./figure-tiles.tsx";
import { TeamNow } from "./team-now.tsx";

export type OverviewData = ValueOf<typeof agentOverview> & {
  period: Period;
  problem: PeriodProblem | null;
  today: string;
  gameType: GameType | undefined;
  account: string | undefined;
  measure: Measure;
};

/** How a team stands, what it did in a period, and how that changed. */
export function OverviewPage({ overview }: { overview: OverviewData }) {
  const { t } = useTranslation("agent");
  const { period, problem, today, gameType, account, measure, team, now, before, days } = overview;
  return (
    <section className={panel}>
      <h1 className={panelTitle}>{t("overview.title")}</h1>
      <p className={lead}>{t("overview.lead")}</p>
      {account && <AccountTrail account={account} />}
      <TeamNow team={team} />
      <PeriodPicker period={period} problem={problem} today={today} hasAll={false} />
      <Filters names={["category"]}>
        <CategoryField gameType={gameType} />
      </Filters>
      <DayCurve period={period} days={days} measure={measure} />
      <FigureTiles now={now} before={before} gameType={gameType} />
    </section>
  );
}
