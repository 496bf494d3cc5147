import { useTranslation } from "#app/i18n/use-translation.ts";
import { EmptyState } from "#app/ui/data/empty-state.tsx";
import { buttonLook } from "#app/ui/forms/button-look.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import * as s from "./offline-page.css.ts";

/** Shown without a connection. It uses a plain link, because scripts may be missing too. */
export function OfflinePage({ email }: { email: string }) {
  const { t } = useTranslation("offline");
  return (
    <>
      <EmptyState icon="wifi-off" title={t("title")} text={t("text")} as="h1">
        <a href="/" className={buttonLook({ tone: "action" })}>
          <Icon name="refresh-cw" />
          {t("retry")}
        </a>
      </EmptyState>
      <section className={s.tips}>
        <h2 className={s.title}>{t("tips")}</h2>
        <ul>
          <li className={s.tip}>{t("tip1")}</li>
          <li className={s.tip}>{t("tip2")}</li>
          <li className={s.tip}>{t("tip3", { email })}</li>
        </ul>
      </section>
    </>
  );
}
