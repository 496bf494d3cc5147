import { useTranslation } from "#app/i18n/use-translation.ts";
import { RuleList } from "#app/ui/data/rule-list.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import * as s from "./rewards.css.ts";
import type { RewardsData } from "./route.tsx";

/** The terms of the rescue bonus, before anybody has one. */
export function Rescue({ rescue }: { rescue: NonNullable<RewardsData["rescue"]> }) {
  const { t } = useTranslation("rewards");
  const { amount, percent } = useFormat();
  const { least, basisPoints, most, balanceBelow, multiple } = rescue;
  const share = percent((basisPoints / 100).toString());
  return (
    <section aria-labelledby="rescue">
      <h2 id="rescue" className={s.title}>
        {t("rescue.title")}
      </h2>
      <RuleList
        rules={[
          t("rescue.share", { least: amount(least), share, most: amount(most) }),
          t("rescue.claim", { below: amount(balanceBelow) }),
          t("rescue.cash", { count: multiple }),
          t("rescue.own"),
        ]}
      />
    </section>
  );
}
