import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useBrand } from "#app/frame/use-site.ts";
import { Icon } from "#app/ui/icon.tsx";
import * as s from "./promos.css.ts";

const promos = [
  { key: "money", to: "/member/deposit", icon: "money-bag" },
  { key: "fair", to: "/help/fair", icon: "game-die" },
  { key: "calm", to: "/help/responsible", icon: "hot-beverage" },
] as const;

/** Three promises that the product keeps today, each with the page that shows it. */
export function Promos({ count }: { count: number }) {
  const { t } = useTranslation("home");
  const { hero } = useBrand().layout;
  return (
    <ul className={s.list[hero]}>
      {promos.slice(0, count).map(({ key, to, icon }, index) => (
        <li key={key} className={s.cell}>
          <Link to={to} className={s.promo[`${hero}${index}` as keyof typeof s.promo]}>
            <span className={s.words}>
              <small className={s.kicker}>{t(`promo.${key}Kicker`)}</small>
              <strong className={s.title}>{t(`promo.${key}Title`)}</strong>
              {hero !== "plate" && <span className={s.text}>{t(`promo.${key}Text`)}</span>}
              <span className={s.action}>
                {t(`promo.${key}Action`)}
                <Icon name="arrow-right" size={17} />
              </span>
            </span>
            <span className={s.art[hero]}>
              <img src={`/media/icons/${icon}.webp`} alt="" width={84} height={84} loading="lazy" />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
