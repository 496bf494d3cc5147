import { useTranslation } from "#app/i18n/use-translation.ts";
import { lead, panel, panelTitle } from "#app/parts/centre/member.css.ts";
import { Notice } from "#app/ui/data/notice.tsx";
import * as tabs from "#app/ui/data/tab-links.css.ts";
import { TabLinks } from "#app/ui/data/tab-links.tsx";
import { Invited } from "./invited.tsx";
import { OwnCode } from "./own-code.tsx";
import * as s from "./referral.css.ts";
import type { ReferralData } from "./route.tsx";
import { Terms } from "./terms.tsx";

const TABS = ["mine", "invited"] as const;

/** The member's own code and what it pays, or the people who came with it. */
export function ReferralPage(data: ReferralData) {
  const { t } = useTranslation("referral");
  const { tab, people, page, isPaused, terms, invited, thisMonth } = data;
  return (
    <section className={panel}>
      <h1 className={panelTitle}>{t("title")}</h1>
      <p className={lead}>{t(terms ? "lead" : "plainLead")}</p>
      {isPaused && (
        <div className={s.note}>
          <Notice tone="info">{t("paused")}</Notice>
        </div>
      )}
      <TabLinks
        label={t("tabs")}
        row={tabs.centreRow}
        tabs={TABS.map((one) => ({
          name: t(`${one}.title`),
          to: one === "mine" ? "/member/referral" : "/member/referral?tab=invited",
          current: one === tab ? "page" : undefined,
        }))}
      />
      <h2 className={s.title}>{t(`${tab}.title`)}</h2>
      {people ? (
        <Invited people={people} page={page} />
      ) : (
        <>
          <OwnCode {...data} />
          {terms ? (
            <Terms {...{ terms, invited, thisMonth }} />
          ) : (
            <div className={s.note}>
              <Notice tone="info">{t("terms.none")}</Notice>
            </div>
          )}
        </>
      )}
    </section>
  );
}
