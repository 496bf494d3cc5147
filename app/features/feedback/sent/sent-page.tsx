import { useTranslation } from "#app/i18n/use-translation.ts";
import { CopyButton } from "#app/ui/data/copy-button.tsx";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import * as s from "./sent-page.css.ts";

/** The confirmation of a message: its reference, and what happens next. */
export function SentPage({ reference }: { reference: string }) {
  const { t } = useTranslation("feedback");
  return (
    <section className={s.panel}>
      <span className={s.mark}>
        <Icon name="check" size={34} />
      </span>
      <h1 className={s.title}>{t("sent.title")}</h1>
      <p className={s.text}>{t("sent.text")}</p>
      <dl className={s.reference}>
        <dt>{t("sent.reference")}</dt>
        <dd>
          <strong className={s.code}>{reference}</strong>
          <CopyButton text={reference} words={{ copy: t("sent.copy"), copied: t("sent.copied") }} />
        </dd>
      </dl>
      <p className={s.note}>{t("sent.note")}</p>
      <div className={s.actions}>
        <ButtonLink to="/">{t("sent.home")}</ButtonLink>
        <ButtonLink to="/help" tone="outline">
          {t("sent.help")}
        </ButtonLink>
      </div>
    </section>
  );
}
