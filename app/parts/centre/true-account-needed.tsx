import { useTranslation } from "#app/i18n/use-translation.ts";
import { EmptyState } from "#app/ui/data/empty-state.tsx";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import * as s from "./member.css.ts";

/** Shown to a trial account in place of the centre's pages (in_need_true_account). */
export function TrueAccountNeeded() {
  const { t } = useTranslation("member");
  const { t: common } = useTranslation();
  return (
    <div className={s.panel}>
      <EmptyState
        icon="user-plus"
        title={t("trial.title")}
        text={common("trial.in_need_true_account")}
        as="h1"
      >
        <ButtonLink to="/register">{common("trial.in_increase_submit")}</ButtonLink>
      </EmptyState>
    </div>
  );
}
