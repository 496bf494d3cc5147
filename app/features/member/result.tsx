import { useFormat } from "#app/ui/format.ts";
import { amount as amountClass } from "#app/ui/text.css.ts";
import * as s from "./result.css.ts";

/** What a round or all of them brought, with its sign in text, not in colour alone. */
export function Result({ value }: { value: bigint }) {
  const { amount } = useFormat();
  const sign = value > 0n ? "+" : value < 0n ? "−" : "";
  const size = value < 0n ? -value : value;
  return (
    <span className={`${amountClass} ${value > 0n ? s.gain : s.plain}`}>
      {sign}
      {amount(size)}
    </span>
  );
}
