import { useTranslation } from "#app/i18n/use-translation.ts";
import { RuleList } from "#app/ui/data/rule-list.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import { useWorth } from "../use-worth.ts";
import * as s from "./referral.css.ts";
import type { ReferralData } from "./route.tsx";

type Props = Pick<ReferralData, "invited" | "thisMonth"> & {
  terms: NonNullable<ReferralData["terms"]>;
};

/** What an invitation pays and asks for, as the merchant's terms of now have it. */
export function Terms({ terms, invited, thisMonth }: Props) {
  const { t } = useTranslation("referral");
  const { amount, number } = useFormat();
  const rewardOf = useWorth("referral");
  const { cash, multiple, deposits, validBet, days, mostPerMonth, claimDays } = terms;
  const required = amount(cash * BigInt(multiple));
  const lines = [
    t("terms.reward", { reward: rewardOf(terms) }),
    t("terms.goal", {
      count: days,
      deposits: amount(deposits),
      bet: amount(validBet),
    }),
    ...(cash > 0n ? [multiple > 0 ? t("terms.played", { required }) : t("terms.free")] : []),
    t("terms.most", { count: mostPerMonth }),
    t("terms.claim", { count: claimDays }),
    t("terms.check"),
  ];
  return (
    <>
      <h3 className={s.subtitle}>{t("terms.title")}</h3>
      <RuleList rules={lines} />
      <dl className={s.facts}>
        <div>
          <dt>{t("terms.invited")}</dt>
          <dd className={s.fact}>{number(invited)}</dd>
        </div>
        <div>
          <dt>{t("terms.thisMonth")}</dt>
          <dd className={s.fact}>
            {t("terms.of", { value: number(thisMonth), most: number(mostPerMonth) })}
          </dd>
        </div>
      </dl>
    </>
  );
}
