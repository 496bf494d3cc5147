import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#app/ui/format.ts";
import { Icon } from "#app/ui/icon.tsx";
import * as s from "./last-visit.css.ts";
import { useSite } from "./use-site.ts";

/** On the first page after a login: a line by which members notice a visit that was not theirs. */
export function LastVisit() {
  const { t } = useTranslation();
  const { lastVisit } = useSite();
  const { dayAndTime } = useFormat();
  if (!lastVisit) return null;
  const { at, now, browser, system, country } = lastVisit;
  const device = browser && system ? t("lastVisit.device", { browser, system }) : browser || system;
  const parts = [dayAndTime(at, now), device, country].filter(Boolean);
  return (
    <div className={s.line} role="status">
      <Icon name="shield-check" size={18} />
      <span className={s.text}>{t("lastVisit.text", { visit: parts.join(" · ") })}</span>
      <Link to="/member/securityCenter/sessions" className={s.check}>
        {t("lastVisit.check")}
      </Link>
    </div>
  );
}
