import { useFormat } from "#app/ui/format.ts";
import * as hiddenText from "#app/ui/text.css.ts";
import * as s from "./top-prize.css.ts";

/** An amount of money, each digit in its own arch. */
export function Digits({ value }: { value: bigint }) {
  const { amount } = useFormat();
  const written = amount(value);
  const [symbol = "", digits = ""] = written.split("\u00a0");
  return (
    <p className={s.digits}>
      <span className={hiddenText.hidden}>{written}</span>
      <span aria-hidden="true" className={s.symbol}>
        {symbol}
      </span>
      {[...digits].map((letter, index) => (
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
