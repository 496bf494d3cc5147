import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import * as s from "./member.css.ts";

/** What a trial account sees in place of the centre's pages (in_need_true_account). */
export function TrueAccountNeeded() {
  const { t } = useTranslation("member");
  return (
    <div className={s.panel}>
      <EmptyState icon="user-plus" title={t("trial.title")} text={t("trial.text")} as="h1">
        <ButtonLink to="/register">{t("trial.action")}</ButtonLink>
      </EmptyState>
    </div>
  );
}
