import { Link } from "@remix-run/react";
import { SideButtons } from "#app/frame/edges/side-buttons.tsx";
import { Face } from "#app/frame/visitor/face.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import * as s from "./member.css.ts";

type Props = {
  name: string;
  avatar: number;
  registeredAt: number;
  /** The minutes of the sitting under way. */
  minutes: number | null;
};

export function MemberHead({ name, avatar, registeredAt, minutes }: Props) {
  const { t } = useTranslation("member");
  const { date, number } = useFormat();
  return (
    <div className={s.head}>
      <span className={s.face}>
        <Face name={name} avatar={avatar} size="large" />
      </span>
      <p className={minutes === null ? s.who : s.playing}>
        <strong className={s.name}>{name}</strong>
        <span className={s.since}>
          {minutes === null
            ? t("head.since", { date: date(registeredAt) })
            : t("head.playing", { count: minutes, number: number(minutes) })}
        </span>
      </p>
      <div className={s.ways}>
        <p className={s.centreName}>{t("menu.label")}</p>
        <SideButtons place="head" />
        <Link to="/" className={s.close} aria-label={t("head.close")}>
          <Icon name="x" />
        </Link>
      </div>
    </div>
  );
}
