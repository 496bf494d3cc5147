import { Link, useFetcher } from "@remix-run/react";
import { type RefObject, useEffect } from "react";
import { useSite } from "#app/frame/use-site.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import { hidden } from "#app/ui/layout/text.css.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { useNow } from "#app/ui/motion/use-now.ts";
import type { GameType } from "#platform/contract/play/game-types.ts";
import { BarPlace } from "../../boards/bar-place.tsx";
import * as s from "./clock.css.ts";
import type { loader } from "./clock.ts";
import { RealityCheck } from "./reality-check.tsx";

const EVERY_MS = 60_000;
const ADDRESS = "/play/clock";

type Props = {
  frame: RefObject<HTMLIFrameElement | null>;
  origin: string;
  backTo: string;
  game: { gameCode: string; gameType: GameType };
};

/**
 * Shows the time and net of the sitting, or what is left of a session that was set before, and the
 * member's place in a board. It leads to the limits. A reminder that is due covers the game.
 */
export function PlayClock({ frame, origin, backTo, game }: Props) {
  const { t } = useTranslation("protection");
  const { amount, number } = useFormat();
  const { data, load } = useFetcher<typeof loader>();
  const balance = useSite().account?.balance;
  const { gameCode, gameType } = game;
  const address = `${ADDRESS}?${new URLSearchParams({ game: gameCode, type: gameType })}`;
  useEffect(() => load(address), [load, balance, address]);
  useEffect(() => {
    const timer = setInterval(() => load(address), EVERY_MS);
    return () => clearInterval(timer);
  }, [load, address]);
  const now = useNow(data?.now ?? 0);
  const clock = data?.clock ?? null;
  const sitting = clock?.sitting ?? null;
  const minutes = sitting ? Math.max(0, Math.floor((now - sitting.from) / 60_000)) : 0;
  const inMinutes = (count: number) => t("time.minutes", { count, number: number(count) });
  const time = inMinutes(minutes);
  const session = clock?.session ?? null;
  const left = session && Math.max(0, Math.ceil((session.until - now) / 60_000));
  const net = sitting && amount(sitting.net);
  const isDue = clock?.checkAt != null && clock.checkAt <= now;
  return (
    <>
      <Link to="/member/protection" className={data?.board ? s.clockBeside : s.clock}>
        <Icon name="clock" size={18} />
        <span className={hidden}>{t("clock.limits")}</span>
        {left !== null ? (
          <span>{t("clock.left", { time: inMinutes(left) })}</span>
        ) : (
          sitting && <span>{time}</span>
        )}
        {session ? (
          <span className={s.net}>{t("clock.leftMoney", { amount: amount(session.left) })}</span>
        ) : (
          net && <span className={s.net}>{net}</span>
        )}
      </Link>
      {data?.board && <BarPlace note={data.board} />}
      {isDue && sitting && (
        <RealityCheck
          sitting={sitting}
          time={time}
          backTo={backTo}
          frame={frame}
          origin={origin}
          onAnswered={() => load(address)}
        />
      )}
    </>
  );
}
