import { Digits } from "#app/ui/format/digits.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import { amount as amountClass } from "#app/ui/layout/text.css.ts";
import * as s from "./result.css.ts";

type Props = {
  value: bigint;
  /** For values where more is not better: they get no gain colour. */
  isPlain?: boolean;
  /** Shows what cents would cut off, where amounts add up or are explained. */
  isUncut?: boolean;
};

/** The result of one round or of all, with its sign in text and not only in colour. */
export function Result({ value, isPlain = false, isUncut = false }: Props) {
  const { change, uncutChange } = useFormat();
  return (
    <span className={`${amountClass} ${value > 0n && !isPlain ? s.gain : s.plain}`}>
      {isUncut ? <Digits text={uncutChange(value)} /> : change(value)}
    </span>
  );
}
