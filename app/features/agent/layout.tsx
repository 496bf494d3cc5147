import { Link, Outlet } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import * as centre from "../../parts/centre/member.css.ts";
import * as s from "./agent.css.ts";
import { AgentMenu } from "./agent-menu.tsx";

export const handle = { i18n: ["agent"] };

/** The agent centre: its menu next to the page, or above it on a phone. */
export default function AgentCentre() {
  const { t } = useTranslation("agent");
  return (
    <div className={centre.centre}>
      <div className={centre.side}>
        <div className={s.head}>
          <p className={s.title}>{t("title")}</p>
          <Link to="/" className={s.close} aria-label={t("close")}>
            <Icon name="x" />
          </Link>
        </div>
        <AgentMenu />
      </div>
      <div className={centre.page}>
        <Outlet />
      </div>
    </div>
  );
}
