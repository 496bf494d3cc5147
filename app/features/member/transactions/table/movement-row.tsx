import { Link } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useMethodWords } from "#app/parts/deposit/use-method-words.ts";
import { Amount } from "#app/ui/format/amount.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import { Icon, type IconName } from "#app/ui/media/icon.tsx";
import { Result } from "../../../../parts/table/result.tsx";
import { accountName } from "../../money/list/use-money-items.tsx";
import type { RecordKind } from "../read-kinds.ts";
import type { Movement } from "../transactions-page.tsx";
import * as s from "./movement-table.css.ts";

const icons: Record<RecordKind, IconName> = {
  deposit: "plus",
  withdrawal: "banknote",
  transfer: "send",
  wallet: "wallet",
  bet: "dices",
  win: "trophy",
  refund: "refresh-cw",
  salary: "coins",
  dividend: "coins",
  prize: "gift",
  adjustment: "scale",
};

export function MovementRow({ movement }: { movement: Movement }) {
  const { t } = useTranslation("records");
  const { time } = useFormat();
  const { kind, amount, balance, at } = movement;
  return (
    <tr className={s.row}>
      <th scope="row" className={s.what}>
        <span className={amount > 0n ? s.iconIn : s.icon}>
          <Icon name={icons[kind]} size={18} />
        </span>
        <span className={s.words}>
          <span className={s.kind}>{t(`transactions.one.${kind}`)}</span>
          <Subject movement={movement} />
        </span>
      </th>
      <td className={s.time}>{time(at)}</td>
      <td className={s.amount}>
        <Result value={amount} />
      </td>
      <td className={s.balance}>
        <span className={s.balanceWord}>{t("transactions.balance")} </span>
        <Amount value={balance} />
      </td>
    </tr>
  );
}

/** What the movement belongs to, as a link. */
function Subject({ movement }: { movement: Movement }) {
  const { t } = useTranslation("records");
  const { subject, id, reference, reason, game, counterparty, amount, method, account } = movement;
  const { nameOf } = useMethodWords();
  if (game) {
    return (
      <Link to={`/member/bets/${encodeURIComponent(id)}`} className={s.subject} title={reference}>
        {game.name}
      </Link>
    );
  }
  if (subject === "deposit") {
    return (
      <Link to={`/member/deposit/${id}`} className={s.subject}>
        {method ? `${nameOf(method)} · ${reference}` : reference}
      </Link>
    );
  }
  if (subject === "withdrawal") {
    return (
      <Link to={`/member/withdraw/${id}`} className={s.subject}>
        {account ? `${accountName(account)} · ${reference}` : reference}
      </Link>
    );
  }
  if (subject === "purse") {
    return (
      <Link to="/member/transferFund" className={s.subject}>
        {t(amount < 0n ? "transactions.toPurse" : "transactions.fromPurse", {
          vendor: counterparty ?? reference,
        })}
      </Link>
    );
  }
  if (counterparty) {
    return (
      <Link to="/member/transferUpline" className={s.subject}>
        {t("transactions.counterparty", { account: counterparty })}
      </Link>
    );
  }
  if (reason) return <span className={s.reference}>{t(`transactions.reasons.${reason}`)}</span>;
  return <span className={s.reference}>{reference}</span>;
}
