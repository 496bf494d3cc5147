import { Link } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { hidden } from "#app/ui/layout/text.css.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import * as s from "./deposit-form.css.ts";
import type { Methods } from "./deposit-schema.server.ts";
import { useMethodWords } from "./use-method-words.ts";

/** How to pay with the selected method, with a link to the guide with pictures. */
export function Steps({ method }: { method: Methods[number] }) {
  const { t } = useTranslation("member");
  const { timeOf } = useMethodWords();
  const time = timeOf(method.expiresInMinutes);
  const texts = [
    t("deposit.step1Text"),
    t(`deposit.how.${method.isInBankApp ? "bankApp" : method.kind}`, { time }),
    t("deposit.step3Text"),
  ];
  return (
    <section aria-labelledby="deposit-steps">
      <h2 id="deposit-steps" className={hidden}>
        {t("deposit.steps")}
      </h2>
      <ol className={s.steps}>
        {texts.map((text, index) => (
          <li key={text} className={s.step}>
            <span className={s.stepNumber} aria-hidden="true">
              {index + 1}
            </span>
            <p className={s.stepText}>
              <strong className={s.stepTitle}>{t(`deposit.step${index + 1}`)}</strong>
              {text}
            </p>
          </li>
        ))}
      </ol>
      <Link to="/help/deposits" className={s.tutorial}>
        <Icon name="book-open" size={18} />
        {t("deposit.tutorial")}
      </Link>
    </section>
  );
}
