import { Link } from "@remix-run/react";
import { useBrand } from "#app/frame/use-site.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import type { HomeData } from "../home-data.server.ts";
import { only } from "../only.css.ts";
import * as s from "./promos.css.ts";

const promos = [
  { key: "money", to: "/member/deposit", icon: "money-bag" },
  { key: "fair", to: "/help/fair", icon: "game-die" },
  { key: "calm", to: "/help/responsible", icon: "hot-beverage" },
] as const;

type Props = {
  art: HomeData["promiseArt"];
  isBesideHero?: boolean | undefined;
  on?: keyof typeof only | undefined;
};

/**
 * Promises that the product keeps today, each with the page that shows it: three, or two next to
 * the hero. A brand without drawings of its own shows the shared icons.
 */
export function Promos({ art, isBesideHero = false, on }: Props) {
  const { t } = useTranslation("home");
  const { hero, deposit } = useBrand().layout;
  const arrangement = hero === "promos" && !isBesideHero ? "plate" : hero;
  return (
    <ul className={`${s.list[arrangement]} ${on ? only[on] : ""}`}>
      {promos.slice(0, isBesideHero ? 2 : 3).map(({ key, to, icon }, index) => (
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
            <span className={hero === "plate" && deposit === "arch" ? s.arch : s.art[hero]}>
              <img
                src={art[key] ?? `/media/icons/${icon}.webp`}
                alt=""
                width={84}
                height={84}
                loading="lazy"
              />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
