import { Link, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Dropdown } from "#app/ui/dropdown.tsx";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { useSite } from "../use-site.ts";
import { isCurrent } from "./is-current.ts";
import { LanguageChoices } from "./language-choices.tsx";
import * as s from "./menu-sheet.css.ts";

/** On phones: every section and the choice of language, without JavaScript as well. */
export function MenuSheet() {
  const { t } = useTranslation();
  const { menu } = useSite();
  const { pathname } = useLocation();
  return (
    <Dropdown
      label={t("nav.menu")}
      className={s.place}
      summaryClassName={s.opener}
      summary={<Icon name="menu" size={24} />}
    >
      <div className={s.sheet}>
        <nav aria-label={t("nav.menu")}>
          <ul className={s.sections}>
            {menu.map(({ label, to, icon }) => (
              <li key={to}>
                <Link
                  to={to}
                  className={s.section}
                  aria-current={isCurrent(to, pathname) ? "page" : undefined}
                >
                  <Icon name={icon as IconName} size={22} />
                  {t(`nav.${label}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <LanguageChoices className={s.languages} />
      </div>
    </Dropdown>
  );
}
