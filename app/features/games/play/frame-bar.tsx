import { Link, useNavigate } from "@remix-run/react";
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Notice } from "#app/ui/data/notice.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import * as s from "./game-frame.css.ts";

type Props = {
  name: string;
  isDemo: boolean;
  backTo: string;
  stage: RefObject<HTMLDivElement>;
  /** Called when the game has moved to a window of its own. */
  onWindow: () => void;
  /** What a phone shows of the money. */
  children: ReactNode;
};

/** The bar above a game: the way back, the name, the word "demo", and the larger views. */
export function FrameBar({ name, isDemo, backTo, stage, onWindow, children }: Props) {
  const { t } = useTranslation("games");
  const [canFill, setCanFill] = useState(false);
  const [isBlocked, setBlocked] = useState(false);
  const goBack = useBack(backTo);
  useEffect(() => setCanFill(document.fullscreenEnabled), []);
  const openWindow = () => {
    const opened = window.open(location.href, "game", "popup,width=1100,height=760");
    setBlocked(!opened);
    if (opened) onWindow();
  };
  return (
    <>
      <div className={s.bar}>
        <Link to={backTo} className={s.tool} aria-label={t("play.back")} onClick={goBack}>
          <Icon name="arrow-left" />
          <span className={s.word}>{t("play.back")}</span>
        </Link>
        <div className={s.title}>
          <h1 className={s.name}>{name}</h1>
          {isDemo && (
            <p className={s.demo}>
              {t("play.demo")}
              <span className={s.demoMoney}>{t("play.demoMoney")}</span>
            </p>
          )}
        </div>
        <span className={s.tools}>
          {children}
          <button
            type="button"
            className={s.newWindow}
            aria-label={t("play.window")}
            onClick={openWindow}
          >
            <Icon name="external-link" size={18} />
            <span className={s.word}>{t("play.window")}</span>
          </button>
          {canFill && (
            <button
              type="button"
              className={s.tool}
              aria-label={t("play.fullscreen")}
              onClick={() => stage.current?.requestFullscreen().catch(() => undefined)}
            >
              <Icon name="maximize" size={18} />
              <span className={s.word}>{t("play.fullscreen")}</span>
            </button>
          )}
        </span>
      </div>
      {isBlocked && (
        <div className={s.blocked}>
          <Notice tone="bad">{t("play.popupBlocked")}</Notice>
        </div>
      )}
    </>
  );
}

/** Goes back to the list with its filters, if the visitor came from one. */
function useBack(backTo: string) {
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || !(isWithinVisit() || isLoadedFrom(backTo))) return;
    event.preventDefault();
    navigate(-1);
  };
}

const isWithinVisit = () => (window.history.state?.idx ?? 0) > 0;

/**
 * True when the list led here by a full page load before hydration, which the router does not know
 * of.
 */
function isLoadedFrom(backTo: string) {
  if (history.length < 2 || !document.referrer) return false;
  const { origin, pathname } = new URL(document.referrer);
  return origin === location.origin && pathname === backTo;
}
