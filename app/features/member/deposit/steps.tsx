import { useTranslation } from "react-i18next";
import { hidden } from "#app/ui/text.css.ts";
import * as s from "./deposit-page.css.ts";

export function Steps() {
  const { t } = useTranslation("member");
  return (
    <section aria-labelledby="deposit-steps">
      <h2 id="deposit-steps" className={hidden}>
        {t("deposit.steps")}
      </h2>
      <ol className={s.steps}>
        {[1, 2, 3].map((number) => (
          <li key={number} className={s.step}>
            <span className={s.stepNumber} aria-hidden="true">
              {number}
            </span>
            <p className={s.stepText}>
              <strong className={s.stepTitle}>{t(`deposit.step${number}`)}</strong>
              {t(`deposit.step${number}Text`)}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
