import { Link } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { back } from "../../../parts/centre/member.css.ts";
import { INCOME } from "./income-path.ts";

export function BackToIncome() {
  const { t } = useTranslation("agent-income");
  return (
    <Link to={INCOME} className={back}>
      <Icon name="arrow-left" size={18} />
      {t("title")}
    </Link>
  );
}
