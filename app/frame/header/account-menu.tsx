import { Link } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { RenderedOnce } from "#app/ui/layout/rendered-once.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { Dropdown } from "#app/ui/overlays/dropdown.tsx";
import type { FrameData } from "../frame-data.server.ts";
import { useSite } from "../use-site.ts";
import { Face } from "../visitor/face.tsx";
import { accountItems } from "./account-items.ts";
import type { AccountState } from "./account-state.ts";
import * as s from "./header.css.ts";

type Props = { account: NonNullable<FrameData["account"]>; state: AccountState };

/** The member's picture and nickname, which open the account menu. */
export function AccountMenu({ account, state }: Props) {
  const { t } = useTranslation();
  const { brand } = useSite();
  const { name, avatar } = account;
  return (
    <Dropdown
      label={`${t("account.menu")}: ${name}`}
      className={s.dropdown}
      summaryClassName={s.accountOpener}
      summary={
        <>
          <Face name={name} avatar={avatar} size="small" />
          <span className={s.nickname}>{name}</span>
        </>
      }
    >
      <div className={s.dropdownList}>
        <p className={s.menuName}>
          <strong className={s.menuNickname}>{name}</strong>
          {name !== account.account && <span>{account.account}</span>}
        </p>
        {state === "trial" && <p className={s.menuName}>{t("account.playMoneyNote")}</p>}
        <RenderedOnce name={["account", state, account.hasPurses].join("-")} of={brand}>
          {accountItems(state, account.hasPurses).map((item) => (
            <Link key={item.to} to={item.to} className={s.dropdownItem}>
              <Icon name={item.icon} />
              {t(item.label)}
            </Link>
          ))}
        </RenderedOnce>
      </div>
    </Dropdown>
  );
}
