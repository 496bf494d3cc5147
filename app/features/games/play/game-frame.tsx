import { useFetcher } from "@remix-run/react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useSite } from "#app/frame/use-site.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { EmptyState } from "#app/ui/data/empty-state.tsx";
import { Button, ButtonLink } from "#app/ui/forms/button.tsx";
import { BarMoney } from "./bar-money.tsx";
import { PlayClock } from "./clock/play-clock.tsx";
import { FrameBar } from "./frame-bar.tsx";
import * as s from "./game-frame.css.ts";
import type { LaunchData } from "./launch.server.ts";
import { useBringBack } from "./use-bring-back.ts";
import { useGameLoad } from "./use-game-load.ts";
import { useTellBalance } from "./use-tell-balance.ts";
import { watchGame } from "./watch-game.ts";

type Opened = Extract<LaunchData, { url: string }>;

/** The vendor's game under the header. When money moves in it, the balance shown is updated. */
export function GameFrame({ data }: { data: Opened }) {
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [isElsewhere, setElsewhere] = useState(false);
  useBringBack(data.carriedAt, isElsewhere);
  return (
    <div ref={stage} className={s.stage} data-stage>
      <FrameBar
        name={data.game.name}
        isDemo={data.isDemo}
        backTo={data.backTo}
        stage={stage}
        onWindow={() => setElsewhere(true)}
      >
        {!data.isDemo && (
          <PlayClock
            frame={frame}
            origin={new URL(data.url).origin}
            backTo={data.backTo}
            game={data.game}
          />
        )}
        <BarMoney realTo={data.isDemo ? data.realTo : null} />
      </FrameBar>
      {isElsewhere ? <Elsewhere /> : <Game data={data} frame={frame} />}
    </div>
  );
}

type GameProps = { data: Opened; frame: RefObject<HTMLIFrameElement> };

function Game({ data: { url, game, isDemo, carriedAt }, frame }: GameProps) {
  const { t } = useTranslation("games");
  const { submit } = useFetcher();
  const { isMounted, state, onLoad, waitOn } = useGameLoad();
  // The play money of a trial account is in the header; other demos change nothing there.
  const isPlayMoneyShown = useSite().account?.playMoney != null;
  useTellBalance(frame, url);
  const isInHeader = !isDemo || isPlayMoneyShown;
  useEffect(() => {
    if (!isMounted || !isInHeader) return;
    const refresh = () => submit(null, { method: "post", action: "/wallet/balance" });
    return watchGame({
      ...{ frame: frame.current!, origin: new URL(url).origin },
      ...{ isPurse: carriedAt !== null, onMoney: refresh },
    });
  }, [url, submit, isMounted, isInHeader, carriedAt, frame]);
  return (
    <div className={s.screen}>
      {state === "loading" && (
        <p role="status" className={s.loading}>
          <span className={s.spinner} aria-hidden="true" />
          {t("play.loading", { game: game.name })}
        </p>
      )}
      <noscript>
        <p className={s.noScript}>{t("play.noScript")}</p>
      </noscript>
      {isMounted && (
        <iframe
          ref={frame}
          src={url}
          title={t("play.frame", { game: game.name })}
          className={s.frame}
          onLoad={onLoad}
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-top-navigation-by-user-activation"
          allow="autoplay; fullscreen"
          referrerPolicy="origin"
        />
      )}
      {state === "late" && <Late onWait={waitOn} />}
    </div>
  );
}

/** The specification's time-out. The game may still load, so the visitor can keep waiting. */
function Late({ onWait }: { onWait: () => void }) {
  const { t } = useTranslation("games");
  return (
    <div className={s.late} role="alert">
      <EmptyState icon="hourglass" title={t("play.lateTitle")} text={t("play.lateText")}>
        <span className={s.choices}>
          <ButtonLink to="." reloadDocument>
            {t("list.retry")}
          </ButtonLink>
          <Button tone="outline" onClick={onWait}>
            {t("play.wait")}
          </Button>
        </span>
      </EmptyState>
    </div>
  );
}

function Elsewhere() {
  const { t } = useTranslation("games");
  return (
    <EmptyState icon="maximize" title={t("play.elsewhereTitle")} text={t("play.elsewhereText")}>
      <Button onClick={() => location.reload()}>{t("play.here")}</Button>
    </EmptyState>
  );
}
