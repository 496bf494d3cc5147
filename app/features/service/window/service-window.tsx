import { Link } from "@remix-run/react";
import { Logo } from "#app/frame/header/logo.tsx";
import { useBrand } from "#app/frame/use-site.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Icon, type IconName } from "#app/ui/media/icon.tsx";
import type { CsType } from "#platform/contract/publishing/service.ts";
import * as s from "./service-window.css.ts";

type Props = {
  isVip: boolean;
  /** The channel that leads here in the demonstration. */
  channel: CsType | null;
};

/** The content of the service window: channels to a person, and existing answers. */
export function ServiceWindow({ isVip, channel }: Props) {
  const { t } = useTranslation(["service", "common"]);
  const { name, customerService, legal } = useBrand();
  const { hours, replyMinutes } = customerService;
  return (
    <div className={s.page}>
      <div className={s.top}>
        <Logo />
        {isVip && (
          <span className={s.crown}>
            <Icon name="crown" size={22} />
          </span>
        )}
      </div>
      <h1 className={s.title}>{t(isVip ? "vipHello" : "hello")}</h1>
      <p className={s.lead}>{t(isVip ? "vipLead" : "lead")}</p>
      {(hours || replyMinutes) && (
        <p className={s.hours}>
          <Icon name="clock" size={18} />
          <span>
            {hours && t("hours", hours)} {replyMinutes && t("reply", timeOf(replyMinutes))}
          </span>
        </p>
      )}
      <ul className={s.channels}>
        <li>
          <Link to="/feedback" className={s.first}>
            <Words icon="message-circle" title={t("write")} text={t("writeText")} />
          </Link>
        </li>
        <li>
          <a href={`mailto:${customerService.email}`} className={s.channel}>
            <Words icon="mail" title={t("mail")} text={customerService.email} />
          </a>
        </li>
        <li>
          <Link to="/help" className={s.channel}>
            <Words icon="book-open" title={t("help")} text={t("helpText")} />
          </Link>
        </li>
        <li>
          <a href={`tel:${legal.helpline.replace(/\s/g, "")}`} className={s.channel}>
            <Words
              icon="heart-handshake"
              title={`${t("helpline")} · ${legal.helpline}`}
              text={t("helplineText")}
            />
          </a>
        </li>
      </ul>
      <p className={s.note}>
        {t("demo", { brand: name })}{" "}
        {channel && t("demoChannel", { channel: t(`common:service.${channel}`) })}
      </p>
    </div>
  );
}

const HOUR_MINUTES = 60;

/** Minutes up to two hours, then hours. */
function timeOf(minutes: number) {
  const isHours = minutes >= 2 * HOUR_MINUTES;
  const count = isHours ? Math.round(minutes / HOUR_MINUTES) : minutes;
  return { context: isHours ? "hours" : "minutes", count };
}

function Words({ icon, title, text }: { icon: IconName; title: string; text: string }) {
  return (
    <>
      <span className={s.mark}>
        <Icon name={icon} size={22} />
      </span>
      <span className={s.words}>
        <strong className={s.channelTitle}>{title}</strong>
        <span className={s.channelText}>{text}</span>
      </span>
    </>
  );
}
