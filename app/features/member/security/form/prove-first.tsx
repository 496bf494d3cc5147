import { useLocation } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Notice } from "#app/ui/data/notice.tsx";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import * as s from "../security.css.ts";

/**
 * Replaces a form for members who prove themselves by a code: the code is sent before anything is
 * typed here.
 */
export function ProveFirst() {
  const { t } = useTranslation("security");
  const { pathname, search } = useLocation();
  return (
    <div className={s.form}>
      <Notice tone="info">{t("proof.first")}</Notice>
      <div className={s.submit}>
        <ButtonLink to={`/member/proof?to=${encodeURIComponent(pathname + search)}`} size="large">
          {t("proof.title")}
        </ButtonLink>
      </div>
    </div>
  );
}
