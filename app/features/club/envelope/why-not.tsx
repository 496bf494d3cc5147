import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import { useMoment } from "#app/ui/format/use-moment.ts";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import * as s from "./envelope-page.css.ts";
import type { Held, Own } from "./route.tsx";

/** Why the member opens none now: the most of this rain, or no ticket and what gives the next. */
export function WhyNot({ held, own, now }: { held: Held; own: Own; now: number }) {
  const { t } = useTranslation("envelope");
  const { amount, number } = useFormat();
  const { near } = useMoment();
  if (own.openedNow >= held.perSlot) {
    return <p>{t("most", { count: held.perSlot, time: near(held.nextAt, now) })}</p>;
  }
  const tier = held.tiers.find(({ deposits }) => deposits > own.deposited);
  if (!tier) return <p>{t("used")}</p>;
  const missing = amount(tier.deposits - own.deposited);
  return (
    <div className={s.none}>
      <p>{t("noTicket", { missing, count: tier.tickets, shown: number(tier.tickets) })}</p>
      <ButtonLink to="/member/deposit">{t("deposit")}</ButtonLink>
    </div>
  );
}
