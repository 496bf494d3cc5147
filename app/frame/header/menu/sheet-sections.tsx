import { Link, useLocation } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import { RenderedOnce } from "#app/ui/layout/rendered-once.tsx";
import { Icon, type IconName } from "#app/ui/media/icon.tsx";
import { useSite } from "../../use-site.ts";
import { isCurrent } from "./is-current.ts";
import * as s from "./sheet-sections.css.ts";
import { useMenuWords } from "./use-menu-words.ts";

/** The sections of a phone's menu; the current one has a shape besides its colour. */
export function SheetSections() {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { brand, menu } = useSite();
  const { drawer } = brand.layout;
  const { pathname } = useLocation();
  const wordsOf = useMenuWords();
  const current = menu.findIndex(({ to }) => isCurrent(to, pathname));
  return (
    <nav aria-label={t("nav.menu")} className={s.nav}>
      <RenderedOnce name={`sheet-${current}`} of={menu}>
        <ul className={s.sections[drawer]}>
          {menu.map((item) => (
            <li key={item.to} className={s.cell[drawer]}>
              <Link
                to={item.to}
                className={s.section[drawer]}
                aria-current={isCurrent(item.to, pathname) ? "page" : undefined}
              >
                <span className={s.sign[drawer]}>
                  <Icon name={item.icon as IconName} size={22} />
                </span>
                <span className={s.words[drawer]}>{wordsOf(item)}</span>
                {item.gameCount !== null && (
                  <span className={s.count[drawer]}>
                    {t("nav.games", { count: item.gameCount, number: number(item.gameCount) })}
                  </span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      </RenderedOnce>
    </nav>
  );
}
