import { useBrand } from "#app/frame/use-site.ts";
import { useFormat } from "#app/ui/format/format.ts";
import * as hiddenText from "#app/ui/layout/text.css.ts";
import * as s from "./top-prize.css.ts";

type Layout = ReturnType<typeof useBrand>["layout"];

/** The form follows the brand's signs or, where these have none for digits, its deposit button. */
function formOf({ marks, deposit }: Layout): keyof typeof s.digit {
  if (marks === "solid" || marks === "medals") return marks;
  return deposit === "buoy" ? "ball" : "arch";
}

/** An amount of money, each digit in an arch, on a cut tile, on a ball or between fine lines. */
export function Digits({ value }: { value: bigint }) {
  const form = formOf(useBrand().layout);
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
          className={/\d/.test(letter) ? s.digit[form] : s.mark}
        >
          {letter}
        </span>
      ))}
      {isSymbolLast && sign}
    </p>
  );
}
