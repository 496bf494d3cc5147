import { Link } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { StatusChip, type StatusTone } from "#app/ui/data/status-chip.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import { Avatar } from "#app/ui/media/avatar.tsx";
import { Icon, type IconName } from "#app/ui/media/icon.tsx";
import { panel, panelTitle } from "../../../parts/centre/member.css.ts";
import type { Done } from "./done-of.ts";
import { FUNDS_TONES } from "./funds/funds-tones.ts";
import { LanguageRow } from "./language-row.tsx";
import type { OverviewData } from "./overview.server.ts";
import * as s from "./security.css.ts";
import { DoneNote } from "./security-page.tsx";
import { IDENTITY_TONES } from "./verification/identity-tones.ts";

type Data = OverviewData & { done: Done | null };
type Row = {
  id: string;
  to: string;
  icon: IconName;
  text: string;
  state: { tone: StatusTone; word: string } | null;
};

/** Everything members can set about themselves, each part with its state. */
export function Overview({ data }: { data: Data }) {
  const { t } = useTranslation("security");
  const { date, dateTime } = useFormat();
  const { lastVisit } = data;
  const visit = lastVisit && [dateTime(lastVisit.at), lastVisit.device, lastVisit.country];
  return (
    <div className={s.page}>
      <section className={panel}>
        <h1 className={panelTitle}>{t("title")}</h1>
        <DoneNote done={data.done} />
        <div className={s.who}>
          {data.avatar > 0 && <Avatar avatar={data.avatar} size={84} />}
          <div className={s.words}>
            <p className={s.nickname}>{data.nickname || data.account}</p>
            <p className={s.quiet}>
              {t("who", { account: data.account, date: date(data.registeredAt) })}
            </p>
            {visit && (
              <p className={s.quiet}>
                {t("lastVisit", { visit: visit.filter(Boolean).join(" · ") })}
              </p>
            )}
          </div>
          <Link to="/member/securityCenter/profile" className={s.edit}>
            <Icon name="user" size={18} />
            {t("profile.edit")}
          </Link>
        </div>
      </section>
      <section className={panel} aria-labelledby="security-rows">
        <h2 id="security-rows" className={s.heading}>
          {t("parts")}
        </h2>
        <ul className={s.rows}>
          {useRows(data).map((row) => (
            <li key={row.id}>
              <PartLink row={row} />
            </li>
          ))}
          <li>
            <LanguageRow />
          </li>
        </ul>
      </section>
    </div>
  );
}

function PartLink({ row }: { row: Row }) {
  const { t } = useTranslation("security");
  return (
    <Link to={`/member/${row.to}`} className={s.row}>
      <span className={s.rowIcon}>
        <Icon name={row.icon} size={22} />
      </span>
      <span className={s.words}>
        <strong>{t(`${row.id}.title`)}</strong>
        <span className={s.quiet}>{row.text}</span>
      </span>
      {row.state && (
        <span className={s.state}>
          <StatusChip tone={row.state.tone}>{row.state.word}</StatusChip>
        </span>
      )}
      <Icon name="chevron-right" size={18} />
    </Link>
  );
}

function useRows(data: Data): Row[] {
  const { t } = useTranslation("security");
  const { dateTime, number } = useFormat();
  const good = (word: string) => ({ tone: "open" as const, word });
  const missing = { tone: "soon" as const, word: t("state.missing") };
  const contact = (known: Data["email"]) =>
    known?.isVerified ? good(t("state.verified")) : missing;
  const { withdrawLockedUntil: locked, withdrawUsableAt: usableAt } = data;
  const digits = usableAt ? t("withdraw.waits", { time: dateTime(usableAt) }) : t("withdraw.row");
  const own = "securityCenter";
  return [
    {
      id: "identity",
      to: `${own}/identity`,
      icon: "badge-check",
      text: t("identity.row"),
      state: data.identity && {
        tone: IDENTITY_TONES[data.identity],
        word: t(`identity.states.${data.identity}`),
      },
    },
    ...(data.funds
      ? [
          {
            id: "funds",
            to: `${own}/funds`,
            icon: "landmark" as const,
            text: t("funds.row"),
            state: { tone: FUNDS_TONES[data.funds], word: t(`funds.states.${data.funds}`) },
          },
        ]
      : []),
    {
      id: "phone",
      to: `${own}/phone`,
      icon: "message-circle",
      text: data.phone?.masked ?? t("phone.none"),
      state: contact(data.phone),
    },
    {
      id: "email",
      to: `${own}/email`,
      icon: "mail",
      text: data.email?.masked ?? t("email.none"),
      state: contact(data.email),
    },
    { id: "password", to: "password", icon: "lock", text: t("password.row"), state: null },
    { id: "factors", to: "factors", icon: "shield-check", text: t("factors.row"), state: null },
    {
      id: "withdraw",
      to: `${own}/withdrawPassword`,
      icon: "banknote",
      text: locked ? t("withdraw.locked", { time: dateTime(locked) }) : digits,
      state: locked
        ? { tone: "bad", word: t("state.locked") }
        : data.hasWithdrawPassword
          ? good(t("state.set"))
          : missing,
    },
    {
      id: "accounts",
      to: `${own}/accounts`,
      icon: "landmark",
      text: data.accounts
        ? t("accounts.count", { count: data.accounts, number: number(data.accounts) })
        : t("accounts.row"),
      state: null,
    },
    {
      id: "sessions",
      to: `${own}/sessions`,
      icon: "smartphone",
      text: t("sessions.count", { count: data.sessions, number: number(data.sessions) }),
      state: null,
    },
    { id: "data", to: `${own}/data`, icon: "file-text", text: t("data.row"), state: null },
  ];
}
