import { Link, useLocation } from "@remix-run/react";
import { useRef } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { RenderedOnce } from "#app/ui/layout/rendered-once.tsx";
import * as text from "#app/ui/layout/text.css.ts";
import { Avatar } from "#app/ui/media/avatar.tsx";
import { Icon, type IconName } from "#app/ui/media/icon.tsx";
import { type AccountState, accountState } from "../header/account-state.ts";
import { isWithin } from "../header/menu/is-current.ts";
import { hasOwnNavigation } from "../layout-of.ts";
import { useNews } from "../use-news.ts";
import { useSite } from "../use-site.ts";
import * as s from "./bottom-bar.css.ts";
import { useBarHeight } from "./use-bar-height.ts";

type Place = { label: string; to: string; icon: IconName };

const placesOf = (gamesPath: string): Place[] => [
  { label: "home", to: "/", icon: "house" },
  { label: "games", to: gamesPath, icon: "gamepad-2" },
  { label: "deposit", to: "/member/deposit", icon: "plus" },
  { label: "messages", to: "/member/messages", icon: "mail" },
  { label: "me", to: "/member/securityCenter", icon: "user" },
];

const hot: Place = { label: "hot", to: "/hot", icon: "flame" };
const search: Place = { label: "search", to: "/search", icon: "search" };

/** A trial account cannot deposit and a guest has no messages: a way to games stands there. */
const placeFor = (state: AccountState) => (place: Place) => {
  if (state === "trial" && place.label === "deposit") return hot;
  if (state === "guest" && place.label === "messages") return search;
  return place;
};

export function BottomBar() {
  const { t } = useTranslation();
  const { brand, account } = useSite();
  const { pathname } = useLocation();
  const { count, badge, said } = useNews();
  const avatar = account?.avatar ?? 0;
  const state = accountState(account);
  const places = placesOf(brand.gamesPath).map(placeFor(state));
  const current = places.find(({ to }) => isWithin(to, pathname))?.to;
  const nav = useRef<HTMLElement>(null);
  const { bar, deposit } = brand.layout;
  useBarHeight(nav);
  return (
    <nav
      ref={nav}
      className={s.bar[bar]}
      aria-label={t("bar.label")}
      data-flat={hasOwnNavigation(pathname) || undefined}
    >
      <RenderedOnce name={["bar", state, current, avatar, said].join("-")} of={brand}>
        {places.map(({ label, to, icon }) => (
          <Link
            key={to}
            to={to}
            className={s.place[bar]}
            aria-current={to === current ? "page" : undefined}
          >
            <span className={label === "deposit" || label === "hot" ? s.deposit[deposit] : s.icon}>
              {label === "me" && avatar > 0 ? (
                <Avatar avatar={avatar} size={26} isFirst />
              ) : (
                <Icon name={icon} size={24} />
              )}
              {label === "messages" && count > 0 && (
                <span className={s.badge} aria-hidden="true">
                  {badge}
                </span>
              )}
            </span>
            <span>{t(`bar.${label}`)}</span>
            {label === "messages" && count > 0 && <span className={text.hidden}>{said}</span>}
          </Link>
        ))}
      </RenderedOnce>
    </nav>
  );
}
