import type { SubmissionResult } from "@conform-to/react";
import { useSite } from "#app/frame/use-site.ts";
import { Invite } from "#app/frame/visitor/invite.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Notice } from "#app/ui/data/notice.tsx";
import { RuleList } from "#app/ui/data/rule-list.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import * as section from "#app/ui/layout/section.css.ts";
import * as s from "./draw-page.css.ts";
import { Odds } from "./odds.tsx";
import { Outcome } from "./outcome.tsx";
import { Eggs } from "./picture/eggs.tsx";
import { Wheel } from "./picture/wheel.tsx";
import { PlayForm } from "./play-form.tsx";
import { Plays } from "./plays.tsx";
import type { DrawData } from "./route.tsx";
import { SealedProof } from "./sealed-proof.tsx";
import * as stage from "./stage.css.ts";

type Props = DrawData & { last: SubmissionResult<string[]> | undefined };

/** A draw: its picture and the ticket beside it, then odds, rules, own plays and the proof. */
export function DrawPage({ draw, held, own, played, ...rest }: Props) {
  const { t } = useTranslation("draws");
  const { account } = useSite();
  return (
    <div className={stage.page}>
      <div className={s.stage}>
        <div className={s.picture}>
          {draw === "wheel" ? <Wheel held={held} played={played} /> : <Eggs played={played} />}
        </div>
        <div className={s.side}>
          <h1 className={stage.title}>{t(`${draw}.title`)}</h1>
          <p className={s.lead}>{t(`${draw}.lead`)}</p>
          {played && <Outcome key={played.id} draw={draw} played={played} held={held} />}
          {own && <PlayForm {...rest} draw={draw} held={held} own={own} />}
          {!own && account && <Notice tone="info">{t("trial")}</Notice>}
        </div>
      </div>
      {!account && <Invite title={t("invite.title")} text={t("invite.text")} />}
      <Odds draw={draw} held={held} />
      <HowItWorks draw={draw} held={held} />
      {own && own.plays.length > 0 && <Plays plays={own.plays} />}
      <SealedProof held={held} wording="draws" />
    </div>
  );
}

function HowItWorks({ draw, held }: Pick<DrawData, "draw" | "held">) {
  const { t } = useTranslation("draws");
  const { amount, number } = useFormat();
  const priceOf = (count: number) => t("points", { count, shown: number(count) });
  const { depositPerTicket, ticketsPerDay, forPoints, multiple } = held;
  return (
    <section className={section.section} aria-labelledby="how">
      <h2 id="how" className={section.heading}>
        {t("how.title")}
      </h2>
      <p className={section.lead}>{t(`${draw}.opening`)}</p>
      <RuleList
        rules={[
          t("how.ticket", { amount: amount(depositPerTicket) }),
          t("how.most", { count: ticketsPerDay }),
          ...(forPoints
            ? [t("how.points", { price: priceOf(forPoints.points), count: forPoints.perDay })]
            : []),
          t("how.cash", { count: multiple }),
          t("how.out"),
          t("how.day"),
        ]}
      />
    </section>
  );
}
