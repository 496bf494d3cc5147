import { Link } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import * as look from "#app/parts/money/money-form.css.ts";
import { useFormat } from "#app/ui/format/format.ts";
import { FieldNote } from "#app/ui/forms/field-note.tsx";
import { useStandingError } from "#app/ui/forms/use-standing-error.ts";
import { Icon, type IconName } from "#app/ui/media/icon.tsx";
import type { WithdrawData } from "./withdraw.server.ts";
import * as s from "./withdraw-page.css.ts";

type Account = WithdrawData["accounts"][number];
type Props = { accounts: Account[]; chosen: string; error: string | undefined };

const icons: Record<Account["kind"], IconName> = {
  card: "credit-card",
  clabe: "landmark",
  cci: "landmark",
  cbu: "landmark",
  iban: "landmark",
  usdt: "coins",
};

/** The member's accounts for the payout; a new one shows from when on it can be used. */
export function AccountCards({ accounts, chosen, error: told }: Props) {
  const error = useStandingError({ id: "account", error: told });
  const { t } = useTranslation("withdraw");
  return (
    <fieldset
      id="account"
      className={look.group}
      aria-describedby={error ? "account-error" : undefined}
    >
      <legend className={look.question}>{t("account")}</legend>
      <div className={look.methods}>
        {accounts.map((account) => (
          <AccountCard key={account.id} account={account} isChosen={account.id === chosen} />
        ))}
      </div>
      {accounts.length > 1 && (
        <details className={look.others}>
          <summary className={look.otherMethods}>
            {t("otherAccounts")}
            <Icon name="chevron-down" size={18} />
          </summary>
        </details>
      )}
      <FieldNote id="account" error={error} />
      <Link to="/member/securityCenter/accounts" className={s.forgot}>
        {t("accountsChange")}
      </Link>
    </fieldset>
  );
}

function AccountCard({ account, isChosen }: { account: Account; isChosen: boolean }) {
  const { t } = useTranslation("withdraw");
  const { dateTime } = useFormat();
  const { id, kind, label, numberEnd, usableAt, isUsable } = account;
  return (
    <label className={isUsable ? look.method : s.waitingAccount}>
      <input
        type="radio"
        name="accountId"
        value={id}
        className={look.radio}
        defaultChecked={isChosen && isUsable}
        disabled={!isUsable}
      />
      <span className={look.methodIcon}>
        <Icon name={icons[kind]} />
      </span>
      <span className={look.methodMark}>
        <Icon name="check" size={16} />
      </span>
      <strong className={look.methodName}>{label}</strong>
      <span className={look.methodHint}>
        {t(`kinds.${kind}`)} ···· {numberEnd}
      </span>
      {!isUsable && (
        <span className={look.methodHint}>{t("accountWaits", { time: dateTime(usableAt) })}</span>
      )}
    </label>
  );
}
