import { Link } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { back } from "../../../parts/centre/member.css.ts";

/** A link from one account setting back to all of them. */
export function BackToSecurity() {
  const { t } = useTranslation("member");
  return (
    <Link to="/member/securityCenter" className={back}>
      <Icon name="arrow-left" size={18} />
      {t("menu.security")}
    </Link>
  );
}
