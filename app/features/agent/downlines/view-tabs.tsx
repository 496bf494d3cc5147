import { Link } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import * as s from "../../../parts/contracts/contracts.css.ts";

const VIEWS = [
  ["list", "/agent/downlineManagmentView"],
  ["tree", "/agent/downlineManagmentView?view=tree"],
] as const;

/** The two ways to look at a team: level by level as pages, or as one tree. */
export function ViewTabs({ view }: { view: "list" | "tree" }) {
  const { t } = useTranslation("agent");
  return (
    <nav aria-label={t("tree.views")}>
      <ul className={s.tabs}>
        {VIEWS.map(([one, to]) => (
          <li key={one}>
            <Link
              to={to}
              className={s.tab}
              aria-current={one === view ? "true" : undefined}
              preventScrollReset
            >
              {t(`tree.view.${one}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
