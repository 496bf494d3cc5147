import { Link, useSearchParams } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { onwardPath } from "../onward-path.ts";
import * as s from "./forgot-link.css.ts";

/** Above the form's button: below the other login methods a phone would not show it. */
export function ForgotLink() {
  const { t } = useTranslation("access");
  const [params] = useSearchParams();
  return (
    <Link to={onwardPath(params, "/forgot")} className={s.link} preventScrollReset>
      {t("forgot.link")}
    </Link>
  );
}
