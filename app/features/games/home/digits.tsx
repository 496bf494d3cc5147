import { useFormat } from "#app/ui/format.ts";
import * as hiddenText from "#app/ui/text.css.ts";
import * as s from "./top-prize.css.ts";

/** An amount of money, each digit in its own arch. */
export function Digits({ value }: { value: bigint }) {
  const { amount, figures: figuresOf } = useFormat();
  const { symbol, figures } = figuresOf(value);
  return (
    <p className={s.digits}>
      <span className={hiddenText.hidden}>{amount(value)}</span>
      <span aria-hidden="true" className={s.symbol}>
        {symbol}
      </span>
      {[...figures].map((letter, index) => (
        <span
          key={`${index}${letter}`}
          aria-hidden="true"
          className={/\d/.test(letter) ? s.digit : s.mark}
        >
          {letter}
        </span>
      ))}
    </p>
  );
}
