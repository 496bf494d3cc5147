import { Link } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useSearchLink } from "../../../parts/pager/search-link.ts";
import * as s from "./account-trail.css.ts";

/** Says whose team a page shows, with the way back to the agent's own. */
export function AccountTrail({ account }: { account: string }) {
  const { t } = useTranslation("agent");
  const linkTo = useSearchLink();
  return (
    <p className={s.trail}>
      <Link to={linkTo({ account: null })} className={s.link} preventScrollReset>
        {t("trail.own")}
      </Link>
      <span aria-hidden="true">›</span>
      <strong>{t("trail.of", { account })}</strong>
    </p>
  );
}
