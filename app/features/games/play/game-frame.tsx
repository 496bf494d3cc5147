import { Link, useFetcher } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/icon.tsx";
import * as s from "./game-frame.css.ts";
import { watchGame } from "./watch-game.ts";

/** The vendor's game under the header; when money moved in it, the header's balance follows. */
export function GameFrame({ url, game }: { url: string; game: { name: string } }) {
  const { t } = useTranslation("games");
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const { submit } = useFetcher();
  useEffect(() => {
    const refresh = () => submit(null, { method: "post", action: "/wallet/balance" });
    return watchGame({ frame: frame.current!, origin: new URL(url).origin, onMoney: refresh });
  }, [url, submit]);
  return (
    <div ref={stage} className={s.stage}>
      <div className={s.bar}>
        <Link to="/rngList" className={s.tool} aria-label={t("play.back")}>
          <Icon name="arrow-left" />
          <span className={s.word}>{t("play.back")}</span>
        </Link>
        <h1 className={s.name}>{game.name}</h1>
        <button
          type="button"
          className={s.fullscreen}
          aria-label={t("play.fullscreen")}
          onClick={() => stage.current?.requestFullscreen?.().catch(() => undefined)}
        >
          <Icon name="maximize" size={18} />
          <span className={s.word}>{t("play.fullscreen")}</span>
        </button>
      </div>
      <iframe
        ref={frame}
        src={url}
        title={t("play.frame", { game: game.name })}
        className={s.frame}
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-top-navigation-by-user-activation"
        allow="autoplay; fullscreen"
        referrerPolicy="origin"
      />
    </div>
  );
}
