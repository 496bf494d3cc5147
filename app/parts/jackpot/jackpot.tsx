import { Link } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import * as hiddenText from "#app/ui/layout/text.css.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import * as s from "./jackpot.css.ts";
import type { JackpotView } from "./jackpot.server.ts";
import { useCounter } from "./use-counter.ts";
import { useShown } from "./use-shown.ts";

/**
 * A counter of large digits that moves while it is visible. It names what it counts unless the page
 * already does.
 */
export function Jackpot({ view, hasWords = true }: { view: JackpotView; hasWords?: boolean }) {
  const { t } = useTranslation("banners");
  const { amount, figures: figuresOf } = useFormat();
  const ref = useRef<HTMLElement>(null);
  const [isPaused, setPaused] = useState(false);
  const isStill = useStillness();
  const isMoving = useShown(ref) && !isPaused && !isStill;
  const shown = useCounter(view, isMoving);
  const { symbol, isSymbolLast, figures } = figuresOf(shown);
  const sign = (
    <span aria-hidden="true" className={s.symbol}>
      {symbol}
    </span>
  );
  return (
    <section
      ref={ref}
      className={hasWords ? s.plate : s.figureAlone}
      aria-label={t(`jackpot.${view.kind}`)}
    >
      {hasWords && (
        <div className={s.words}>
          <h2 className={s.title}>{t(`jackpot.${view.kind}`)}</h2>
          <p className={s.note}>{t(`jackpot.${view.kind}Note`)}</p>
          {view.kind === "pool" && (
            <Link to="/jackpot" className={s.how}>
              {t("jackpot.how")}
              <Icon name="arrow-right" size={16} />
            </Link>
          )}
        </div>
      )}
      <p className={s.figure}>
        <span className={hiddenText.hidden}>{amount(shown)}</span>
        {!isSymbolLast && sign}
        {[...figures].map((letter, index) => (
          // Counted from the right, so that a digit keeps its place when another appears in front.
          <Sign key={figures.length - index} letter={letter} />
        ))}
        {isSymbolLast && sign}
      </p>
      <button
        type="button"
        className={s.pause}
        aria-label={t(isPaused ? "jackpot.resume" : "jackpot.pause")}
        onClick={() => setPaused(!isPaused)}
      >
        <Icon name={isPaused ? "play" : "pause"} size={16} />
      </button>
    </section>
  );
}

function Sign({ letter }: { letter: string }) {
  const isDigit = /\d/.test(letter);
  return (
    <span aria-hidden="true" className={isDigit ? s.digit : s.mark}>
      <span key={letter} className={isDigit ? s.roll : undefined}>
        {letter}
      </span>
    </span>
  );
}

/** True when the visitor prefers reduced motion, and until hydration. */
function useStillness(): boolean {
  const [isStill, setStill] = useState(true);
  useEffect(() => setStill(matchMedia("(prefers-reduced-motion: reduce)").matches), []);
  return isStill;
}
