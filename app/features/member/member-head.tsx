import { useTranslation } from "react-i18next";
import { useBrand } from "#app/frame/use-site.ts";
import { useFormat } from "#app/ui/format.ts";
import * as s from "./member.css.ts";

export function MemberHead({ name, registeredAt }: { name: string; registeredAt: number }) {
  const { t } = useTranslation("member");
  const { layout } = useBrand();
  const { date } = useFormat();
  return (
    <div className={s.head}>
      <span className={s.avatar[layout.deposit]} aria-hidden="true">
        {name.slice(0, 2).toUpperCase()}
      </span>
      <p className={s.who}>
        <strong className={s.name}>{name}</strong>
        <span className={s.since}>{t("head.since", { date: date(registeredAt) })}</span>
      </p>
    </div>
  );
}
