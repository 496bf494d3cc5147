import { Link } from "@remix-run/react";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { useSite } from "../../use-site.ts";
import type { NavigationItem } from "./navigation.tsx";
import { panelPlace } from "./panel-place.ts";
import { useMenuWords } from "./use-menu-words.ts";
import * as s from "./vendor-panel.css.ts";

type Props = {
  item: NavigationItem;
  anchor: HTMLElement;
  takesFocus: boolean;
  onClose: () => void;
};

/** The first vendors of a game type, each linking to its games of that type. */
export function VendorPanel({ item, anchor, takesFocus, onClose }: Props) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { brand, vendors } = useSite();
  const panel = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ left: 0, top: 0 });
  const type = useMenuWords()(item);
  const isRail = brand.layout.header === "rail";

  useLayoutEffect(() => {
    const size = panel.current!.getBoundingClientRect();
    const room = { width: document.documentElement.clientWidth, height: window.innerHeight };
    setPlace(panelPlace(anchor.getBoundingClientRect(), size, room, isRail));
  }, [anchor, isRail]);
  useEffect(() => {
    const { current } = panel;
    current?.addEventListener("keydown", moveByArrows);
    return () => current?.removeEventListener("keydown", moveByArrows);
  }, []);
  useEffect(() => {
    if (takesFocus) panel.current?.querySelector("a")?.focus();
  }, [takesFocus]);
  useEffect(() => {
    const options = { once: true, passive: true };
    window.addEventListener("scroll", onClose, options);
    return () => window.removeEventListener("scroll", onClose);
  }, [onClose]);

  const logoOf = new Map(vendors.map((vendor) => [vendor.vassalage, vendor]));
  return (
    <div ref={panel} className={s.panel} style={place}>
      <ul className={s.vendors}>
        {item.vendors?.map(({ vassalage, gameCount, to }) => (
          <li key={vassalage}>
            <Link to={to} className={s.vendor}>
              <img
                src={logoOf.get(vassalage)?.logo}
                alt={logoOf.get(vassalage)?.name ?? vassalage}
                width={120}
                height={26}
                className={s.logo}
              />
              <span className={s.count}>
                {t("nav.games", { count: gameCount, number: number(gameCount) })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Link to={item.to} className={s.all}>
        {t("nav.all", { type })}
        <Icon name="arrow-right" size={17} />
      </Link>
    </div>
  );
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** The arrow keys cycle through the panel's links; Home and End go to the first and the last. */
function moveByArrows(event: KeyboardEvent) {
  const links = [...(event.currentTarget as HTMLElement).querySelectorAll("a")];
  const now = links.indexOf(event.target as HTMLAnchorElement);
  const ends: Readonly<Record<string, number>> = { Home: 0, End: links.length - 1 };
  const step = STEPS[event.key];
  const next = ends[event.key] ?? (step && (now + step + links.length) % links.length);
  if (next === undefined || now < 0) return;
  event.preventDefault();
  links[next]?.focus();
}
