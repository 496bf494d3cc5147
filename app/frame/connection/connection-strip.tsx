import {
  type Location,
  useBlocker,
  useLocation,
  useNavigate,
  useRevalidator,
} from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useLatest } from "#app/ui/motion/use-latest.ts";
import { isInGame } from "../layout-of.ts";
import { useSite } from "../use-site.ts";
import { checkConnection, useConnection } from "./connection-state.ts";
import * as s from "./connection-strip.css.ts";

/** How long the strip says that the connection is back. */
const BACK_MS = 5_000;

/**
 * Says that the server does not answer, and that it does again. Until then the page stays: another
 * page's scripts could not be loaded, so links wait and lead on afterwards.
 */
export function ConnectionStrip() {
  const { t } = useTranslation();
  const { isLost } = useConnection();
  const isBack = useIsBack(isLost);
  const { pathname } = useLocation();
  const { account } = useSite();
  useLinksThatWait(isLost);
  useEffect(() => {
    addEventListener("offline", checkConnection);
    return () => removeEventListener("offline", checkConnection);
  }, []);
  const isPlaying = isInGame(pathname) && account !== null;
  if (!isLost && !isBack) return null;
  return (
    <div className={s.strip} role="alert">
      {isLost && <span className={s.waiting} aria-hidden="true" />}
      {isLost && <span>{t(isPlaying ? "connection.lostInGame" : "connection.lost")}</span>}
      {isBack && <span>{t(isPlaying ? "connection.backInGame" : "connection.back")}</span>}
    </div>
  );
}

/** True for a moment after an outage. The page's data is read again at its end. */
function useIsBack(isLost: boolean): boolean {
  const revalidate = useLatest(useRevalidator().revalidate);
  const wasLost = useRef(false);
  const [isBack, setBack] = useState(false);
  useEffect(() => {
    setBack(!isLost && wasLost.current);
    if (!isLost && wasLost.current) revalidate.current();
    wasLost.current = isLost;
    if (isLost) return;
    const timer = setTimeout(() => setBack(false), BACK_MS);
    return () => clearTimeout(timer);
  }, [isLost, revalidate]);
  return isBack;
}

/** Keeps the link itself: the router forgets what it blocked whenever it has read a page again. */
function useLinksThatWait(isLost: boolean) {
  const navigate = useLatest(useNavigate());
  const wanted = useRef<Location | null>(null);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isLost && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state === "blocked") {
      wanted.current = blocker.location;
      blocker.reset();
    }
    if (isLost || !wanted.current) return;
    navigate.current(wanted.current);
    wanted.current = null;
  }, [isLost, blocker, navigate]);
}
