import { Link, useLocation } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { RenderedOnce } from "#app/ui/layout/rendered-once.tsx";
import { Icon, type IconName } from "#app/ui/media/icon.tsx";
import type { FrameData } from "../../frame-data.server.ts";
import { useSite } from "../../use-site.ts";
import { isCurrent } from "./is-current.ts";
import * as s from "./navigation.css.ts";
import { useMenuWords } from "./use-menu-words.ts";
import { VendorMenu } from "./vendor-menu.tsx";

export type NavigationItem = FrameData["menu"][number];

export function Navigation() {
  const { t } = useTranslation();
  const { brand, menu } = useSite();
  const { header } = brand.layout;
  const { pathname } = useLocation();
  const current = menu.findIndex(({ to }) => isCurrent(to, pathname));
  return (
    <nav aria-label={t("nav.label")} className={s.nav[header]}>
      {header === "rail" && (
        <img src={brand.icon} alt="" width={40} height={40} className={s.railIcon} />
      )}
      <RenderedOnce name={`sections-${current}`} of={menu}>
        <ul className={s.list[header]}>
          {menu.map((item) =>
            item.vendors ? (
              <VendorMenu key={item.to} item={item}>
                <MenuLink item={item} />
              </VendorMenu>
            ) : (
              <li key={item.to}>
                <MenuLink item={item} />
              </li>
            ),
          )}
        </ul>
      </RenderedOnce>
    </nav>
  );
}

function MenuLink({ item }: { item: NavigationItem }) {
  const { to, icon } = item;
  const wordsOf = useMenuWords();
  const { brand } = useSite();
  const { header, marker } = brand.layout;
  const { pathname } = useLocation();
  return (
    <Link
      to={to}
      className={s.item[marker]}
      aria-current={isCurrent(to, pathname) ? "page" : undefined}
    >
      {(header === "rail" || header === "pill") && <Icon name={icon as IconName} size={19} />}
      {wordsOf(item)}
    </Link>
  );
}
