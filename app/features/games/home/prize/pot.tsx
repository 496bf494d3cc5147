import { useBrand } from "#app/frame/use-site.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import { Digits } from "./digits.tsx";
import * as s from "./top-prize.css.ts";

type Props = {
  /** Null when the merchant has no pot. */
  amount: bigint | null;
  /** True when it overlaps the lower edge of the hero. */
  isUnderHero: boolean;
};

/** The pot that bets fill, at the time of rendering, with a link to its terms. */
export function Pot({ amount, isUnderHero }: Props) {
  const { t } = useTranslation("home");
  const { icon } = useBrand();
  if (amount === null) return isUnderHero ? <div className={s.space} /> : null;
  return (
    <section className={isUnderHero ? s.plate : s.panel} aria-label={t("pot")}>
      <img src={icon} alt="" width={44} height={44} className={s.sun} />
      <div className={s.words}>
        <h2 className={s.title}>{t("pot")}</h2>
        <p className={s.note}>{t("potNote")}</p>
      </div>
      <Digits value={amount} />
      <ButtonLink to="/jackpot" size="small">
        {t("potAction")}
      </ButtonLink>
    </section>
  );
}
