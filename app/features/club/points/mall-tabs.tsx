import { Link } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import * as s from "./point-mall.css.ts";
import { addressOf, TABS, type Tab } from "./tabs.ts";

/** The parts of the points store as links. */
export function MallTabs({ tab }: { tab: Tab }) {
  const { t } = useTranslation("points");
  return (
    <nav aria-label={t("tabs")}>
      <ul className={s.chips}>
        {TABS.map((one) => (
          <li key={one}>
            <Link
              to={addressOf(one)}
              className={s.chip}
              aria-current={one === tab ? "page" : undefined}
              preventScrollReset
            >
              {t(`${one}.title`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
