import * as text from "../layout/text.css.ts";
import { Digits } from "./digits.tsx";
import { useFormat } from "./format.ts";

type Props = {
  value: bigint;
  /** Shows what cents would cut off, where amounts add up or are explained. */
  isUncut?: boolean;
};

export function Amount({ value, isUncut = false }: Props) {
  const { amount, uncut } = useFormat();
  return (
    <span className={text.amount}>{isUncut ? <Digits text={uncut(value)} /> : amount(value)}</span>
  );
}
