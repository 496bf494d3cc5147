import { NavLink } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import * as s from "./bottom-bar.css.ts";
import { useSite } from "./use-site.ts";

const places: { label: string; to: string; icon: IconName }[] = [
  { label: "home", to: "/", icon: "house" },
  { label: "games", to: "/rngList", icon: "gamepad-2" },
  { label: "deposit", to: "/member/deposit", icon: "plus" },
  { label: "messages", to: "/member/messages", icon: "mail" },
  { label: "me", to: "/member/bets", icon: "user" },
];

export function BottomBar() {
  const { t } = useTranslation();
  const { brand, account } = useSite();
  return (
    <nav className={s.bar} aria-label={t("bar.label")}>
      {places.map(({ label, to, icon }) => (
        <NavLink key={to} to={to} end={to === "/"} className={s.place}>
          <span className={label === "deposit" ? s.deposit[brand.layout.deposit] : s.icon}>
            <Icon name={icon} size={24} />
            {label === "messages" && account && account.unread > 0 && (
              <span className={s.badge}>{account.unread > 99 ? "99+" : account.unread}</span>
            )}
          </span>
          {t(`bar.${label}`)}
        </NavLink>
      ))}
    </nav>
  );
}
