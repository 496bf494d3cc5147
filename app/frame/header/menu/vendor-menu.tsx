import { useLocation } from "@remix-run/react";
import {
  lazy,
  type PointerEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import * as s from "./navigation.css.ts";
import type { NavigationItem } from "./navigation.tsx";
import { useMenuWords } from "./use-menu-words.ts";

const VendorPanel = lazy(() =>
  import("./vendor-panel.tsx").then((module) => ({ default: module.VendorPanel })),
);

const OPEN_DELAY_MS = 90;
const CLOSE_DELAY_MS = 200;

/**
 * A menu item that opens its vendors: on hover, by the button next to the link, or by the down
 * arrow. Without JavaScript it is only the link.
 */
export function VendorMenu({ item, children }: { item: NavigationItem; children: ReactNode }) {
  const { t } = useTranslation();
  const place = useRef<HTMLLIElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const isOver = useRef(false);
  const [opened, setOpened] = useState<"mouse" | "button" | "arrow" | null>(null);
  const { key } = useLocation();
  const type = useMenuWords()(item);

  useEffect(() => {
    clearTimeout(timer.current);
    setOpened(null);
  }, [key]);

  // A mouse that only passes by neither changes nor closes what a key or a press has opened.
  const later = (ms: number, from: typeof opened, to: typeof opened) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpened((now) => (now === from ? to : now)), ms);
  };
  const enter = ({ pointerType }: PointerEvent) => {
    if (pointerType !== "mouse" || isOver.current) return;
    isOver.current = true;
    later(OPEN_DELAY_MS, null, "mouse");
  };
  return (
    <li
      ref={place}
      className={s.place}
      onPointerEnter={enter}
      // A mouse that came before the page was awake enters with its next move.
      onPointerMove={enter}
      onPointerLeave={(event) => {
        if (event.pointerType !== "mouse") return;
        isOver.current = false;
        later(CLOSE_DELAY_MS, "mouse", null);
      }}
      onBlur={({ relatedTarget }) => {
        if (opened !== "mouse" && !place.current?.contains(relatedTarget)) setOpened(null);
      }}
      onKeyDown={(event) => {
        if (event.key === "Escape" && opened) {
          // A mouse that rests where the panel was must not open it again.
          clearTimeout(timer.current);
          setOpened(null);
          place.current?.querySelector("button")?.focus();
        }
        // Within the panel the arrow keys belong to the panel.
        if (event.key === "ArrowDown" && !event.defaultPrevented) {
          event.preventDefault();
          setOpened("arrow");
        }
      }}
    >
      {children}
      <button
        type="button"
        className={s.opener}
        aria-expanded={opened !== null}
        aria-label={t("nav.vendors", { type })}
        onClick={() => setOpened(opened ? null : "button")}
      >
        <Icon name="chevron-down" size={16} />
      </button>
      {opened && (
        <Suspense>
          <VendorPanel
            item={item}
            anchor={place.current!}
            takesFocus={opened === "arrow"}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </li>
  );
}
