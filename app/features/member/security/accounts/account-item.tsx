import { useTranslation } from "#app/i18n/use-translation.ts";
import { StatusChip } from "#app/ui/data/status-chip.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import { Icon, type IconName } from "#app/ui/media/icon.tsx";
import { AskFirst } from "../form/ask-first.tsx";
import * as s from "../security.css.ts";
import type { AccountsData } from "./accounts.server.ts";

type Account = AccountsData["list"][number];

const icons: Record<Account["kind"], IconName> = {
  card: "credit-card",
  clabe: "landmark",
  cci: "landmark",
  cbu: "landmark",
  iban: "landmark",
  usdt: "coins",
};

export function AccountItem({ account }: { account: Account }) {
  const { t } = useTranslation("security");
  const { dateTime } = useFormat();
  const { id, kind, label, numberEnd, usableAt, isUsable } = account;
  return (
    <div className={s.item}>
      <span className={s.rowIcon}>
        <Icon name={icons[kind]} size={22} />
      </span>
      <span className={s.itemWords}>
        <strong>{label}</strong>
        <span className={s.quiet}>{`${t(`accounts.kinds.${kind}`)} ····\u00a0${numberEnd}`}</span>
        {!isUsable && (
          <span className={s.quiet}>{t("accounts.waits", { time: dateTime(usableAt) })}</span>
        )}
      </span>
      <span className={s.itemState}>
        <StatusChip tone={isUsable ? "open" : "soon"}>
          {t(isUsable ? "state.ready" : "state.waiting")}
        </StatusChip>
      </span>
      <AskFirst
        label={t("accounts.removeLabel", { label, end: numberEnd })}
        word={t("accounts.remove")}
        question={t("accounts.removeAsk")}
        answer={t("accounts.removeYes")}
        fields={{ intent: "remove", id }}
      />
    </div>
  );
}
