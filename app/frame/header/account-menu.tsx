import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Dropdown } from "#app/ui/dropdown.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useBrand } from "../use-site.ts";
import { accountItems } from "./account-items.ts";
import type { AccountState } from "./account-state.ts";
import * as s from "./header.css.ts";

export function AccountMenu({ name, state }: { name: string; state: AccountState }) {
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
        {state === "trial" && <p className={s.menuName}>{t("account.playMoneyNote")}</p>}
        {accountItems(state).map((item) => (
          <Link key={item.to} to={item.to} className={s.dropdownItem}>
            <Icon name={item.icon} />
            {t(item.label)}
          </Link>
        ))}
      </div>
    </Dropdown>
  );
}
