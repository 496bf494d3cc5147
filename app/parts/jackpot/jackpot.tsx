import { Link } from "@remix-run/react";
import { useRef } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import * as hiddenText from "#app/ui/layout/text.css.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { useMotion } from "#app/ui/motion/stillness.ts";
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
  const mayMove = useMotion();
  const isMoving = useShown(ref) && mayMove;
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
