import { Link, useLocation } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { hasFlag } from "#app/request/offers/flags.ts";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { useNews } from "../use-news.ts";
import { useSite } from "../use-site.ts";
import { AccountMenu } from "./account-menu.tsx";
import { accountState } from "./account-state.ts";
import * as s from "./header.css.ts";
import { WalletBlock } from "./wallet-block.tsx";

/**
 * The header's right end. A guest sees the login and sign-up links; members and agents see wallet,
 * messages and menu. A trial account plays with play money and sees nothing of the member centre.
 */
export function AccountBlock() {
  const { account } = useSite();
  if (!account) return <GuestBlock />;
  const state = accountState(account);
  const isTrial = state === "trial";
  return (
    <div className={s.account}>
      <WalletBlock isTrial={isTrial} />
      {!isTrial && <MessageButton />}
      <AccountMenu account={account} state={state} />
    </div>
  );
}

function GuestBlock() {
  const { t } = useTranslation();
  const { flags } = useSite();
  const { pathname, search } = useLocation();
  const isDialog = pathname === "/login" || pathname === "/register";
  const to = isDialog || pathname === "/" ? "" : `?to=${encodeURIComponent(pathname + search)}`;
  return (
    <div className={s.account}>
      <ButtonLink to={`/login${to}`} tone="outline" size="small" preventScrollReset>
        {t("account.login")}
      </ButtonLink>
      {hasFlag(flags, "DIRECTREG3") && (
        <ButtonLink to={`/register${to}`} size="small" preventScrollReset>
          {t("account.register")}
        </ButtonLink>
      )}
    </div>
  );
}

function MessageButton() {
  const { t } = useTranslation();
  const { count, badge, said } = useNews();
  return (
    <Link
      to="/member/messages"
      className={s.messages}
      aria-label={said ? t("messages.open", { said }) : t("messages.none")}
    >
      <Icon name="mail" />
      {count > 0 && <span className={s.badge} data-count={badge} />}
    </Link>
  );
}
