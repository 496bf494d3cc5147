import { Link, useLocation } from "@remix-run/react";
import { useRef } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { useSite } from "../use-site.ts";
import * as s from "./last-visit.css.ts";

/** A line on the first page after a login, by which members notice a visit that was not theirs. */
export function LastVisit() {
  const { t } = useTranslation();
  const lastVisit = useLastVisit();
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

/**
 * The server does not repeat the greeting on a reload of the same page, so the line stays until the
 * visitor moves on.
 */
function useLastVisit() {
  const { lastVisit } = useSite();
  const { key } = useLocation();
  const kept = useRef({ key, lastVisit });
  if (lastVisit || kept.current.key !== key) kept.current = { key, lastVisit };
  return kept.current.lastVisit;
}
