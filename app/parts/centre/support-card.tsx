import { Link } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import * as s from "../../features/member/money/recent-money.css.ts";

/** One tap to a person, next to everything about money. */
export function SupportCard() {
  const { t } = useTranslation("member");
  return (
    <Link to="/help/contact" className={s.service}>
      <span className={s.serviceIcon}>
        <Icon name="headset" />
      </span>
      <span className={s.words}>
        <strong>{t("deposit.safe")}</strong>
        <span className={s.time}>{t("deposit.safeText")}</span>
      </span>
      <Icon name="chevron-right" size={18} />
    </Link>
  );
}
