import type { SubmissionResult } from "@conform-to/react";
import { Link } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { panel, panelTitle } from "#app/parts/centre/member.css.ts";
import { Notice } from "#app/ui/data/notice.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import { Icon, type IconName } from "#app/ui/media/icon.tsx";
import { LevelTable } from "../vip/level-table.tsx";
import { Gifts } from "./gifts.tsx";
import { KeepLevel } from "./keep-level.tsx";
import { LevelCard } from "./level-card.tsx";
import * as s from "./rank.css.ts";
import type { RankData } from "./route.tsx";

export type Last = SubmissionResult<string[]> | undefined;

/** The member's level with what is missing, the gifts to take, and the table of all levels. */
export function RankPage({ shown, last }: { shown: RankData; last: Last }) {
  const { t } = useTranslation("rank");
  const { amount } = useFormat();
  const { rank, levels, rebated, taken } = shown;
  const own = levels.find(({ level }) => level === rank.level);
  return (
    <div className={s.page}>
      <section className={panel}>
        <h1 className={panelTitle}>{t("title")}</h1>
        {taken && !last && (
          <div role="status" className={s.note}>
            <Notice tone="info">{t("taken", { amount: amount(taken.amount) })}</Notice>
          </div>
        )}
        {rank.isPaused && (
          <div className={s.note}>
            <Notice tone="info">{t("paused")}</Notice>
          </div>
        )}
        {own && <LevelCard own={own} rank={rank} levels={levels} />}
        {own && <KeepLevel own={own} rank={rank} />}
        <Gifts shown={shown} last={last} />
        {own && <Gives own={own} hasRebate={rebated.length > 0} />}
      </section>
      <section className={s.levels} aria-labelledby="levels">
        <h2 id="levels" className={s.title}>
          {t("table")}
        </h2>
        <LevelTable levels={levels} rebated={rebated} own={rank.level} />
      </section>
    </div>
  );
}

type Level = RankData["levels"][number];

function Gives({ own, hasRebate }: { own: Level; hasRebate: boolean }) {
  const { t } = useTranslation("rank");
  const { amount } = useFormat();
  const { weeklyGift, monthlyGift, birthdayGift, keepValidBet, hasService } = own;
  const bet = amount(keepValidBet / 4n);
  const lines: [IconName, string, boolean][] = [
    ["gift", t("gives.week", { amount: amount(weeklyGift), bet }), weeklyGift > 0n],
    ["calendar-days", t("gives.month", { amount: amount(monthlyGift) }), monthlyGift > 0n],
    ["party-popper", t("gives.birthday", { amount: amount(birthdayGift) }), birthdayGift > 0n],
    ["headset", t("gives.service"), hasService],
  ];
  return (
    <section aria-labelledby="gives">
      <h2 id="gives" className={s.title}>
        {t("gives.title")}
      </h2>
      <ul className={s.gives}>
        {lines
          .filter(([, , isGiven]) => isGiven)
          .map(([icon, words]) => (
            <li key={icon} className={s.give}>
              <Icon name={icon} />
              <span>{words}</span>
            </li>
          ))}
        {hasRebate && (
          <li className={s.give}>
            <Icon name="coins" />
            <span>
              {t("gives.rebate")}.{" "}
              <Link to="/member/manualRebate" className={s.link}>
                {t("gives.rebateLink")}
              </Link>
            </span>
          </li>
        )}
      </ul>
      <Link to="/vip" className={s.link}>
        {t("gives.all")}
      </Link>
    </section>
  );
}
