import { useTranslation } from "#app/i18n/use-translation.ts";
import type { contracts } from "#platform/contract/agents/contracts.ts";
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
import type { nextClose } from "./next-close.ts";
import { OwnFigures } from "./own-figures.tsx";
import { TeamNow } from "./team-now.tsx";

type ContractItem = ValueOf<typeof contracts>["list"][number];

export type OverviewData = ValueOf<typeof agentOverview> & {
  period: Period;
  problem: PeriodProblem | null;
  today: string;
  gameType: GameType | undefined;
  account: string | undefined;
  measure: Measure;
  /** The agent's own part; null where the team of another account is shown. */
  own: { income: bigint; next: ReturnType<typeof nextClose<ContractItem>>; now: number } | null;
};

/** How a team stands, what it did in a period, and how that changed. */
export function OverviewPage({ overview }: { overview: OverviewData }) {
  const { t } = useTranslation("agent");
  const { period, problem, today, gameType, account, measure, team, now, before, days, own } =
    overview;
  return (
    <section className={panel}>
      <h1 className={panelTitle}>{t("overview.title")}</h1>
      <p className={lead}>{t("overview.lead")}</p>
      {account && <AccountTrail account={account} />}
      {own && <OwnFigures own={own} period={period} now={now} />}
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
