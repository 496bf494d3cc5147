import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Dropdown } from "#app/ui/dropdown.tsx";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { useBrand } from "../use-site.ts";
import * as s from "./header.css.ts";

const items: { label: string; to: string; icon: IconName }[] = [
  { label: "account.deposit", to: "/member/deposit", icon: "plus" },
  { label: "account.bets", to: "/member/bets", icon: "history" },
  { label: "account.messages", to: "/member/messages", icon: "mail" },
  { label: "account.logout", to: "/logout", icon: "log-out" },
];

export function AccountMenu({ name }: { name: string }) {
  const { t } = useTranslation();
  const { layout } = useBrand();
  const initials = name.slice(0, 2).toUpperCase();
  return (
    <Dropdown
      label={`${initials} · ${t("account.menu")}: ${name}`}
      className={s.dropdown}
      summaryClassName={s.avatar[layout.deposit]}
      summary={initials}
    >
      <div className={s.dropdownList}>
        <p className={s.menuName}>{name}</p>
        {items.map((item) => (
          <Link key={item.to} to={item.to} className={s.dropdownItem}>
            <Icon name={item.icon} />
            {t(item.label)}
          </Link>
        ))}
      </div>
    </Dropdown>
  );
}
