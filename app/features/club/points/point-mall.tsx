import type { SubmissionResult } from "@conform-to/react";
import { useSite } from "#app/frame/use-site.ts";
import { Invite } from "#app/frame/visitor/invite.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Notice } from "#app/ui/data/notice.tsx";
import { ConvertPoints } from "./convert-points.tsx";
import { EarnRules } from "./earn-rules.tsx";
import { MallTabs } from "./mall-tabs.tsx";
import { OwnRecord } from "./own-record.tsx";
import * as s from "./point-mall.css.ts";
import { RedeemGood } from "./redeem-good.tsx";
import { RedeemedList } from "./redeemed-list.tsx";
import type { MallData } from "./route.tsx";
import { Shelf } from "./shelf.tsx";
import { usePoints } from "./use-points.ts";

type Props = MallData & { last: SubmissionResult<string[]> | undefined };

/** The points store: goods and cash for points, what was redeemed, each change, and the rules. */
export function PointMall({ tab, balance, last, ...mall }: Props) {
  const { t } = useTranslation("points");
  const { account } = useSite();
  const points = usePoints();
  const { goods, good, conversion, history, details, rules, redeemed, formKey } = mall;
  return (
    <div className={s.page}>
      <header className={s.head}>
        <h1 className={s.title}>{t("title")}</h1>
        <p className={s.lead}>{t("lead")}</p>
      </header>
      {balance !== null && (
        <p className={s.balance}>
          <span className={s.balanceName}>{t("balance")}</span>
          <strong className={s.balanceFigure}>{points(balance)}</strong>
        </p>
      )}
      {balance === null && account && <Notice tone="info">{t("trial")}</Notice>}
      {!account && <Invite title={t("invite.title")} text={t("invite.text")} />}
      <MallTabs tab={tab} />
      {tab === "redeem" && (
        <>
          {good ? (
            <RedeemGood good={good} formKey={formKey} last={last} />
          ) : (
            <Shelf goods={goods} balance={balance} />
          )}
          {conversion && <ConvertPoints conversion={conversion} last={last} />}
        </>
      )}
      {history && <RedeemedList history={history} done={redeemed} />}
      {details && <OwnRecord own={details} />}
      {tab === "rules" && <EarnRules rules={rules} />}
    </div>
  );
}
