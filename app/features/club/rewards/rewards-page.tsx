import type { SubmissionResult } from "@conform-to/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { lead, panel, panelTitle } from "#app/parts/centre/member.css.ts";
import { EmptyState } from "#app/ui/data/empty-state.tsx";
import { Notice } from "#app/ui/data/notice.tsx";
import * as tabs from "#app/ui/data/tab-links.css.ts";
import { TabLinks } from "#app/ui/data/tab-links.tsx";
import { OpenAwards } from "./open-awards.tsx";
import { PastAwards } from "./past-awards.tsx";
import { Rescue } from "./rescue.tsx";
import * as s from "./rewards.css.ts";
import type { RewardsData } from "./route.tsx";
import { addressOf, TABS } from "./tabs.ts";
import { Tickets } from "./tickets.tsx";
import { useAward } from "./use-award.ts";
import * as waiting from "./waiting.css.ts";
import { whatWaits } from "./what-waits.ts";

export type Last = SubmissionResult<string[]> | undefined;

/** What the member can take now, what was taken, what nobody took in time, and the tickets of today. */
export function RewardsPage({ shown, last }: { shown: RewardsData; last: Last }) {
  const { t } = useTranslation("rewards");
  const { worthOf } = useAward();
  const { tab, past, page, taken, isPaused } = shown;
  const waits = whatWaits(shown);
  return (
    <section className={panel}>
      <h1 className={panelTitle}>{t("title")}</h1>
      <p className={lead}>{t("lead")}</p>
      {taken && !last && (
        <div role="status" className={s.note}>
          <Notice tone="info">{t("taken", { value: worthOf(taken) })}</Notice>
        </div>
      )}
      {isPaused && (
        <div className={s.note}>
          <Notice tone="info">{t("paused")}</Notice>
        </div>
      )}
      <TabLinks
        label={t("tabs")}
        row={tabs.centreRow}
        tabs={TABS.map((one) => ({
          name: t(one === "open" ? "open.tab" : `${one}.title`),
          to: addressOf(one),
          current: one === tab ? "page" : undefined,
        }))}
      />
      {tab === "open" || !past ? (
        <>
          <div className={waiting.part}>
            {waits !== "tickets" && <h2 className={s.title}>{t("open.title")}</h2>}
            <OpenAwards shown={shown} last={last} />
            {waits === "nothing" && (
              <div className={waiting.none}>
                <EmptyState
                  icon="gift"
                  title={t("open.empty")}
                  text={t("open.emptyText")}
                  as="h3"
                />
              </div>
            )}
          </div>
          <Tickets draws={shown.draws} rain={shown.rain} raffle={shown.raffle} now={shown.now} />
          {shown.rescue && <Rescue rescue={shown.rescue} />}
        </>
      ) : (
        <>
          <h2 className={s.title}>{t(`${tab}.title`)}</h2>
          <PastAwards of={tab} past={past} page={page} />
        </>
      )}
    </section>
  );
}
