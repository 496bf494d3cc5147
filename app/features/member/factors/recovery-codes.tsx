import { useTranslation } from "#app/i18n/use-translation.ts";
import { CopyButton } from "#app/ui/data/copy-button.tsx";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import { buttonLook } from "#app/ui/forms/button-look.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { lead, panel, panelTitle } from "../../../parts/centre/member.css.ts";
import * as s from "../secret/secret-form.css.ts";

/** Shown once, to be copied, downloaded or written down. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  const { t } = useTranslation("access");
  const text = codes.join("\n");
  return (
    <section className={panel}>
      <h1 className={panelTitle}>{t("codes.title")}</h1>
      <p className={lead}>{t("codes.lead")}</p>
      <ul className={s.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={s.actions}>
        <CopyButton text={text} words={{ copy: t("codes.copy"), copied: t("codes.copied") }} />
        <a
          className={buttonLook({ tone: "outline" })}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          download={`${t("codes.file")}.txt`}
        >
          <Icon name="download" />
          {t("codes.download")}
        </a>
        <ButtonLink to="/member/factors">{t("codes.done")}</ButtonLink>
      </div>
    </section>
  );
}
