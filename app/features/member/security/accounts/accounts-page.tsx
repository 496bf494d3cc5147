import type { SubmissionResult } from "@conform-to/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Notice } from "#app/ui/data/notice.tsx";
import type { Done } from "../done-of.ts";
import { ProveFirst } from "../form/prove-first.tsx";
import * as s from "../security.css.ts";
import { SecurityPage } from "../security-page.tsx";
import { AccountItem } from "./account-item.tsx";
import type { AccountsData } from "./accounts.server.ts";
import { AddAccount } from "./add-account.tsx";

export type AccountsProps = {
  data: AccountsData & { done: Done | null };
  last: SubmissionResult<string[]> | undefined;
};

/** The accounts for withdrawals, and a form to add one in the member's own name. */
export function AccountsPage({ data, last }: AccountsProps) {
  const { t } = useTranslation("security");
  const { list, accountsMax } = data;
  const isFull = list.length >= accountsMax;
  return (
    <SecurityPage
      title={t("accounts.title")}
      text={t("accounts.lead", { count: accountsMax })}
      done={data.done}
    >
      {list.length > 0 && (
        <ul className={s.list} aria-label={t("accounts.title")}>
          {list.map((account) => (
            <li key={account.id}>
              <AccountItem account={account} />
            </li>
          ))}
        </ul>
      )}
      <div className={s.group}>
        <h2 className={s.heading}>{t("accounts.add")}</h2>
        {isFull && <Notice tone="info">{t("accounts.full", { count: accountsMax })}</Notice>}
        {!isFull &&
          (data.needs.sent.length > 0 ? (
            <ProveFirst />
          ) : (
            <AddAccount key={list.length} data={data} last={last} />
          ))}
      </div>
    </SecurityPage>
  );
}
