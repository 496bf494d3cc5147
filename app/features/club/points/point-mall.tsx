import type { SubmissionResult } from "@conform-to/react";
import { useSite } from "#app/frame/use-site.ts";
import { Invite } from "#app/frame/visitor/invite.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Notice } from "#app/ui/data/notice.tsx";
import { ConvertPoints } from "./convert-points.tsx";
import { EarnRules } from "./earn-rules.tsx";
import { OwnRecord } from "./own-record.tsx";
import * as s from "./point-mall.css.ts";
import type { MallData } from "./route.tsx";
import { usePoints } from "./use-points.ts";

type Props = MallData & { last: SubmissionResult<string[]> | undefined };

/** The member's points with every change of them, and the rules by which they add up. */
export function PointMall({ own, conversion, rules, last }: Props) {
  const { t } = useTranslation("points");
  const { account } = useSite();
  const points = usePoints();
  return (
    <div className={s.page}>
      <header className={s.head}>
        <h1 className={s.title}>{t("title")}</h1>
        <p className={s.lead}>{t("lead")}</p>
      </header>
      {own && (
        <p className={s.balance}>
          <span className={s.balanceName}>{t("balance")}</span>
          <strong className={s.balanceFigure}>{points(own.points)}</strong>
        </p>
      )}
      {!own && account && <Notice tone="info">{t("trial")}</Notice>}
      {!account && <Invite title={t("invite.title")} text={t("invite.text")} />}
      {conversion && <ConvertPoints conversion={conversion} last={last} />}
      {own && <OwnRecord own={own} />}
      <EarnRules rules={rules} />
    </div>
  );
}
