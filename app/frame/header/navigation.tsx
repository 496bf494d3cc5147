import { NavLink } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { useSite } from "../use-site.ts";
import * as s from "./navigation.css.ts";

export function Navigation() {
  const { t } = useTranslation();
  const { brand, menu } = useSite();
  const { header, marker } = brand.layout;
  return (
    <nav aria-label={t("nav.label")} className={s.nav[header]}>
      {header === "rail" && (
        <img src={brand.icon} alt="" width={40} height={40} className={s.railIcon} />
      )}
      <ul className={s.list[header]}>
        {menu.map((item) => (
          <li key={item.to}>
            <NavLink to={item.to} end={item.to === "/"} className={s.item[marker]}>
              {header !== "rows" && <Icon name={item.icon as IconName} size={19} />}
              {t(`nav.${item.label}`)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
