import { useFormat } from "#app/ui/format/format.ts";
import * as hiddenText from "#app/ui/layout/text.css.ts";
import * as s from "./top-prize.css.ts";

/** An amount of money, each digit in an arch of its own. */
export function Digits({ value }: { value: bigint }) {
  const { amount, figures: figuresOf } = useFormat();
  const { symbol, isSymbolLast, figures } = figuresOf(value);
  const sign = (
    <span aria-hidden="true" className={s.symbol}>
      {symbol}
    </span>
  );
  return (
    <p className={s.digits}>
      <span className={hiddenText.hidden}>{amount(value)}</span>
      {!isSymbolLast && sign}
      {[...figures].map((letter, index) => (
        <span
          key={`${index}${letter}`}
          aria-hidden="true"
          className={/\d/.test(letter) ? s.digit : s.mark}
        >
          {letter}
        </span>
      ))}
      {isSymbolLast && sign}
    </p>
  );
}
