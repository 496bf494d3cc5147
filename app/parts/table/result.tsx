import { useFormat } from "#app/ui/format/format.ts";
import { amount as amountClass } from "#app/ui/layout/text.css.ts";
import * as s from "./result.css.ts";

type Props = {
  value: bigint;
  /** More is not better: no colour of a gain. */
  isPlain?: boolean;
};

/** What a round or all of them brought, with its sign in text, not in colour alone. */
export function Result({ value, isPlain = false }: Props) {
  const { change } = useFormat();
  return (
    <span className={`${amountClass} ${value > 0n && !isPlain ? s.gain : s.plain}`}>
      {change(value)}
    </span>
  );
}
