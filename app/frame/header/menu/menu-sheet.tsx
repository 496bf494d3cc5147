import { Link, useLocation } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { RenderedOnce } from "#app/ui/layout/rendered-once.tsx";
import { Icon, type IconName } from "#app/ui/media/icon.tsx";
import { Dropdown } from "#app/ui/overlays/dropdown.tsx";
import { NoticeBell } from "../../notices/notice-bell.tsx";
import { useSite } from "../../use-site.ts";
import { LanguageChoices } from "../language-choices.tsx";
import { MotionToggle } from "../motion-toggle.tsx";
import * as search from "../search/search.css.ts";
import { Search } from "../search/search.tsx";
import { ThemeToggle } from "../theme-toggle.tsx";
import { isCurrent } from "./is-current.ts";
import * as s from "./menu-sheet.css.ts";
import { useMenuWords } from "./use-menu-words.ts";

type Props = {
  /** It also stands for the navigation that a low window has no room for. */
  isInLowWindow: boolean;
};

/** The menu on phones: every section and the language choice, also without JavaScript. */
export function MenuSheet({ isInLowWindow }: Props) {
  const { t } = useTranslation();
  const { brand, menu, notices } = useSite();
  const { pathname } = useLocation();
  const wordsOf = useMenuWords();
  // A moving strip has the button itself.
  const hasToggle = notices.length > 0 && brand.layout.notices === "strip";
  const current = menu.findIndex(({ to }) => isCurrent(to, pathname));
  return (
    <Dropdown
      label={t("nav.menu")}
      className={isInLowWindow ? s.placeInLowWindow : s.place}
      summaryClassName={s.opener}
      summary={<Icon name="menu" size={24} />}
    >
      <div className={s.scrim} data-scrim="" />
      <div className={s.sheet}>
        <Search id="found-in-menu" className={search.inMenu} />
        <nav aria-label={t("nav.menu")}>
          <RenderedOnce name={`sheet-${current}`} of={menu}>
            <ul className={s.sections}>
              {menu.map((item) => (
                <li key={item.to} className={s.cell}>
                  <Link
                    to={item.to}
                    className={s.section}
                    aria-current={isCurrent(item.to, pathname) ? "page" : undefined}
                  >
                    <Icon name={item.icon as IconName} size={22} />
                    {wordsOf(item)}
                  </Link>
                </li>
              ))}
            </ul>
          </RenderedOnce>
        </nav>
        <NoticeBell className={s.notices}>{t("notices.label")}</NoticeBell>
        <ThemeToggle className={s.notices} hasWords />
        {!hasToggle && <MotionToggle className={s.notices} hasWords />}
        <LanguageChoices className={s.languages} />
      </div>
    </Dropdown>
  );
}
